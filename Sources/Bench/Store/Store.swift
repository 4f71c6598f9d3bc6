import Foundation
import Kernel
import Storage
import StoragePostgres
import StorageSQLite

/// The store of the users, which the server and the bench open in turn.
protocol Store: Sendable {
    var name: String { get }
    /// The arguments of `martlet serve` that select it.
    var arguments: [String] { get }
    /// Opens it for the bench, while no server uses it.
    func open() throws -> any Database
    /// Deletes it.
    func remove() async
}

/// The embedded store, in a folder.
struct FolderStore: Store {
    let name = "SQLite"
    let folder: String

    var arguments: [String] { ["--data", folder] }
    func open() throws -> any Database { try SQLiteDatabase(folder: folder, workers: WorkerThreads(count: 1)) }
    func remove() async { try? FileManager.default.removeItem(atPath: folder) }
}

/// A separate schema on a PostgreSQL server.
struct SchemaStore: Store {
    let name = "PostgreSQL"
    let folder: String
    private let schema: String
    private let server: String

    /// Creates the schema on `server`, a URL.
    init(on server: String, folder: String) async throws {
        self.server = server
        self.folder = folder
        schema = "bench_\(getpid())"
        let database = try PostgresDatabase(url: server, connections: 1)
        try await database.write { [schema] in try BenchSchemaTable($0).create(schema) }
        await database.close()
    }

    var arguments: [String] { ["--data", folder, "--database", url] }
    func open() throws -> any Database { try PostgresDatabase(url: url, connections: 1) }

    /// Leaves the schema if the server cannot be reached any more.
    func remove() async {
        guard let database = try? PostgresDatabase(url: server, connections: 1) else { return }
        _ = try? await database.write { [schema] in try BenchSchemaTable($0).drop(schema) }
        await database.close()
    }

    private var url: String { server + (server.contains("?") ? "&" : "?") + "options=-csearch_path%3D\(schema)" }
}

/// Statements about the server's schemas, whose names contain no input.
private struct BenchSchemaTable {
    let tx: any Transaction

    init(_ tx: any Transaction) { self.tx = tx }

    func create(_ name: String) throws { try tx.execute(SQL(stringLiteral: "CREATE SCHEMA \(name)")) }
    func drop(_ name: String) throws { try tx.execute(SQL(stringLiteral: "DROP SCHEMA \(name) CASCADE")) }
}
