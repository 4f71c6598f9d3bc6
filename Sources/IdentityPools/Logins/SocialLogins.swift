import Cryptography
package import Federation
package import Kernel

/// Verifies access tokens of Facebook and Amazon, which they alone can read.
package struct SocialLogins: LoginVerifier {
    private let tokens: SocialAccessTokens

    /// Verifies by `tokens`.
    package init(_ tokens: SocialAccessTokens) { self.tokens = tokens }

    package func verify(_ name: String, token: Secret<String>, in settings: IdentityPoolSettings) async throws
        -> VerifiedLogin?
    {
        guard let application = settings.loginProviders[name],
            let found = try await description(name, token: token, for: application)
        else {
            return nil
        }
        guard found.applications.contains(where: { $0.hasSameBytes(as: application) }) else {
            throw LoginRefusal.unsupportedProvider
        }
        guard (1...255).contains(found.user.utf8.count) else { throw LoginRefusal.malformed }
        let claims: Claims = ["iss": .string(name), "aud": .string(application), "sub": .string(found.user)]
        return VerifiedLogin(
            Login(.external, provider: name, subject: found.user), names: [name], claims: claims,
            method: "\(name):\(found.user)")
    }

    /// - Returns: Nil for another provider.
    private func description(_ name: String, token: Secret<String>, for application: String) async throws
        -> SocialAccessTokens.Description?
    {
        do {
            let found: SocialAccessTokens.Description?
            switch name {
            case LoginProviderName.facebook: found = try await tokens.facebook(token, for: application)
            case LoginProviderName.amazon: found = try await tokens.amazon(token, for: application)
            default: return nil
            }
            guard let found else { throw LoginRefusal.wrongSignature }
            return found
        } catch is FederationRefusal { throw LoginRefusal.unreachable(provider: name) }
    }
}
