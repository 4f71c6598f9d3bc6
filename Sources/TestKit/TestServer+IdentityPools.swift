import AccessControl
import Cryptography
package import Directory
package import Federation
package import IdentityPools
package import Kernel
import Tokens

extension TestServer {
    /// The keys that sign the OpenID tokens of identity pools.
    package var identityKeys: IdentityTokenKeys {
        IdentityTokenKeys(database: database, world: world, sealer: cipher.sealer, crypto: TestKeys.crypto)
    }

    /// Which user pools the names of providers mean.
    package static let userPoolNames = UserPoolNames(publicURL: PublicURL(publicURL))

    /// Creates and changes identity pools.
    package func identityPools(_ quotas: Quotas = Quotas()) -> IdentityPoolAdministration {
        IdentityPoolAdministration(
            database, tables: Engine.tables, world: world, quotas: quotas, names: Self.userPoolNames,
            settings: settings)
    }

    /// The identities of users and guests.
    package var identities: Identities { Identities(database, cipher: cipher, world: world, data: .datasets) }

    /// Gives identities tokens.
    ///
    /// - Parameter client: Asks other providers than user pools; nil if none responds.
    package func openIDTokens(_ client: ProviderClient? = nil) -> OpenIDTokens {
        let inspector = TokenInspector(tokens, settings: settings, cipher: cipher, database: database, world: world)
        var verifiers: [any LoginVerifier] = [
            UserPoolLogins(
                IDTokenVerifier(tokens, inspector: inspector, world: world), names: Self.userPoolNames, world: world)
        ]
        if let client {
            verifiers.append(
                OpenIDConnectLogins(
                    IssuerTokens(client, world: world), providers: OIDCProviders(identityStore), world: world))
            verifiers.append(SocialLogins(SocialAccessTokens(client)))
        }
        return OpenIDTokens(
            identities, verification: LoginVerification(verifiers), tokens: IdentityTokens(identityKeys, world: world))
    }

    /// A new identity pool in the region of the test's user pools, which takes users of `client`.
    package func identityPool(
        for client: Client? = nil, allowsUnauthenticated: Bool = true,
        _ set: (inout IdentityPoolSettings) -> Void = { _ in }
    ) async throws -> IdentityPoolRecord {
        var settings = IdentityPoolSettings(allowsUnauthenticated: allowsUnauthenticated)
        settings.allowsClassicFlow = true
        if let client {
            settings.userPools = [
                UserPoolProvider(name: UserPoolNames.canonical(client.pool), client: client.id)
            ]
        }
        set(&settings)
        return try await identityPools().create("identities", in: "eu-test-1", settings: settings)
    }

    /// Lets the tokens of the pool's first provider choose roles, and denies those without one.
    package func mapRoles(in pool: IdentityPoolRecord) async throws {
        var roles = RoleSettings()
        roles.mappings = Dictionary(
            uniqueKeysWithValues: pool.settings.userPools.prefix(1).map { provider in
                ("\(provider.name):\(provider.client)", RoleChoice(.token, else: .deny))
            })
        _ = try await identityPools().setRoles(roles, of: pool.id)
    }

    /// The value of `Logins` for a user who signs in by `client`.
    package func logins(of name: String, by client: Client) async throws -> [String: Secret<String>] {
        let tokens = try await signIn(name, by: client)
        return [UserPoolNames.canonical(client.pool): Secret(tokens.idToken?.exposed ?? "")]
    }
}
