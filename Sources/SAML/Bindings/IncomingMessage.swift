/// A message of a provider that must be signed: one about logout.
package enum IncomingMessage: Sendable {
    /// The text of a message that was posted, with the signature in it.
    case post([UInt8])
    /// A message in a query, with its signature as a parameter.
    case redirect(RedirectMessage)

    /// The issuer that the message names, before any check: it decides whose keys must have signed it.
    ///
    /// - Throws: `SAMLRefusal` if it cannot be read.
    package var claimedIssuer: String? {
        get throws(SAMLRefusal) {
            let element =
                switch self {
                case .post(let bytes): try SAMLDocument.read(bytes)
                case .redirect(let message): try SAMLDocument.read(message.text)
                }
            return element.child(.saml("Issuer"))?.text
        }
    }

    /// The message, if a key of `trust` signed it.
    func verified(_ trust: SAMLTrust) throws(SAMLRefusal) -> VerifiedElement {
        switch self {
        case .post(let bytes): try VerifiedElement(verifying: try SAMLDocument.read(bytes), trust)
        case .redirect(let message): try VerifiedElement(verifying: message, trust)
        }
    }
}
