import Foundation

/// What the server under the walks keeps people in.
///
/// The walks need the optimised program, which `MARTLET` names, and a PostgreSQL, which `TEST_POSTGRES` names. Where
/// one is missing they are left out; under `CI` they fail instead.
enum WalkEngine: String, CaseIterable, Sendable {
    case sqlite, postgres

    /// The engines of this run, for `@Test(arguments:)`.
    static let available = allCases.filter { engine in
        let isThere = binary != nil && (engine == .sqlite || server != nil)
        return isThere || ProcessInfo.processInfo.environment["CI"] != nil
    }

    /// The program.
    static let binary = setting("MARTLET")
    private static let server = setting("TEST_POSTGRES")

    /// The URL of an empty database that nobody else uses; nil for the engine that lives in the data folder.
    func newDatabase() async throws -> String? {
        guard self == .postgres else { return nil }
        guard let server = Self.server, var parts = URLComponents(string: server) else {
            throw WalkFailure("TEST_POSTGRES is not set: run this through Scripts/postgres-for-tests run")
        }
        let name = "walk_\(Name.random(12))"
        let psql = Process()
        psql.executableURL = URL(filePath: "/usr/bin/env")
        psql.arguments = ["psql", "--no-psqlrc", "--quiet", "--dbname", server, "--command", "CREATE DATABASE \(name)"]
        try psql.run()
        try await psql.end()
        guard psql.terminationStatus == 0 else { throw WalkFailure("psql ended with \(psql.terminationStatus)") }
        parts.path = "/\(name)"
        return parts.string
    }

    private static func setting(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// Why a walk cannot even begin.
struct WalkFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension Process {
    /// Waits until it has ended, without holding a thread.
    func end() async throws {
        while isRunning { try await Task.sleep(for: .milliseconds(5)) }
    }
}

/// Names that nobody else has.
enum Name {
    static func random(_ length: Int) -> String {
        String((0..<length).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() ?? "a" })
    }
}
