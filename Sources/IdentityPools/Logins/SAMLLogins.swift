package import Kernel

/// Verifies the responses of the SAML providers that IAM knows (EXT-SAM-10).
package struct SAMLLogins: LoginVerifier {
    private let registry: ProviderRegistry

    /// Verifies by the providers that `registry` knows.
    package init(_ registry: ProviderRegistry) { self.registry = registry }

    package func verify(_ name: String, token: Secret<String>, in settings: IdentityPoolSettings) async throws
        -> VerifiedLogin?
    {
        guard settings.hasSAMLProvider(name) else { return nil }
        let user = try await registry.samlUser(name, token)
        guard (1...255).contains(user.subject.utf8.count) else { throw LoginRefusal.malformed }
        return VerifiedLogin(
            Login(.external, provider: name, subject: user.subject), names: [name], claims: user.claims,
            method: "\(name):\(user.subject)",
            roles: user.roles)
    }
}

extension IdentityPoolSettings {
    /// Whether users of the SAML provider with this ARN get identities.
    func hasSAMLProvider(_ arn: String) -> Bool { samlProviders.contains { $0.hasSameBytes(as: arn) } }
}
