import Kernel

/// An assertion's statement about the sign-in at the provider.
struct AuthenticationStatement {
    /// The provider's session.
    let index: String?
    /// When the provider ends the session.
    let end: Instant?

    /// The only statement of `assertion`.
    ///
    /// - Throws: `structure` if it is missing, or not the only one; `expired` if the session has ended.
    init(in assertion: XMLElement, expected: SAMLExpectations) throws(SAMLRefusal) {
        guard let statement = assertion.child(.saml("AuthnStatement")) else { throw .structure }
        end = try SAMLTime.read("SessionNotOnOrAfter", of: statement)
        try expected.check(end: end)
        index = statement.attribute("SessionIndex")
    }
}
