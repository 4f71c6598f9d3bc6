import Cryptography

/// An element that a provider has signed, parsed from exactly the bytes that its signature covers.
///
/// Readers of assertions take only this type. It does not refer to the received document, which is not used again, so
/// an element outside the signature cannot be read instead of a signed one.
struct VerifiedElement {
    let element: XMLElement

    private init(_ element: XMLElement) { self.element = element }

    /// Verifies the signature of `element`.
    ///
    /// - Throws: `SAMLRefusal` if it is not signed, or not with a key of `trust`.
    init(verifying element: XMLElement, by trust: SAMLTrust) throws(SAMLRefusal) {
        let bytes = try SignatureVerifier(trust).digestedBytes(of: element)
        self.init(try SAMLDocument.read(bytes))
    }

    /// Verifies the signature of the query that contained `message`, which covers the whole message.
    ///
    /// - Throws: `SAMLRefusal` if it is not signed, or not with a key of `trust`.
    init(verifying message: RedirectMessage, by trust: SAMLTrust) throws(SAMLRefusal) {
        try message.verify(by: trust)
        self.init(try SAMLDocument.read(message.text))
    }

    /// The only element of this name directly below, which is covered by the same signature.
    func child(_ name: XMLName) -> VerifiedElement? {
        element.child(name).map { VerifiedElement($0) }
    }

    /// The assertion encrypted in this element, which the signature covers in its encrypted form.
    func decrypted(with key: RSAKey) throws(SAMLRefusal) -> VerifiedElement {
        VerifiedElement(try EncryptedAssertion(element).decrypted(with: key))
    }
}
