import Authentication
import Cryptography
package import Directory
package import Kernel
package import Messaging
import Storage
package import Tokens

/// The set-up by administrators.
extension TestServer {
    /// Creates and changes pools. All servers share a few signing keys.
    package var pools: Pools { pools(Quotas()) }

    /// Creates and changes pools, within `quotas`.
    package func pools(_ quotas: Quotas) -> Pools {
        Pools(
            database, tables: Engine.tables, world: world, region: "eu-test-1", quotas: quotas,
            creationSteps: [
                PoolCreationStep { [keys] id in
                    let pair = try await TestKeys.pair()
                    return { tx in try keys.install(pair, for: id, tx) }
                }
            ],
            cache: settings)
    }

    /// Creates and changes clients.
    package var clients: Clients { Clients(database, world: world, cache: settings) }

    /// The keys that sign requests to SAML providers.
    package var samlKeys: SAMLSigningKeys {
        SAMLSigningKeys(database: database, world: world, cipher: cipher, crypto: TestKeys.crypto)
    }

    /// Creates and changes resource servers.
    package var resourceServers: ResourceServers { ResourceServers(database, world: world, cache: settings) }

    /// The ARN of the only certificate that the operator has given.
    package static let certificate = "arn:aws:acm:us-east-1:123456789012:certificate/auth"

    /// Creates and changes domains.
    package var domains: PoolDomains {
        PoolDomains(database, world: world, certificates: [Self.certificate], cache: settings)
    }

    /// Changes how pages look.
    package var brandings: Brandings { Brandings(database, world: world, cache: settings) }

    /// Creates and changes groups.
    package var groups: Groups { Groups(database, world: world) }

    /// A new pool with the service's default settings, changed by `set`, and the attributes of `schema`.
    package func pool(
        _ schema: [AttributeRequest] = [], setting set: (inout PoolSettings) -> Void = { _ in }
    ) async throws -> UserPool {
        var settings = PoolSettings()
        set(&settings)
        return try await pools.create("people", settings: settings, schema: schema)
    }

    /// A new pool that verifies e-mail addresses, changed by `set`.
    package func poolVerifyingEmail(
        _ schema: [AttributeRequest] = [], setting set: (inout PoolSettings) -> Void = { _ in }
    ) async throws -> UserPool {
        try await pool(schema) { settings in
            settings.autoVerifiedAttributes = [.email]
            set(&settings)
        }
    }

    /// A new client of `pool` that may use every flow, changed by `set`.
    package func client(
        in pool: UserPool, secret: String? = nil, _ set: (inout ClientSettings) -> Void = { _ in }
    ) async throws -> Client {
        var settings = ClientSettings()
        settings.explicitAuthFlows = [
            .allowUserPassword, .allowUserSRP, .allowAdminUserPassword, .allowRefreshToken,
        ]
        set(&settings)
        let id = ClientID.fresh(from: world)
        let sealed = try secret.map { try cipher.seal(secret: Secret($0), of: id, in: pool.id) }
        return try await clients.create(id, named: "app", in: pool.id, secret: sealed, settings: settings)
    }

    /// Creates a group in `pool` with `users` as its members.
    package func group(
        _ name: GroupName, role: String? = nil, precedence: Int? = nil, in pool: UserPool, of users: [Username] = []
    ) async throws {
        _ = try await groups.create(name, in: pool.id, description: nil, roleARN: role, precedence: precedence)
        for user in users { try await groups.addMember(user, to: name, in: pool.id) }
    }

    /// A new server with a pool that verifies e-mail addresses and a client that may use every flow, changed by `pool`
    /// and `client`.
    package static func withPoolAndClient(
        _ engine: Engine, schema: [AttributeRequest] = [], pool: (inout PoolSettings) -> Void = { _ in },
        client: (inout ClientSettings) -> Void = { _ in }, secret: String? = nil, codeLimits: CodeLimits = CodeLimits()
    ) async throws -> (TestServer, UserPool, Client) {
        let server = try await TestServer(engine, codeLimits: codeLimits)
        let userPool = try await server.poolVerifyingEmail(schema, setting: pool)
        return (server, userPool, try await server.client(in: userPool, secret: secret, client))
    }
}
