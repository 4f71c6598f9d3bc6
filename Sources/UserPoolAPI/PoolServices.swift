import Authentication
public import Cryptography
public import Directory
public import Kernel
public import Storage
public import Tokens
import Triggers

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
    let triggers: TriggerCheck

    /// Creates the dependencies of one server.
    ///
    /// - Parameters:
    ///   - tables: All tables of the database.
    ///   - cipher: Seals the secrets of clients.
    ///   - keys: Creates the signing keys of every new pool.
    ///   - region: The default region.
    ///   - triggers: Decides which functions pools may call.
    public init(
        database: any Database, tables: [StoredTable], world: World, settings: SettingsCache, cipher: SecretCipher,
        keys: SigningKeyStore, region: String, quotas: Quotas = Quotas(),
        groupDeletion: Groups.Deletion = .withMembers, triggers: TriggerCheck = TriggerCheck()
    ) {
        self.init(
            pools: Pools(
                database, tables: tables, world: world, region: region, quotas: quotas,
                creationSteps: [keys.creationStep], cache: settings),
            clients: Clients(database, world: world, quotas: quotas, cache: settings),
            groups: Groups(database, world: world, quotas: quotas, deletion: groupDeletion), database: database,
            world: world, cipher: cipher, triggers: triggers)
    }

    /// Creates the dependencies from their parts.
    public init(
        pools: Pools, clients: Clients, groups: Groups, database: any Database, world: World, cipher: SecretCipher,
        triggers: TriggerCheck = TriggerCheck()
    ) {
        self.pools = pools
        self.clients = clients
        self.groups = groups
        self.database = database
        self.world = world
        self.cipher = cipher
        self.triggers = triggers
    }
}
