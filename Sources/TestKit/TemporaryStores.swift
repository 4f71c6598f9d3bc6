import Foundation
import Storage
import StoragePostgres

/// A folder that is deleted with its last reference.
public final class TemporaryFolder: Sendable {
    /// The path of the folder.
    public let path: String

    /// A path in the system's temporary folder; the folder is not created.
    public init() {
        path = NSTemporaryDirectory() + "martlet-test-\(getpid())-\(UUID().uuidString)"
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A schema of the test server that is deleted with its last reference.
final class TemporarySchema: Sendable {
    let name: String
    private let server: PostgresDatabase

    private init(_ name: String, on server: PostgresDatabase) {
        self.name = name
        self.server = server
    }

    deinit {
        Task.detached { [name, server] in
            _ = try? await server.write { try SchemaTable($0).drop(name) }
            await Self.permits.give()
        }
    }

    static func make() async throws -> TemporarySchema {
        let server = try await shared.value
        await permits.take()
        let name = "t\(getpid())_" + UUID().uuidString.lowercased().filter { $0 != "-" }
        do {
            try await server.write { try SchemaTable($0).create(name) }
        } catch {
            await permits.give()
            throw error
        }
        return TemporarySchema(name, on: server)
    }

    /// A database that sees only this schema. Its tests may wait long for a connection on a busy machine.
    func open() throws -> PostgresDatabase {
        try PostgresDatabase(url: Self.url(searching: name), connections: 4, longestWait: .seconds(120))
    }

    private static let permits = Permits(24)

    /// The server, after deleting what earlier runs left behind.
    private static let shared = Task {
        let server = try PostgresDatabase(url: url(searching: "public"), connections: 2, longestWait: .seconds(120))
        try await server.write { try SchemaTable($0).dropAbandoned() }
        return server
    }

    private static func url(searching schema: String) throws -> String {
        guard let server = Engine.server else {
            throw StorageError.unavailable("TEST_POSTGRES names no server, and this run must not do without.")
        }
        if server.contains("://") {
            return server + (server.contains("?") ? "&" : "?") + "options=-csearch_path%3D\(schema)"
        }
        return server + " options='-csearch_path=\(schema)'"
    }
}

/// Statements about the test server's schemas, whose names contain no input.
private struct SchemaTable {
    let tx: any Transaction

    init(_ tx: any Transaction) { self.tx = tx }

    func create(_ name: String) throws { try tx.execute(SQL(stringLiteral: "CREATE SCHEMA \(name)")) }

    func drop(_ name: String) throws {
        try tx.execute(SQL(stringLiteral: "DROP SCHEMA IF EXISTS \(name) CASCADE"))
    }

    func dropAbandoned() throws {
        for row in try tx.fetch("SELECT nspname FROM pg_namespace WHERE nspname LIKE 't%\\_%'") {
            let name = try row.value("nspname", as: String.self)
            let digits = name.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard let owner = Int32(digits), kill(owner, 0) != 0, errno == ESRCH else { continue }
            try drop(name)
        }
    }
}

/// Limits how many tests have a schema at once, because each takes connections and the server has a limit.
private actor Permits {
    private var left: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { left = count }

    func take() async {
        if left > 0 { left -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    }

    func give() {
        if waiting.isEmpty { left += 1 } else { waiting.removeFirst().resume() }
    }
}
