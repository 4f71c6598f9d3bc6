import Foundation
import Kernel
import Storage
import StoragePostgres
import StorageSQLite

extension Configuration {
    /// Opens the store and brings its schema up to date. An embedded store is always exclusive to one process.
    ///
    /// - Throws: `StorageError` or `MigrationError`.
    func openStore(
        _ workers: WorkerThreads = WorkerThreads(), use: StoreUse = .shared
    ) async throws -> any Database {
        try PrivateFolder.prepare(data)
        let database: any Database =
            switch store {
            case .embedded: try SQLiteDatabase(folder: data, workers: workers)
            case .postgres(let server):
                try PostgresDatabase(
                    url: server.url.exposed, password: server.password, connections: server.connections, use: use)
            }
        do { try await database.migrate(history) } catch {
            await database.close()
            throw error
        }
        return DeadlineDatabase(database)
    }

    /// Whether the store is a file in the data folder.
    var isEmbedded: Bool {
        if case .embedded = store { true } else { false }
    }

    /// Whether the store is a file that does not exist yet.
    var hasNoStore: Bool { isEmbedded && !FileManager.default.fileExists(atPath: "\(data)/martlet.sqlite") }
}
