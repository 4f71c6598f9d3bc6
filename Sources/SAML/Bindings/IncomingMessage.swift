/// A provider's message that must be signed: a message about logout.
package enum IncomingMessage: Sendable {
    /// The text of a posted message, which contains the signature.
    case post([UInt8])
    /// A message in a query, with its signature as a parameter.
    case redirect(RedirectMessage)

    /// The issuer in the message, before any check: it determines whose keys must have signed it.
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
        case .post(let bytes): try VerifiedElement(verifying: try SAMLDocument.read(bytes), by: trust)
        case .redirect(let message): try VerifiedElement(verifying: message, by: trust)
        }
    }
}
