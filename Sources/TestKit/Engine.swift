import AccessControl
import Audit
import Authentication
import Console
import Directory
import EventLogs
import Factors
import Federation
import Foundation
import IdentityPools
import Kernel
import Messaging
import OAuth
import Risk
package import Storage
import StoragePostgres
import StorageSQLite
import Sync
import Tokens
import Transfer
import Triggers

/// The engines that a test runs on: SQLite always, PostgreSQL if `TEST_POSTGRES` names a server.
///
/// If `CI` or `MARTLET_REQUIRE_POSTGRES` is set, PostgreSQL is always included: without a server its tests fail.
package enum Engine: String, CaseIterable, Sendable {
    case sqliteFile, postgres

    /// The engines of this run, for `@Test(arguments:)`.
    package static let available = allCases.filter { $0 != .postgres || server != nil || isPostgresRequired }

    /// All migrations, in the order of the modules.
    package static let history: [Migration] =
        DirectorySchema.migrations + AccessSchema.migrations + SignInSchema.migrations + TriggersSchema.migrations
        + OAuthSchema.migrations + FederationSchema.migrations + IdentityPoolsSchema.migrations + SyncSchema.migrations
        + TransferSchema.migrations + RiskSchema.migrations + AuditSchema.migrations + ConsoleSchema.migrations
        + EventLogsSchema.migrations

    /// All tables, each after the tables that its rows depend on.
    package static let tables: [StoredTable] =
        DirectorySchema.tables + AccessSchema.tables + MessagingSchema.tables + FactorsSchema.tables
        + TokensSchema.tables + SignInSchema.tables + TriggersSchema.tables + OAuthSchema.tables
        + FederationSchema.tables + IdentityPoolsSchema.tables + SyncSchema.tables + TransferSchema.tables
        + RiskSchema.tables + AuditSchema.tables + ConsoleSchema.tables
        + EventLogsSchema.tables

    /// An empty database with the whole schema for a single test. It is deleted with its last reference.
    package func freshDatabase() async throws -> any Database {
        switch self {
        case .sqliteFile: try open(TemporaryFolder(copyOf: try await Self.migratedFolder.value))
        case .postgres: try open(try await TemporaryDatabase.makeMigrated())
        }
    }

    /// As `freshDatabase()`, without a schema.
    package func empty() async throws -> any Database {
        switch self {
        case .sqliteFile: try open(TemporaryFolder())
        case .postgres: try open(try await TemporaryDatabase.makeEmpty())
        }
    }

    /// An empty database without a schema, opened by several nodes. SQLite has only one node.
    package func empty(nodes count: Int) async throws -> [any Database] {
        guard self == .postgres else { return [try await empty()] }
        let database = try await TemporaryDatabase.makeEmpty()
        return try (0..<count).map { _ in try open(database) }
    }

    private func open(_ folder: TemporaryFolder) throws -> any Database {
        FreshDatabase(try SQLiteDatabase(folder: folder.path, workers: WorkerThreads(count: 2)), on: self, kept: folder)
    }

    private func open(_ database: TemporaryDatabase) throws -> any Database {
        FreshDatabase(try database.open(), on: self, kept: database)
    }

    /// The folder that `fresh` copies.
    private static let migratedFolder = Task {
        let folder = TemporaryFolder()
        let database = try SQLiteDatabase(folder: folder.path, workers: WorkerThreads(count: 2))
        try await database.migrate(history)
        await database.close()
        return folder
    }

    static var server: String? {
        ProcessInfo.processInfo.environment["TEST_POSTGRES"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static var isPostgresRequired: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["CI"] != nil || environment["MARTLET_REQUIRE_POSTGRES"] != nil
    }
}

/// A test's database, with its storage, which is deleted with it.
final class FreshDatabase: Database {
    let base: any Database
    let engine: Engine
    private let kept: any Sendable

    init(_ base: any Database, on engine: Engine, kept: any Sendable) {
        self.base = base
        self.engine = engine
        self.kept = kept
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await base.read(body) }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await base.write(body) }

    func exclusively(_ steps: [ExclusiveStep]) async throws {
        try await base.exclusively(steps)
    }

    func close() async { await base.close() }
}
