import Foundation
import Kernel
import Storage
import StoragePostgres
import StorageSQLite

extension Configuration {
    /// Opens the store and brings its schema up to date. An embedded store is always exclusive to one process.
    ///
    /// - Parameter knowsAll: Whether every newer store is refused, because the program must recognise all tables.
    /// - Throws: `StorageError` or `MigrationError`.
    func openStore(
        _ workers: WorkerThreads = WorkerThreads(), use: StoreUse = .shared, knowsAll: Bool = false
    ) async throws -> OpenEngine {
        try PrivateFolder.prepare(data)
        let engine = try engine(workers, use: use)
        let mode: MigrationMode = isEmbedded ? .alone : knowsAll || use == .exclusive ? .maintenance : .beside
        do { try await engine.database.migrate(history, mode: mode) } catch {
            await engine.database.close()
            throw error
        }
        return engine
    }

    /// Runs `body` on the database as it is, and closes it.
    ///
    /// - Throws: What `body` throws, or a `StorageError`.
    func withUnmigratedStore<Value: Sendable>(
        _ body: @Sendable (any Database) async throws -> Value
    ) async throws -> Value {
        try requireStore()
        let database = try engine(WorkerThreads(), use: .shared).database
        return try await database.close { try await body(database) }
    }

    private func engine(_ workers: WorkerThreads, use: StoreUse) throws -> OpenEngine {
        let outcome = WriteOutcome()
        func watched(_ database: any Database) -> any Database {
            DeadlineDatabase(WatchedDatabase(engine: database, outcome: outcome))
        }
        switch store {
        case .embedded:
            let sqlite = try SQLiteDatabase(folder: data, workers: workers)
            return OpenEngine(database: watched(sqlite), outcome: outcome, sqlite: sqlite, postgres: nil)
        case .postgres(let server):
            let postgres = try PostgresDatabase(
                url: server.url.exposed, password: server.password, connections: server.connections, use: use)
            return OpenEngine(database: watched(postgres), outcome: outcome, sqlite: nil, postgres: postgres)
        }
    }

    /// The kind of the store, for the log.
    var storeKind: String { isEmbedded ? "sqlite" : "postgres" }

    /// Whether the store is a file in the data folder.
    var isEmbedded: Bool {
        if case .embedded = store { true } else { false }
    }

    /// Whether there is a store that a server may use; a database on PostgreSQL is not looked for.
    package var hasStore: Bool { !isEmbedded || FileManager.default.fileExists(atPath: "\(data)/martlet.sqlite") }

    /// - Throws: `ConfigurationError` if the store is a file that does not exist yet.
    func requireStore() throws(ConfigurationError) {
        guard hasStore else { throw ConfigurationError("there is no store in \(data) yet") }
    }

    /// - Throws: `ConfigurationError` if the store does not exist, or a server uses the data folder.
    func requireUnusedStore() throws(ConfigurationError) {
        try requireStore()
        guard !FolderLock.isTaken(data) else {
            throw ConfigurationError("a server uses \(data); stop every server of this store first")
        }
    }
}

extension Database {
    /// Runs `body`, and closes the database afterwards, also if `body` throws.
    func close<Value>(after body: () async throws -> Value) async throws -> Value {
        let result: Result<Value, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        await close()
        return try result.get()
    }
}
