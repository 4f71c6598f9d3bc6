package import Kernel
package import Wire

/// Checks the tokens of other providers for `AssumeRoleWithWebIdentity` and `AssumeRoleWithSAML`.
package protocol FederatedTokenChecking: Sendable {
    /// Checks an OpenID Connect token, or an access token of the provider with this id.
    ///
    /// - Throws: `SecurityTokenRefusal`.
    func webIdentity(_ token: Secret<String>, provider: String?) async throws -> FederatedSubject

    /// Checks a SAML response of the provider with this ARN.
    ///
    /// - Throws: `SecurityTokenRefusal`.
    func saml(_ response: Secret<String>, provider: String) async throws -> FederatedSubject
}

/// The holder of a checked token.
package struct FederatedSubject: Sendable {
    /// The provider as trust policies name it: its ARN, or a host such as `cognito-identity.amazonaws.com`.
    package var provider: String
    /// The holder's id at the provider.
    package var subject: String
    package var audience: String
    /// The issuer of the token, as STS returns it to the caller.
    package let issuer: String
    /// The condition keys of the token, such as `cognito-identity.amazonaws.com:aud` with its values. Keys that
    /// identify the caller, which begin with `aws:` or `sts:`, are left out.
    package let conditionKeys: [String: [String]]
    /// The tags that the token sets on the session.
    package var tags: [IAMResourceTag] = []
    /// The keys of the tags that are passed on to sessions opened from this one.
    package var transitiveTagKeys: [String] = []
    package var sourceIdentity: String?
    /// The session name in the token, for SAML.
    package var sessionName: String?
    /// The ARNs of the roles that the token lets its holder assume; nil if the roles' trust policies alone decide.
    package var roles: [String]?
    /// The longest session that the token allows, in seconds, for SAML.
    package var maxSessionDuration: Int?
    /// When the token itself ends the session, for SAML.
    package var sessionEnd: Instant?

    /// An identity of these parts.
    package init(
        provider: String, subject: String, audience: String, issuer: String, conditionKeys: [String: [String]]
    ) {
        self.provider = provider
        self.subject = subject
        self.audience = audience
        self.issuer = issuer
        self.conditionKeys = conditionKeys.filter { key, _ in
            let start = key.utf8.prefix(4).map(\.asciiLowercased)
            return !start.elementsEqual("aws:".utf8) && !start.elementsEqual("sts:".utf8)
        }
    }
}
