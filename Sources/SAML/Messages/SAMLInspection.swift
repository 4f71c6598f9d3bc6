package import Cryptography
import Kernel

/// The content of a response, for an operator who tests a provider. It proves nothing: `SAMLResponse` decides whether a
/// response is accepted.
///
/// An encrypted assertion is only opened if the provider has signed it, or the response around it: the holder of an
/// assertion for another server learns nothing about its text. Values of signatures and encrypted texts are hidden,
/// because a message with them is accepted as the user's proof.
package struct SAMLInspection: Sendable {
    /// The message as XML; nil if it cannot be read.
    package let response: String?
    /// Nil if there is none, or if it cannot be opened.
    package let assertion: Assertion?

    /// An assertion that may lack any part.
    package struct Assertion: Sendable {
        package let xml: String?
        package let wasEncrypted: Bool
        package let issuer: String?
        package let subject: SAMLSubject?
        package let attributes: [SAMLAttribute]

        fileprivate init(_ element: XMLElement, wasEncrypted: Bool) {
            (xml, self.wasEncrypted) = (element.markup(hiding: SAMLInspection.proofs), wasEncrypted)
            issuer = element.child(.saml("Issuer"))?.text
            subject = element.child(.saml("Subject")).flatMap { try? SAMLSubject(in: $0) }
            attributes = (try? AttributeReader.read(element)) ?? []
        }
    }

    fileprivate static let proofs = [XMLName.ds("SignatureValue"), .xenc("CipherValue")]

    /// - Parameter field: The form field `SAMLResponse`.
    package init(_ field: String, trust: SAMLTrust, key: RSAKey) {
        let received = (try? SAMLResponse.decode(field)).flatMap { try? SAMLDocument.read($0) }
        response = received?.markup(hiding: Self.proofs)
        assertion = received.flatMap { Self.assertion(in: $0, trust: trust, key: key) }
    }

    private static func assertion(in received: XMLElement, trust: SAMLTrust, key: RSAKey) -> Assertion? {
        let isSigned = !received.children(.ds("Signature")).isEmpty
        let signed = isSigned ? try? VerifiedElement(verifying: received, by: trust) : nil
        if let encrypted = received.child(.saml("EncryptedAssertion")) {
            let opened: XMLElement? =
                if let signed {
                    try? signed.child(.saml("EncryptedAssertion"))?.decrypted(with: key).element
                } else {
                    try? EncryptedContent.verify(EncryptedAssertion(encrypted).decrypted(with: key), trust: trust)
                        .element
                }
            return opened.map { Assertion($0, wasEncrypted: true) }
        }
        let holder = signed?.element ?? received
        return holder.child(.saml("Assertion")).map { Assertion($0, wasEncrypted: false) }
    }
}
