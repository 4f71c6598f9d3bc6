import Kernel

/// An encrypted assertion: its signature, and its elements. Each failure is `undecryptable`, because the kind of
/// failure would reveal something about the text.
enum EncryptedContent {
    /// An assertion from a signed response. If it has its own signature, that must be valid.
    static func check(_ assertion: VerifiedElement, trust: SAMLTrust) throws(SAMLRefusal) -> VerifiedElement {
        let isSigned = !assertion.element.children(.ds("Signature")).isEmpty
        if isSigned { return try verify(assertion.element, trust: trust) }
        try checkCounts(in: assertion.element, signatures: 0)
        return assertion
    }

    /// An assertion from an unsigned response. It must be signed itself.
    static func verify(_ assertion: XMLElement, trust: SAMLTrust) throws(SAMLRefusal) -> VerifiedElement {
        try checkCounts(in: assertion, signatures: 1)
        do { return try VerifiedElement(verifying: assertion, by: trust) } catch { throw .undecryptable }
    }

    /// Refuses a nested assertion, and signatures other than the expected one.
    private static func checkCounts(in assertion: XMLElement, signatures: Int) throws(SAMLRefusal) {
        guard assertion.count(of: [.saml("Assertion"), .saml("EncryptedAssertion")]) == 1,
            assertion.count(of: [.ds("Signature")]) == signatures
        else { throw .undecryptable }
    }
}
