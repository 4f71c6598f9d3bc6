package import Kernel

/// Verifies an entry of `Logins`: a token of one provider.
package protocol LoginVerifier: Sendable {
    /// The verified login; nil if `name` is not a provider of this kind in the pool.
    ///
    /// - Parameters:
    ///   - name: The provider's name in `Logins`.
    ///   - token: The token that the user received from the provider.
    /// - Throws: `LoginRefusal` if the token is not valid.
    func verify(_ name: String, token: Secret<String>, in settings: IdentityPoolSettings) async throws
        -> VerifiedLogin?
}

/// Verifies all logins of a call. A single bad one fails the call (POOL-GOT-06).
package struct LoginVerification: Sendable {
    private let verifiers: [any LoginVerifier]

    /// Asks `verifiers` in their order.
    package init(_ verifiers: [any LoginVerifier]) { self.verifiers = verifiers }

    /// The verified logins, in the order of the providers' names.
    ///
    /// - Throws: `LoginRefusal`.
    package func verify(_ logins: [String: Secret<String>], in pool: IdentityPoolRecord) async throws
        -> [VerifiedLogin]
    {
        guard pool.settings.hasPublicProviders || logins.isEmpty else {
            throw pool.settings.hasProviders ? LoginRefusal.notPublic : LoginRefusal.noProviders(pool.id)
        }
        var verified: [VerifiedLogin] = []
        for (name, token) in logins.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let login = try await verify(name, token: token, in: pool.settings)
            // Two names can mean the same user pool.
            if !verified.contains(where: { $0.login.provider.hasSameBytes(as: login.login.provider) }) {
                verified.append(login)
            } else if !verified.contains(where: { $0.login == login.login }) {
                throw IdentityRefusal.providerTaken(name)
            }
        }
        return verified
    }

    private func verify(_ name: String, token: Secret<String>, in settings: IdentityPoolSettings) async throws
        -> VerifiedLogin
    {
        guard !name.hasSameBytes(as: LoginProviderName.service) else { throw LoginRefusal.ownToken }
        for verifier in verifiers {
            if let login = try await verifier.verify(name, token: token, in: settings) { return login }
        }
        guard settings.developerProvider.map({ !$0.hasSameBytes(as: name) }) ?? true else {
            throw LoginRefusal.notPublic
        }
        throw LoginRefusal.unsupportedProvider
    }
}
