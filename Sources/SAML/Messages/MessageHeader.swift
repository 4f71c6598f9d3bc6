import Kernel

/// The common part of messages and assertions: version, ID, issuer, and the destination of messages.
struct MessageHeader {
    let id: String
    /// The issuer; optional in messages.
    let issuer: String?
    let destination: String?

    /// The header of `element`.
    ///
    /// - Throws: `structure` if it has another name or lacks an ID, `version`, or `issuer` if its format is not that of
    ///   entity IDs.
    init(_ element: XMLElement, name: XMLName) throws(SAMLRefusal) {
        guard element.has(name), let id = element.attribute("ID"), (1...256).contains(id.utf8.count) else {
            throw .structure
        }
        guard element.attribute("Version") == "2.0" else { throw .version }
        self.id = id
        issuer = try Self.issuer(of: element)
        destination = element.attribute("Destination")
    }

    private static func issuer(of element: XMLElement) throws(SAMLRefusal) -> String? {
        let issuers = element.children(.saml("Issuer"))
        guard let issuer = issuers.first else { return nil }
        let format = issuer.attribute("Format") ?? entityFormat
        guard issuers.count == 1, let text = issuer.text, format.hasSameBytes(as: entityFormat) else { throw .issuer }
        return text
    }

    private static let entityFormat = "urn:oasis:names:tc:SAML:2.0:nameid-format:entity"
}
