package import AccessControl
package import Cryptography
package import Federation
package import IdentityPools
package import Kernel
package import Tokens

/// Checks the tokens of web identities that assume roles: tokens of this server's pools, and of the account's
/// providers.
package struct FederatedTokens: FederatedTokenChecking {
    let identityTokens: IdentityTokens
    let identities: Identities
    let userPools: IDTokenVerifier
    let names: UserPoolNames
    let issuers: IssuerTokens
    let social: SocialAccessTokens
    let oidcProviders: OIDCProviders
    let account: String
    let world: World
    private let assertions: SAMLAssertions

    /// - Parameters:
    ///   - store: Contains the account's providers.
    ///   - identityTokens: Verifies the OpenID tokens of identity pools.
    ///   - identities: Checks that STS may open sessions for an identity.
    ///   - userPools: Verifies the ID tokens of user pools, without a network.
    ///   - names: Identifies the issuers that are user pools.
    ///   - issuers: Verifies the ID tokens of other issuers.
    ///   - social: Asks about access tokens.
    ///   - reading: The threads that read SAML responses.
    package init(
        _ store: IAMStore, identityTokens: IdentityTokens, identities: Identities, userPools: IDTokenVerifier,
        names: UserPoolNames, issuers: IssuerTokens, social: SocialAccessTokens, reading: CryptoPool, world: World
    ) {
        (self.identityTokens, self.identities) = (identityTokens, identities)
        (self.userPools, self.names) = (userPools, names)
        (self.issuers, self.social, self.world) = (issuers, social, world)
        oidcProviders = OIDCProviders(store)
        account = store.accountID
        assertions = SAMLAssertions(store, reading: reading, world: world)
    }

    /// Checks an OpenID Connect token, or an access token of the provider with this id.
    ///
    /// - Throws: `SecurityTokenRefusal`.
    package func webIdentity(_ token: Secret<String>, provider: String?) async throws -> FederatedSubject {
        guard let provider else { return try await openID(token) }
        do {
            switch provider {
            case LoginProviderName.facebook:
                return try FederatedSubject(
                    try await social.facebook(token, for: nil), of: provider, applicationKey: "app_id", userKey: "id")
            case LoginProviderName.amazon:
                return try FederatedSubject(
                    try await social.amazon(token, for: nil), of: provider, applicationKey: "app_id", userKey: "user_id"
                )
            default: throw SecurityTokenRefusal.invalidIdentityToken("The provider id is not supported.")
            }
        } catch is FederationRefusal { throw SecurityTokenRefusal.unreachable(provider) }
    }

    /// Checks a SAML response of the provider with this ARN.
    ///
    /// - Throws: `SecurityTokenRefusal`.
    package func saml(_ response: Secret<String>, provider: String) async throws -> FederatedSubject {
        try await assertions.subject(of: response, provider: provider)
    }
}

extension SecurityTokenRefusal {
    static func unreachable(_ provider: String) -> Self { .providerUnreachable("\(provider) cannot be reached.") }

    /// AWS's sentence for every token that no known key signed.
    static let wrongSignature = invalidIdentityToken(
        """
        Couldn't retrieve verification key from your identity provider,  please reference AssumeRoleWithWebIdentity \
        documentation for requirements
        """)

    static let noToken = invalidIdentityToken(
        "The ID Token provided is not a valid JWT. (You may see this error if you sent an Access Token)")

    static let wrongAudience = invalidIdentityToken("Incorrect token audience")

    static func expired(_ end: Instant, now: Instant) -> Self {
        .expiredIdentityToken(
            """
            Token expired: current date/time \(now.seconds) must be before the expiration date/time \(end.seconds)
            """)
    }
}
