package import Cryptography
import Kernel

/// Reads responses to the assertion consumer service.
package enum SAMLResponse {
    /// The most bytes of a posted message. Providers send a few thousand, but anyone can send a large one, and the cost
    /// of a signature grows with the text that it covers.
    package static let maxBytes = 128 << 10

    /// The most characters of the form field: Base64 takes 4/3 of the bytes, plus line breaks.
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
    /// The signatures are verified first, and only the signed content is read. If the response is signed, its assertion
    /// may have its own signature, which must also be valid.
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
        try requireSuccess(of: received, expected: expected)
        guard !requiresEncryption || received.child(.saml("EncryptedAssertion")) != nil else { throw .undecryptable }
        try checkPositions(in: received)
        let signed =
            received.children(.ds("Signature")).isEmpty
            ? nil : try VerifiedElement(verifying: received, by: trust)
        let header = try ResponseHeader(signed?.element ?? received)
        try header.check(expected, isSigned: signed != nil)
        let assertion =
            if let signed { try find(in: signed, trust: trust, key: key) } else {
                try find(in: received, trust: trust, key: key)
            }
        return try AssertionReader(assertion, expected: expected).read(in: header, isSigned: signed != nil)
    }

    /// Refuses a response to one of our requests if the provider reports that it has not signed the user in. Such a
    /// response does not contain an assertion and often is unsigned. It does not grant anything, so it need not be
    /// proven.
    private static func requireSuccess(of received: XMLElement, expected: SAMLExpectations) throws(SAMLRefusal) {
        guard let header = try? ResponseHeader(received), let request = header.request, expected.expects(request) else {
            return
        }
        try header.requireSuccess()
    }

    /// Refuses any number of assertions other than one, in any place, and signatures outside the response and its
    /// assertion. Providers do not send such messages, but every kind of signature wrapping requires them.
    private static func checkPositions(in response: XMLElement) throws(SAMLRefusal) {
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
        return hasSignature ? try VerifiedElement(verifying: assertion.element, by: trust) : assertion
    }

    /// The assertion of an unsigned response; it must be signed itself.
    private static func find(
        in response: XMLElement, trust: SAMLTrust, key: RSAKey?
    ) throws(SAMLRefusal) -> VerifiedElement {
        if let encrypted = response.child(.saml("EncryptedAssertion")) {
            guard let key else { throw .undecryptable }
            return try EncryptedContent.verify(try EncryptedAssertion(encrypted).decrypted(with: key), trust: trust)
        }
        guard let assertion = response.child(.saml("Assertion")) else { throw .structure }
        return try VerifiedElement(verifying: assertion, by: trust)
    }
}
