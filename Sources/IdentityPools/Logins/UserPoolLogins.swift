import Cryptography
package import Kernel
package import Tokens

/// Verifies ID tokens of this server's user pools, without a network (INT-LOG-01).
package struct UserPoolLogins: LoginVerifier {
    private let tokens: IDTokenVerifier
    private let names: UserPoolNames
    private let world: World

    /// Verifies by `tokens`.
    package init(_ tokens: IDTokenVerifier, names: UserPoolNames, world: World) {
        (self.tokens, self.names, self.world) = (tokens, names, world)
    }

    package func verify(_ name: String, token: Secret<String>, in settings: IdentityPoolSettings) async throws
        -> VerifiedLogin?
    {
        guard let pool = names.pool(named: name) else { return nil }
        let providers = settings.userPools.filter { names.pool(named: $0.name) == pool }
        guard !providers.isEmpty else { throw LoginRefusal.unsupportedProvider }
        let found = try await verified(token)
        guard found.pool == pool else { throw LoginRefusal.wrongIssuer }
        let now = world.now()
        guard now < found.expires else { throw LoginRefusal.expired(found.expires, now: now) }
        guard let subject = found.claims.string("sub"), let client = found.claims.string("aud") else {
            throw LoginRefusal.malformed
        }
        guard let provider = providers.first(where: { $0.client.rawValue.hasSameBytes(as: client) }) else {
            throw LoginRefusal.unsupportedProvider
        }
        if provider.checksTokens ?? false {
            guard try await tokens.isActive(token, in: pool) else { throw LoginRefusal.inactive }
        }
        AuditContext.note(pool)
        AuditContext.note(UserID(rawValue: subject))
        let canonical = UserPoolNames.canonical(pool)
        return VerifiedLogin(
            Login(.external, provider: canonical, subject: subject), names: [provider.mappingKey, provider.name],
            claims: found.claims,
            method: "\(canonical):CognitoSignIn:\(subject)")
    }

    private func verified(_ token: Secret<String>) async throws -> Token {
        do { return try await tokens.verify(token) } catch let error as TokenError {
            switch error {
            case .unknownKey: throw LoginRefusal.wrongSignature
            case .wrongSignature: throw LoginRefusal.altered
            case .wrongIssuer: throw LoginRefusal.wrongIssuer
            case .wrongUse: throw LoginRefusal.withoutAudience
            case .malformed, .expired, .notYetValid: throw LoginRefusal.malformed
            }
        }
    }
}
