import AccessControl
import Cryptography
import Kernel
import Storage

/// An open, migrated store and the keys that open its sealed values.
struct OpenStore: Sendable {
    let database: any Database
    let world: World
    /// The threads that process requests.
    let workers: WorkerThreads
    let sealer: Sealer
    let hashes: KeyedHash
    let accessKeys: AccessKeys
    private let challengeEpoch: String?

    /// Opens the store that `configuration` names, or creates it.
    ///
    /// - Throws: `ConfigurationError`, `StorageError`, `MigrationError` or `SealingError`: each is one line for the
    ///   operator.
    init(_ configuration: Configuration, _ world: World) async throws {
        let workers = WorkerThreads()
        let database = try await configuration.openStore(workers)
        do {
            try await self.init(configuration, world, on: database, workers)
        } catch {
            await database.close()
            throw error
        }
    }

    private init(_ configuration: Configuration, _ world: World, on database: any Database, _ workers: WorkerThreads)
        async throws
    {
        self.database = database
        self.workers = workers
        self.world = world
        let secrets = KeyedHashSecrets(database: database)
        let keys = try SealingKeyFile(path: configuration.sealingKey.file).keys(
            environment: configuration.sealingKey.environment, dataExists: try await secrets.exist(), world)
        sealer = Sealer(keys, world: world)
        hashes = KeyedHash(try await secrets.load(sealer, world: world))
        challengeEpoch = try await database.read { try StorePropertyTable($0).value(of: .challengeEpoch) }
        accessKeys = AccessKeys(database: database, sealer: sealer, world: world, root: configuration.account.rootKey)
    }

    var cipher: SecretCipher { SecretCipher(sealer: sealer, hashes: hashes, challengeEpoch: challengeEpoch) }

    /// Finishes pending work and releases the lock on the store.
    func close() async { await database.close() }
}
