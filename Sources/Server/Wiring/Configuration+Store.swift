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
        guard !hasNoStore else { throw ConfigurationError("there is no store in \(data) yet") }
        let database = try engine(WorkerThreads(), use: .shared).database
        let result: Result<Value, any Error>
        do { result = .success(try await body(database)) } catch { result = .failure(error) }
        await database.close()
        return try result.get()
    }

    private func engine(_ workers: WorkerThreads, use: StoreUse) throws -> OpenEngine {
        let outcome = WriteOutcome()
        func watched(_ database: any Database) -> any Database {
            DeadlineDatabase(WatchedDatabase(engine: database, outcome: outcome))
        }
        switch store {
        case .embedded:
            return OpenEngine(
                database: watched(try SQLiteDatabase(folder: data, workers: workers)), outcome: outcome, postgres: nil)
        case .postgres(let server):
            let postgres = try PostgresDatabase(
                url: server.url.exposed, password: server.password, connections: server.connections, use: use)
            return OpenEngine(database: watched(postgres), outcome: outcome, postgres: postgres)
        }
    }

    /// The kind of the store, for the log.
    var storeKind: String { isEmbedded ? "sqlite" : "postgres" }

    /// Whether the store is a file in the data folder.
    var isEmbedded: Bool {
        if case .embedded = store { true } else { false }
    }

    /// Whether the store is a file that does not exist yet.
    var hasNoStore: Bool { isEmbedded && !FileManager.default.fileExists(atPath: "\(data)/martlet.sqlite") }
}
