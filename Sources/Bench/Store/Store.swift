import Foundation
import Kernel
import Storage
import StoragePostgres
import StorageSQLite

/// Where the people are kept, which the program under test and the bench open in turn.
protocol Store: Sendable {
    var name: String { get }
    /// What tells `martlet serve` about it.
    var arguments: [String] { get }
    /// Opens it for the bench, while no server has it.
    func open() throws -> any Database
    /// Removes everything.
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

/// A schema of its own on a PostgreSQL server.
struct SchemaStore: Store {
    let name = "PostgreSQL"
    let folder: String
    private let schema: String
    private let server: String

    /// Makes the schema on `server`, a URL.
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

    func remove() async {
        guard let database = try? PostgresDatabase(url: server, connections: 1) else { return }
        _ = try? await database.write { [schema] in try BenchSchemaTable($0).drop(schema) }
        await database.close()
    }

    private var url: String { server + (server.contains("?") ? "&" : "?") + "options=-csearch_path%3D\(schema)" }
}

/// Statements about the server's schemas, whose names are our own.
private struct BenchSchemaTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func create(_ name: String) throws { try tx.execute(SQL(stringLiteral: "CREATE SCHEMA \(name)")) }
    func drop(_ name: String) throws { try tx.execute(SQL(stringLiteral: "DROP SCHEMA \(name) CASCADE")) }
}
