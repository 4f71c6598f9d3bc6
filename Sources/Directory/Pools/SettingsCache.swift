package import Cryptography
package import Kernel
package import Storage

/// A cache of pools, clients and other settings, at most one second old.
///
/// Every sign-in reads pools and clients, and they rarely change. Missing records and failed reads are not cached.
/// Changes of other nodes appear within one second, those of this node immediately after `forget`.
package final class SettingsCache: Sendable {
    private let database: any Database
    private let cipher: SecretCipher?
    private let pools: ExpiringCache<UserPoolID, UserPool>
    private let clients: ExpiringCache<ClientID, Client>
    private let domains: ExpiringCache<ByteKey, PoolDomain?>
    private let brandings: ExpiringCache<BrandedClient, PageBranding?>
    private let customScopes: ExpiringCache<UserPoolID, Set<ByteKey>>
    private let providers: ExpiringCache<UserPoolID, [IdentityProvider]>
    let openedSecrets: OpenedSecrets

    private struct BrandedClient: Hashable { let pool: UserPoolID, client: ClientID }

    /// Style sheets can have 128 KiB each, and so can the metadata of providers.
    private static let maxLarge = 200

    /// An empty cache of the settings in `database`.
    ///
    /// - Parameters:
    ///   - cipher: Is given the keys of the pools' hashes; nil if no hash is needed.
    ///   - world: The clock.
    ///   - capacity: The most pools, and the most clients.
    package init(_ database: any Database, cipher: SecretCipher? = nil, world: World, capacity: Int = 10_000) {
        self.database = database
        self.cipher = cipher
        pools = ExpiringCache(now: world.now, capacity: capacity)
        clients = ExpiringCache(now: world.now, capacity: capacity)
        openedSecrets = OpenedSecrets(capacity: capacity)
        domains = ExpiringCache(now: world.now, capacity: capacity)
        brandings = ExpiringCache(now: world.now, capacity: min(capacity, Self.maxLarge))
        customScopes = ExpiringCache(now: world.now, capacity: capacity)
        providers = ExpiringCache(now: world.now, capacity: min(capacity, Self.maxLarge))
    }

    /// The pool called `id`.
    ///
    /// - Throws: `MissingResource`.
    package func pool(_ id: UserPoolID) async throws -> UserPool {
        try await pools.value(for: id) { [database, cipher] in
            let (pool, hashKey) = try await database.read { try PoolTable($0).requireWithHashKey(id) }
            try cipher?.noteHashKey(hashKey, of: id)
            return pool
        }
    }

    /// The client called `id`.
    ///
    /// - Throws: `MissingResource`.
    package func client(_ id: ClientID) async throws -> Client {
        try await clients.value(for: id) { [database] in try await database.read { try ClientTable($0).require(id) } }
    }

    /// The full names of all scopes of `pool`'s resource servers; none if the pool does not exist.
    package func customScopes(of pool: UserPoolID) async throws -> Set<ByteKey> {
        try await customScopes.value(for: pool) { [database] in
            try await database.read { try ResourceServerTable($0).all(in: pool).scopeNames }
        }
    }

    /// The identity providers of `pool`, ordered by name; none if the pool does not exist.
    package func providers(of pool: UserPoolID) async throws -> [IdentityProvider] {
        try await providers.value(for: pool) { [database] in
            try await database.read { try IdentityProviderTable($0).all(in: pool) }
        }
    }

    /// The domain called `name`, a prefix or a whole host name in any case; nil if no pool has it.
    ///
    /// Missing domains are cached as well, because the name comes from unauthenticated requests.
    package func domain(_ name: String) async throws -> PoolDomain? {
        let name = DomainName.lowercased(name)
        guard DomainName.isPlausible(name) else { return nil }
        return try await domains.value(for: ByteKey(name)) { [database] in
            try await database.read { try PoolDomainTable($0).find(name) }
        }
    }

    /// The look of the pages of `client`; nil if it was set neither for the client nor for all clients (UP-UI-02,
    /// UP-UI-42).
    ///
    /// - Throws: `StyleSheetRefusal` if a later version stored a style sheet that this one does not accept.
    package func branding(of client: ClientID, in pool: UserPoolID) async throws -> PageBranding? {
        try await brandings.value(for: BrandedClient(pool: pool, client: client)) { [database] in
            try await database.read { try BrandingTable($0).find(for: client, in: pool).map(PageBranding.init) }
        }
    }

    /// The first client of `pool`, by id, that lets the pool's own users sign in on the pages; nil if none of the first
    /// hundred does. It is not cached.
    package func signInClient(of pool: UserPoolID) async throws -> ClientID? {
        let clients = try await database.read { try ClientTable($0).list(in: pool, after: nil, limit: 100) }.items
        return clients.first { $0.settings.oauth.enabled && $0.settings.oauth.takesOwnUsers }?.id
    }

    /// Drops the pool. Call it after each change to the pool.
    package func forget(_ id: UserPoolID) { pools.forget(id) }

    /// Drops the client. Call it after each change to the client.
    package func forget(_ id: ClientID) {
        clients.forget(id)
        openedSecrets.forget(id)
    }

    /// Drops the pool's custom scopes. Call it after each change to one of its resource servers.
    package func forgetCustomScopes(of pool: UserPoolID) { customScopes.forget(pool) }

    /// Drops the pool's identity providers. Call it after each change to one of them.
    package func forgetProviders(of pool: UserPoolID) { providers.forget(pool) }

    /// Drops the domain called `name`. Call it after each change to it.
    package func forget(domain name: String) { domains.forget(ByteKey(name)) }

    /// Drops all brandings. Call it after each change to one of them: the branding of all clients applies to many.
    package func forgetBrandings() { brandings.forgetAll() }

    /// Drops everything.
    package func forgetAll() {
        pools.forgetAll()
        clients.forgetAll()
        openedSecrets.forgetAll()
        domains.forgetAll()
        brandings.forgetAll()
        customScopes.forgetAll()
        providers.forgetAll()
    }
}
