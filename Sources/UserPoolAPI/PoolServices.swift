public import Directory
public import Kernel
public import SignIn
public import Storage

/// The dependencies of the operations about pools, clients and groups.
public struct PoolServices: Sendable {
    /// Creates, changes and deletes pools.
    public let pools: Pools
    /// Creates, changes and deletes clients.
    public let clients: Clients
    /// Creates, changes and deletes groups.
    public let groups: Groups
    let database: any Database
    let world: World
    let cipher: SecretCipher
    let accountRegion: AccountRegion

    /// Creates the dependencies of one server.
    ///
    /// - Parameters:
    ///   - cipher: Seals the secrets of clients.
    ///   - keys: Creates the signing keys of every new pool.
    public init(
        database: any Database, world: World, settings: SettingsCache, cipher: SecretCipher, keys: SigningKeyStore,
        accountRegion: AccountRegion,
        quotas: Quotas = Quotas(), groupDeletion: Groups.Deletion = .withMembers
    ) {
        self.init(
            pools: Pools(
                database, world: world, region: accountRegion.region, quotas: quotas,
                creationSteps: [keys.creationStep],
                contents: PoolRemovalTable.contents, cache: settings),
            clients: Clients(database, world: world, quotas: quotas, cache: settings),
            groups: Groups(database, world: world, quotas: quotas, deletion: groupDeletion), database: database,
            world: world, cipher: cipher, accountRegion: accountRegion)
    }

    /// Creates the dependencies from their parts.
    public init(
        pools: Pools, clients: Clients, groups: Groups, database: any Database, world: World, cipher: SecretCipher,
        accountRegion: AccountRegion
    ) {
        self.pools = pools
        self.clients = clients
        self.groups = groups
        self.database = database
        self.world = world
        self.cipher = cipher
        self.accountRegion = accountRegion
    }
}
