package import Cryptography
import Kernel

/// Reads responses to the assertion consumer service.
package enum SAMLResponse {
    /// The most bytes of a message that comes by form. Providers write a few thousand; anyone can send a large one, and
    /// a signature costs as much as the text that it covers is long.
    package static let maxBytes = 128 << 10

    /// The most characters of the form field: Base64 has 4/3 of the bytes, and lines.
    package static let maxFieldLength = maxBytes / 2 * 3

    /// Decodes the form field `SAMLResponse`.
    ///
    /// - Throws: `SAMLRefusal.encoding`, and `.unreadable` if it is too long.
    package static func decode(_ field: String) throws(SAMLRefusal) -> [UInt8] {
        guard field.utf8.count <= maxFieldLength else { throw .unreadable(.tooLarge) }
        guard let bytes = Base64Text.decode(field) else { throw .encoding }
        guard bytes.count <= maxBytes else { throw .unreadable(.tooLarge) }
        return bytes
    }

    /// The assertion of a response.
    ///
    /// The signatures are verified first; then only what they cover is read. If the response is signed, its assertion
    /// may have a signature of its own, which must be valid too.
    ///
    /// - Parameters:
    ///   - key: Decrypts an encrypted assertion; nil refuses one.
    ///   - requiresEncryption: Whether an assertion that is not encrypted is refused.
    /// - Throws: `SAMLRefusal`.
    package static func read(
        _ bytes: [UInt8], expecting expected: SAMLExpectations, trust: SAMLTrust, key: RSAKey?,
        requiresEncryption: Bool = false
    ) throws(SAMLRefusal) -> SAMLAssertion {
        let received = try SAMLDocument.read(bytes)
        try refuseFailure(received, expected: expected)
        guard !requiresEncryption || received.child(.saml("EncryptedAssertion")) != nil else { throw .undecryptable }
        try checkPlaces(in: received)
        let signed =
            received.children(.ds("Signature")).isEmpty
            ? nil : try VerifiedElement(verifying: received, trust)
        let header = try ResponseHeader(signed?.element ?? received)
        try header.check(expected, isSigned: signed != nil)
        let assertion =
            if let signed { try find(in: signed, trust: trust, key: key) } else {
                try find(in: received, trust: trust, key: key)
            }
        return try AssertionReader(assertion, expected: expected).read(in: header, isSigned: signed != nil)
    }

    /// Refuses the answer to a request of ours by which the provider says that it has not signed the user in. It has no
    /// assertion and often no signature. It grants nothing, so that it need not be proven.
    private static func refuseFailure(_ received: XMLElement, expected: SAMLExpectations) throws(SAMLRefusal) {
        guard let header = try? ResponseHeader(received), let request = header.request, expected.expects(request) else {
            return
        }
        try header.requireSuccess()
    }

    /// Refuses more or less than one assertion, wherever it is, and signatures in other places than the response and
    /// its assertion. No provider writes such, and each kind of signature wrapping needs it.
    private static func checkPlaces(in response: XMLElement) throws(SAMLRefusal) {
        let names = [XMLName.saml("Assertion"), .saml("EncryptedAssertion")]
        let assertions = response.children.filter { child in names.contains { child.has($0) } }
        guard let assertion = assertions.first, response.count(of: names) == 1 else { throw .structure }
        let signatures = response.children(.ds("Signature")).count + assertion.children(.ds("Signature")).count
        guard response.count(of: [.ds("Signature")]) == signatures else { throw .unsigned }
    }

    /// The assertion of a signed response.
    private static func find(
        in response: VerifiedElement, trust: SAMLTrust, key: RSAKey?
    ) throws(SAMLRefusal) -> VerifiedElement {
        if let encrypted = response.child(.saml("EncryptedAssertion")) {
            guard let key else { throw .undecryptable }
            return try EncryptedContent.check(try encrypted.decrypted(with: key), trust: trust)
        }
        guard let assertion = response.child(.saml("Assertion")) else { throw .structure }
        let hasSignature = !assertion.element.children(.ds("Signature")).isEmpty
        return hasSignature ? try VerifiedElement(verifying: assertion.element, trust) : assertion
    }

    /// The assertion of a response that is not signed, which must be signed itself.
    private static func find(
        in response: XMLElement, trust: SAMLTrust, key: RSAKey?
    ) throws(SAMLRefusal) -> VerifiedElement {
        if let encrypted = response.child(.saml("EncryptedAssertion")) {
            guard let key else { throw .undecryptable }
            return try EncryptedContent.verify(try EncryptedAssertion(encrypted).decrypted(with: key), trust: trust)
        }
        guard let assertion = response.child(.saml("Assertion")) else { throw .structure }
        return try VerifiedElement(verifying: assertion, trust)
    }
}
