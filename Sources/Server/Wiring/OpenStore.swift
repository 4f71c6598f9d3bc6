import AccessControl
import Console
import Cryptography
import Kernel
import Storage
import StoragePostgres
import StorageSQLite

/// An open, migrated store and the keys that open its sealed values.
struct OpenStore: Sendable {
    let database: any Database
    let world: World
    /// The threads that process requests.
    let workers: WorkerThreads
    let sealer: Sealer
    let hashes: KeyedHash
    let accessKeys: AccessKeys
    /// Shows the other nodes of the store that this one is running.
    let heartbeat: NodeHeartbeat
    /// What this node counts for charts.
    let totals: HourlyTotals
    private let challengeEpoch: String?
    private let engine: OpenEngine

    /// Opens the store that `configuration` names, or creates it.
    ///
    /// - Throws: `ConfigurationError`, `StorageError`, `MigrationError` or `SealingError`: each is one line for the
    ///   operator.
    init(_ configuration: Configuration, world: World) async throws {
        let workers = WorkerThreads()
        let engine = try await configuration.openStore(workers)
        do {
            try await self.init(configuration, world: world, on: engine, workers: workers)
        } catch {
            await engine.database.close()
            guard error as? SealingError == .unreadable else { throw error }
            let source =
                configuration.sealingKey.environment == nil ? configuration.sealingKey.file : "MARTLET_SEALING_KEY"
            throw ConfigurationError("what is stored cannot be opened with the sealing key at hand, of \(source)")
        }
    }

    private init(_ configuration: Configuration, world: World, on engine: OpenEngine, workers: WorkerThreads)
        async throws
    {
        self.engine = engine
        database = engine.database
        heartbeat = NodeHeartbeat(database, world: world, publicURL: configuration.publicURL)
        // An embedded store has one process at a time, so its rows need not be told apart.
        totals = HourlyTotals(
            database, world: world, node: configuration.isEmbedded ? "embedded" : heartbeat.id)
        self.workers = workers
        self.world = world
        let secrets = KeyedHashSecrets(database: database)
        let keys = try SealingKeyFile(path: configuration.sealingKey.file).keys(
            environment: configuration.sealingKey.environment, dataExists: try await secrets.exist(), world)
        sealer = Sealer(keys, world: world)
        hashes = KeyedHash(try await secrets.load(sealer, world: world))
        challengeEpoch = try await database.read { try StorePropertyTable($0).value(of: .challengeEpoch) }
        if try await Self.usesPoolHashKeys(database) { hashes.pools.use() }
        accessKeys = AccessKeys(database: database, sealer: sealer, world: world, root: configuration.account.rootKey)
    }

    /// Hashes under the keys of pools from now on, if every node of the store supports them.
    ///
    /// - Returns: Whether this node does.
    @discardableResult
    func adoptPoolHashKeys() async throws -> Bool {
        let areUsed = try await Self.usesPoolHashKeys(database)
        if areUsed { hashes.pools.use() }
        return areUsed
    }

    private static func usesPoolHashKeys(_ database: any Database) async throws -> Bool {
        try await database.read { try StorePropertyTable($0).value(of: .poolHashKeys) } != nil
    }

    var cipher: SecretCipher { SecretCipher(sealer: sealer, hashes: hashes, challengeEpoch: challengeEpoch) }

    /// How the last writes ended.
    var writeOutcome: WriteOutcome { engine.outcome }

    /// The counters of the connections to PostgreSQL; nil for the embedded store.
    var postgresActivity: PostgresActivity? { engine.postgres?.activity }

    /// Whether the embedded store copies its write-ahead log.
    var isCopyingLog: Bool { engine.sqlite?.isCopyingLog == true }

    /// Connects with the password of `configuration` from now on.
    func use(_ configuration: Configuration) {
        guard case .postgres(let server) = configuration.store, let password = server.password else { return }
        engine.postgres?.use(password: password)
    }

    /// Runs `body`, and closes the store afterwards, also if `body` throws.
    func close<Value>(after body: () async throws -> Value) async throws -> Value {
        let result: Result<Value, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        await close()
        return try result.get()
    }

    /// Finishes pending work and releases the lock on the store.
    func close() async {
        // If this cannot be written, charts lack the last seconds.
        try? await totals.flush()
        // If this cannot be written, the other nodes notice after a minute.
        if heartbeat.hasBegun { try? await heartbeat.end() }
        await database.close()
    }
}
