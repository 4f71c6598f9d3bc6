import Foundation

/// The storage engine of the server.
///
/// The walks need the release binary in `MARTLET`, and a PostgreSQL URL in `TEST_POSTGRES`. Without them they are
/// skipped; under `CI` they fail.
enum WalkEngine: String, CaseIterable, Sendable {
    case sqlite, postgres

    /// The engines of this run, for `@Test(arguments:)`.
    static let available = allCases.filter { engine in
        let isThere = binary != nil && (engine == .sqlite || server != nil)
        return isThere || ProcessInfo.processInfo.environment["CI"] != nil
    }

    /// The path of the release binary.
    static let binary = setting("MARTLET")
    private static let server = setting("TEST_POSTGRES")

    /// Creates an empty database and returns its URL; nil for SQLite.
    func newDatabase() async throws -> String? {
        guard self == .postgres else { return nil }
        guard let server = Self.server, var parts = URLComponents(string: server) else {
            throw WalkError("TEST_POSTGRES is not set: run this through Scripts/postgres-for-tests run")
        }
        let name = "walk_\(Name.random(12))"
        let psql = Process()
        psql.executableURL = URL(filePath: "/usr/bin/env")
        psql.arguments = ["psql", "--no-psqlrc", "--quiet", "--dbname", server, "--command", "CREATE DATABASE \(name)"]
        try psql.run()
        try await psql.end()
        guard psql.terminationStatus == 0 else { throw WalkError("psql ended with \(psql.terminationStatus)") }
        parts.path = "/\(name)"
        return parts.string
    }

    private static func setting(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// A walk cannot begin.
struct WalkError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension Process {
    /// Waits for the end of the process without blocking a thread.
    func end() async throws {
        while isRunning { try await Task.sleep(for: .milliseconds(5)) }
    }
}

/// Random names.
enum Name {
    static func random(_ length: Int) -> String {
        String((0..<length).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() ?? "a" })
    }
}
