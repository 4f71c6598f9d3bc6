import AccessControl
import Cryptography
import Federation
import IdentityPools
import Kernel
import Tokens

extension FederatedTokens {
    /// Checks an OpenID Connect token by the issuer that it names.
    func openID(_ token: Secret<String>) async throws -> FederatedSubject {
        guard let stated = (try? ForeignToken(token.exposed))?.statedIssuer else { throw SecurityTokenRefusal.noToken }
        if stated.hasSameBytes(as: IdentityTokens.issuer) { return try await identity(token) }
        let name = Self.name(of: stated)
        if let pool = names.pool(named: name) { return try await user(token, of: pool, names: [name]) }
        if name.hasSameBytes(as: LoginProviderName.google) {
            return try FederatedSubject(
                google: try await claims(of: token, from: "https://" + LoginProviderName.google, names: [name]))
        }
        guard let provider = try await provider(named: [name]) else { throw Self.unknown(stated) }
        // The names of some issuers end with a slash, which the URLs of providers never do.
        let claims = try await claims(
            of: token, from: "https://" + provider.url, names: ["https://\(provider.url)/"])
        return try FederatedSubject(claims, of: provider, in: account, issuer: stated)
    }

    /// An identity of this server's identity pools (POOL-STS-01).
    private func identity(_ token: Secret<String>) async throws -> FederatedSubject {
        let claims: IdentityClaims
        do { claims = try await identityTokens.verify(token) } catch let refusal as LoginRefusal {
            guard case .expired(let end, let now) = refusal else { throw SecurityTokenRefusal.wrongSignature }
            throw SecurityTokenRefusal.expiredIdentityToken(LoginRefusal.expiryReason(end, now: now))
        }
        do { try await identities.requireClassicFlow(for: claims) } catch let refusal as IdentityPoolRefusal {
            throw SecurityTokenRefusal.invalidIdentityToken(refusal.message)
        } catch let refusal as IdentityRefusal {
            throw SecurityTokenRefusal.invalidIdentityToken(refusal.message)
        }
        return FederatedSubject(claims)
    }

    /// A user of this server, whose pool the account has as a provider.
    private func user(
        _ token: Secret<String>, of pool: UserPoolID, names: [String]
    ) async throws -> FederatedSubject {
        guard let provider = try await provider(named: names + [UserPoolNames.canonical(pool)]) else {
            throw Self.unknown(names.first ?? "")
        }
        let found: Token
        do { found = try await userPools.verify(token) } catch is TokenError {
            throw SecurityTokenRefusal.wrongSignature
        }
        guard found.pool == pool else { throw SecurityTokenRefusal.wrongSignature }
        let now = world.now()
        guard now < found.expires else { throw SecurityTokenRefusal.expired(found.expires, now: now) }
        AuditContext.note(pool)
        return try FederatedSubject(
            found.claims, of: provider, in: account, issuer: found.claims.string("iss") ?? provider.url)
    }

    private func claims(of token: Secret<String>, from issuer: String, names: [String]) async throws -> Claims {
        do { return try await issuers.claims(of: token, from: issuer, names: names) } catch let problem
            as IssuerTokens.VerificationError
        {
            switch problem {
            case .malformed: throw SecurityTokenRefusal.noToken
            case .wrongSignature, .wrongIssuer: throw SecurityTokenRefusal.wrongSignature
            case .notYetValid: throw SecurityTokenRefusal.invalidIdentityToken("The token is not valid yet")
            case .expired(let end): throw SecurityTokenRefusal.expired(end, now: world.now())
            }
        } catch is FederationRefusal { throw SecurityTokenRefusal.unreachable(issuer) }
    }

    /// The first of the providers with these names that the account has.
    private func provider(named names: [String]) async throws -> OIDCProvider? {
        for name in names {
            let arn = "arn:aws:iam::\(account):oidc-provider/\(name)"
            do { return try await oidcProviders.get(arn) } catch is TrustedProviderRefusal { continue }
        }
        return nil
    }

    private static func unknown(_ issuer: String) -> SecurityTokenRefusal {
        .invalidIdentityToken("No OpenIDConnect provider found in your account for \(issuer)")
    }

    /// An issuer as ARNs of providers name it: without scheme and final slash.
    private static func name(of issuer: String) -> String {
        var bytes = Substring(issuer).utf8
        let scheme = bytes.prefix { $0 != UInt8(ascii: "/") }
        if ["https:", "http:"].contains(where: { scheme.elementsEqual($0.utf8) }) {
            bytes = bytes.dropFirst(scheme.count + 2)
        }
        if bytes.last == UInt8(ascii: "/") { bytes = bytes.dropLast() }
        return String(Substring(bytes))
    }
}
