import Kernel

extension AWSMobileClient {
    /// Signs a user in with a token of an identity provider, for the identity pool; another call renews the token.
    ///
    /// The token is not checked until the identity pool receives it, with the next request for credentials. If the pool
    /// refuses the token, the state becomes `signedOutFederatedTokensInvalid`, and calls for credentials wait for the
    /// next `federatedSignIn`.
    ///
    /// - Parameters:
    ///   - providerName: The provider's key in `Logins`: the raw value of an `IdentityProvider`, the issuer of an
    ///     OpenID Connect provider without its scheme, or the ARN of a SAML provider.
    ///   - token: The provider's token; for a SAML provider the response in Base64.
    ///   - federatedSignInOptions: The role to ask for, and the identity of a developer's user.
    /// - Returns: The state `signedIn`.
    /// - Throws: `AWSMobileClientError.federationProviderExists` while a user pool's user is signed in,
    ///   `cognitoIdentityPoolNotConfigured`, `invalidParameter` if a developer's user comes without an identity, or
    ///   `TokenStoreError` if the token cannot be kept.
    @discardableResult
    public func federatedSignIn(
        providerName: String, token: String, federatedSignInOptions: FederatedSignInOptions = FederatedSignInOptions()
    ) async throws -> UserState {
        let login = try federatedLogin(of: providerName, token: token, options: federatedSignInOptions)
        _ = try await driver.perform { .identity(.federatedSignIn($0, login)) }
        return .signedIn
    }

    /// The login with the arguments of a call.
    ///
    /// - Throws: `cognitoIdentityPoolNotConfigured`, or `invalidParameter` for an empty argument.
    func federatedLogin(of provider: String, token: String, options: FederatedSignInOptions) throws -> FederatedLogin {
        _ = try driver.identity.pool.get()
        guard !provider.isEmpty else { throw AWSMobileClientError.emptyArgument("providerName") }
        guard !token.isEmpty else { throw AWSMobileClientError.emptyArgument("token") }
        return FederatedLogin(provider: provider, token: Secret(token), options: options)
    }
}
