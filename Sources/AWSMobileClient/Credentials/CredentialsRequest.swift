import Kernel

/// A request to an identity pool for credentials.
struct CredentialsRequest: Hashable, Sendable {
    /// The user's proof to the identity pool.
    enum Login: Hashable, Sendable {
        case guest
        /// The session's id token, under the name of its provider.
        case session(provider: String)
        /// Tokens of other providers, by name.
        case tokens([String: Secret<String>])
    }

    var login: Login
    /// The identity to ask with; nil if the identity pool is to find it.
    var identityID: String?
    var customRoleARN: String?
    /// Whether keys are wanted, not only the identity.
    var wantsKeys: Bool

    /// Whether the token was issued for a fixed identity.
    var isBound: Bool {
        guard case .tokens(let tokens) = login else { return false }
        return tokens.keys.contains(LoginProvider.developer.rawValue)
    }
}

extension LoginRecord {
    /// The login for an identity pool.
    ///
    /// A hosted session's id token is sent under the provider that `logins` names, such as a provider with pages of its
    /// own; else under the user pool's name.
    ///
    /// - Parameter pool: The user pool's provider name.
    func login(pool: String) -> CredentialsRequest.Login {
        switch kind {
        case .none: .guest
        case .oidcFederation: .tokens(logins)
        case .userPools: .session(provider: pool)
        case .hostedUI where isFederationDisabled: .guest
        case .hostedUI: .session(provider: logins.count == 1 ? logins.keys.first ?? pool : pool)
        }
    }
}
