package import Kernel

/// A provider's assertion about a user, after all checks.
package struct SAMLAssertion: Sendable, Equatable {
    /// The assertion's ID. The caller accepts each once until `replayableUntil`.
    package var id: String
    /// The provider's entity ID.
    package var issuer: String
    /// The user.
    package var subject: SAMLSubject
    /// The request that it responds to; nil if the provider started the sign-in.
    package var request: String?
    /// The provider's session, for logout.
    package var sessionIndex: String?
    /// When the provider ends its session.
    package var sessionEnd: Instant?
    /// The attributes in the order of the assertion, each name once.
    package var attributes: [SAMLAttribute]
    /// From then on, the assertion is refused as expired.
    package var replayableUntil: Instant
}

/// A user, by the provider's names.
package struct SAMLSubject: Codable, Sendable, Equatable {
    /// The text of NameID, unchanged.
    package var nameID: String
    /// The format, if the provider names one.
    package var format: String?
    /// The provider's qualifier, which a logout request repeats.
    package var nameQualifier: String?
    /// The service provider's qualifier, which a logout request repeats.
    package var spNameQualifier: String?

    package init(nameID: String, format: String?, nameQualifier: String? = nil, spNameQualifier: String? = nil) {
        (self.nameID, self.format) = (nameID, format)
        (self.nameQualifier, self.spNameQualifier) = (nameQualifier, spNameQualifier)
    }

    /// The format of permanent names.
    package static let persistent = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"
    /// The format of names that change with each session.
    package static let transient = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient"

    /// The NameID directly below `element`.
    ///
    /// - Throws: `nameID` if it is missing, empty, longer than 2,048 bytes, or not only text.
    init(in element: XMLElement) throws(SAMLRefusal) {
        guard let name = element.child(.saml("NameID")), let text = name.text, !text.isEmpty, text.utf8.count <= 2048
        else { throw .nameID }
        self.init(
            nameID: text, format: name.attribute("Format"), nameQualifier: name.attribute("NameQualifier"),
            spNameQualifier: name.attribute("SPNameQualifier"))
    }
}

/// An attribute of a user.
package struct SAMLAttribute: Sendable, Equatable {
    /// The name; some providers use a URI.
    package var name: String
    /// The text values. Values that contain elements are left out.
    package var values: [String]
}
