public import Directory
public import Kernel
public import SignIn
public import Storage

/// The rooms behind the operations about pools, clients and groups.
public struct PoolServices: Sendable {
    /// Makes, changes and removes pools.
    public let pools: Pools
    /// Makes, changes and removes clients.
    public let clients: Clients
    /// Makes, changes and removes groups.
    public let groups: Groups
    let database: any Database
    let world: World
    let cipher: SecretCipher
    let accountRegion: AccountRegion

    /// The registry of one house.
    ///
    /// `keys` gives every new pool the keys that sign its tokens, `cipher` seals the secrets of clients, and what
    /// `SignIn` keeps for a pool goes with it.
    public init(
        database: any Database, world: World, settings: SettingsCache, cipher: SecretCipher, keys: SigningKeyStore,
        accountRegion: AccountRegion,
        quotas: Quotas = Quotas(), groupDeletion: Groups.Deletion = .onlyWhenEmpty
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

    /// The registry with these rooms behind it.
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
