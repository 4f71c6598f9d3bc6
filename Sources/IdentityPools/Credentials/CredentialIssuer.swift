package import Kernel

/// A request for temporary credentials.
package struct CredentialRequest: Sendable {
    /// The role's ARN.
    package var role: String
    /// The content of the identity's token: trust policies of roles compare it.
    package var identity: IdentityClaims
    /// The name of the role session.
    package var sessionName = "CognitoIdentityCredentials"
    /// A policy that limits the role further, as JSON; nil for none (POOL-SCP-01).
    package var scopeDownPolicy: String?
    /// How long the credentials are valid, in seconds (POOL-GCI-03).
    package var duration: Int64 = .hours(1)

    /// The principal's tags.
    package var tags: [String: String] { identity.tags }
}

package struct TemporaryCredentials: Sendable {
    package var accessKeyID: String
    package var secret: Secret<String>
    package var sessionToken: Secret<String>
    package var expires: Instant

    /// Credentials.
    package init(accessKeyID: String, secret: Secret<String>, sessionToken: Secret<String>, expires: Instant) {
        (self.accessKeyID, self.secret) = (accessKeyID, secret)
        (self.sessionToken, self.expires) = (sessionToken, expires)
    }
}

/// Makes temporary credentials: the port to STS.
package struct CredentialIssuer: Sendable {
    /// Makes credentials. Throws a refusal if the role does not trust the identity.
    package var issue: @Sendable (CredentialRequest) async throws -> TemporaryCredentials

    /// Asks the given function.
    package init(issue: @escaping @Sendable (CredentialRequest) async throws -> TemporaryCredentials) {
        self.issue = issue
    }
}
