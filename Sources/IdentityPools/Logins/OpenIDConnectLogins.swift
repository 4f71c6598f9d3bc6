package import AccessControl
import Cryptography
package import Federation
package import Kernel

/// Verifies ID tokens of Google, Apple and the OpenID Connect providers in IAM (EXT-OID-01).
package struct OpenIDConnectLogins: LoginVerifier {
    private let tokens: IssuerTokens
    private let providers: OIDCProviders
    private let world: World

    /// Verifies by `tokens`; `providers` have ARNs, which pools name.
    package init(_ tokens: IssuerTokens, providers: OIDCProviders, world: World) {
        (self.tokens, self.providers, self.world) = (tokens, providers, world)
    }

    /// An issuer, and the clients whose tokens a pool takes.
    private struct Source {
        var issuer: String
        /// Further spellings of the issuer in tokens.
        var spellings: [String] = []
        var clients: [String]
        /// The provider's names in role mappings.
        var names: [String]
    }

    package func verify(_ name: String, token: Secret<String>, in settings: IdentityPoolSettings) async throws
        -> VerifiedLogin?
    {
        guard let source = try await source(name, settings: settings) else { return nil }
        let claims = try await claims(of: token, from: source)
        guard let audiences = Self.audiences(of: claims) else { throw LoginRefusal.withoutAudience }
        guard audiences.contains(where: { one in source.clients.contains { $0.hasSameBytes(as: one) } }) else {
            throw LoginRefusal.unsupportedProvider
        }
        guard let subject = claims.string("sub"), (1...255).contains(subject.utf8.count) else {
            throw LoginRefusal.malformed
        }
        return VerifiedLogin(
            Login(.external, provider: name, subject: subject), names: source.names, claims: claims,
            method: "\(name):OIDC:\(subject)")
    }

    /// The client that the token was issued to, else its audience (EXT-OID-09, EXT-OID-10).
    private static func audiences(of claims: Claims) -> [String]? {
        if let client = claims.string("azp") ?? claims.string("aud") { return [client] }
        return claims.strings("aud")
    }

    private func claims(of token: Secret<String>, from source: Source) async throws -> Claims {
        do {
            return try await tokens.claims(of: token, from: source.issuer, names: source.spellings)
        } catch let error as IssuerTokens.VerificationError {
            switch error {
            case .malformed, .notYetValid: throw LoginRefusal.malformed
            case .wrongSignature: throw LoginRefusal.wrongSignature
            case .wrongIssuer: throw LoginRefusal.wrongIssuer
            case .expired(let instant): throw LoginRefusal.expired(instant, now: world.now())
            }
        } catch is FederationRefusal { throw LoginRefusal.unreachable(provider: source.issuer) }
    }

    private func source(_ name: String, settings: IdentityPoolSettings) async throws -> Source? {
        for arn in settings.openIDProviders where OpenIDProviderARN.name(in: arn)?.hasSameBytes(as: name) ?? false {
            let provider: OIDCProvider
            do { provider = try await providers.get(arn) } catch is TrustedProviderRefusal {
                throw LoginRefusal.unsupportedProvider
            }
            let issuer = "https://" + provider.url
            // Some issuers end with a slash, which the URLs of providers never have.
            return Source(
                issuer: issuer, spellings: [issuer + "/"] + Self.ownSpellings(of: name),
                clients: provider.clientIDs, names: [name, arn])
        }
        for issuer in [LoginProviderName.google, LoginProviderName.apple] where name.hasSameBytes(as: issuer) {
            guard let client = settings.loginProviders[issuer] else { return nil }
            return Source(
                issuer: "https://" + issuer, spellings: Self.ownSpellings(of: issuer), clients: [client],
                names: [issuer])
        }
        return nil
    }

    /// Google writes its name with and without `https://`.
    private static func ownSpellings(of name: String) -> [String] {
        name.hasSameBytes(as: LoginProviderName.google) ? [LoginProviderName.google] : []
    }
}
