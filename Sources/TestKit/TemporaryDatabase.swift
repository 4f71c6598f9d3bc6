import Foundation
import Kernel
import Storage
import StoragePostgres

/// A database of the test server. With its last reference it is deleted, or emptied for the next test.
final class TemporaryDatabase: Sendable {
    private let name: String
    /// The database that it is a copy of.
    private let template: String

    private init(_ name: String, from template: String) { (self.name, self.template) = (name, template) }

    deinit {
        Task.detached { [name, template] in
            try? await Self.change { table in
                if try table.empty(name, like: template) {
                    Self.emptied.change { $0.append(name) }
                } else {
                    try table.drop(name)
                }
            }
            await Self.permits.give()
        }
    }

    /// A database without a schema.
    static func makeEmpty() async throws -> TemporaryDatabase {
        try await copy(of: "template1")
    }

    /// A database with the whole schema: emptied after another test, or a copy, because each of the migrations
    /// costs more than the copy does.
    static func makeMigrated() async throws -> TemporaryDatabase {
        try await copy(of: try await migrated.value, orAny: emptied)
    }

    private static func copy(
        of template: String, orAny emptied: Locked<[String]>? = nil
    ) async throws -> TemporaryDatabase {
        await permits.take()
        if let name = emptied?.change({ $0.popLast() }) { return TemporaryDatabase(name, from: template) }
        let name = newName()
        do {
            try await change { try $0.create(name, from: template) }
        } catch {
            await permits.give()
            throw error
        }
        return TemporaryDatabase(name, from: template)
    }

    /// Opens the database. Its tests may wait long for a connection on a busy machine.
    func open() throws -> PostgresDatabase { try Self.open(name) }

    private static func open(_ name: String) throws -> PostgresDatabase {
        guard let server = Engine.server else { throw noServer }
        return try PostgresDatabase(
            url: TestDatabasesTable.url(of: name, on: server), connections: 4, maxWait: .seconds(120))
    }

    private static let noServer = StorageError.unavailable(
        "TEST_POSTGRES names no server, and this run must not do without.")

    private static func newName() -> String {
        "t\(getpid())_" + UUID().uuidString.lowercased().filter { $0 != "-" }
    }

    /// Databases with the whole schema and without rows that no test uses. To create and drop one takes ten times as
    /// long as to empty it, and the server does one after the other.
    private static let emptied = Locked<[String]>([])

    /// Many, because a test that moves data between two schemas waits for the second while it holds the first.
    private static let permits = Permits(60)

    /// The database that `makeMigrated` copies. It must have no connections while it is copied.
    private static let migrated = Task {
        let name = newName()
        try await change { try $0.create(name, from: "template1") }
        let database = try open(name)
        try await database.migrate(Engine.history)
        await database.close()
        return name
    }

    /// The server, after deleting what earlier runs left behind.
    private static let server = Result {
        guard let url = Engine.server else { throw noServer }
        let table = try TestDatabasesTable(url)
        try table.dropAbandoned()
        // Called before OpenSSL's own handler, which the connection above has registered: it frees the locks that each
        // thread in libpq needs.
        atexit {
            // At most ten seconds, so that a run ends although a connection hangs.
            for _ in 0..<1000 {
                guard hasWorkers else { break }
                usleep(10_000)
            }
            queue.sync { queue.suspend() }
        }
        return table
    }

    /// Whether a database's thread still runs. A thread that connects ends only after the server's response.
    private static var hasWorkers: Bool {
        let tasks = "/proc/self/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.contains { thread in
            let name = try? String(contentsOfFile: "\(tasks)/\(thread)/comm", encoding: .utf8)
            return name?.hasPrefix("postgres-") == true
        }
    }

    private static let queue = DispatchQueue(label: "test-databases")

    /// Runs `work` on the one connection to the server, outside of the threads of Swift's concurrency.
    private static func change(_ work: @escaping @Sendable (TestDatabasesTable) throws -> Void) async throws {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work(server.get()) }) }
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
