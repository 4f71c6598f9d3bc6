import Foundation
import Storage
package import StoragePostgres

/// A PostgreSQL server for a single test, which may crash it.
///
/// It needs the server's programs on this machine (`Scripts/postgres-for-tests`).
package final class PrivatePostgres: Sendable {
    private let folder = TemporaryFolder()
    /// The URL of the database.
    package let url: String

    /// Starts a server with an empty database.
    package init() async throws { url = try await Self.script("start", in: folder.path) }

    /// Opens the database.
    ///
    /// - Parameters:
    ///   - connections: How many connections the engine may have.
    ///   - use: Whether other nodes use the store.
    ///   - maxWait: How long a call waits for a connection.
    ///   - schemaPatience: How long a migration waits for other nodes.
    package func open(
        connections: Int = 8, use: StoreUse = .shared, maxWait: Duration = .seconds(5),
        schemaPatience: Duration = .seconds(60)
    ) throws -> PostgresDatabase {
        try PostgresDatabase(
            url: url, connections: connections, use: use, maxWait: maxWait, schemaPatience: schemaPatience)
    }

    /// Adds `line` to the server's configuration file, which the server reads at the next start or reload.
    package func configure(_ line: String) throws {
        let file = try FileHandle(forUpdating: URL(filePath: folder.path + "/data/postgresql.conf"))
        try file.seekToEnd()
        try file.write(contentsOf: Data("\(line)\n".utf8))
        try file.close()
    }

    /// Ends the server as a crash would: nothing is finished, every connection breaks.
    package func crash() async throws { _ = try await Self.script("kill", in: folder.path) }

    /// Starts the server again after `crash()`.
    package func restart() async throws { _ = try await Self.script("start", in: folder.path) }

    /// Stops the server; its data is deleted with this object.
    package func stop() async { _ = try? await Self.script("kill", in: folder.path) }

    private static func script(_ command: String, in folder: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try run(command, in: folder) })
            }
        }
    }

    /// Runs the script and returns its output.
    ///
    /// Not with `Process`, which waits until the server too has closed the inherited descriptors.
    private static func run(_ command: String, in folder: String) throws -> String {
        let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let script = project.appending(path: "Scripts/postgres-for-tests").path(percentEncoded: false)
        let output = folder + ".\(command)"
        defer { try? FileManager.default.removeItem(atPath: output) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let words = [script, command, folder].map { (word: String) in strdup(word) }
        let environment = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (words + environment).forEach { free($0) } }
        var process = pid_t()
        var status: Int32 = 0
        guard posix_spawn(&process, script, &actions, nil, words + [nil], environment + [nil]) == 0,
            waitpid(process, &status, 0) == process, status == 0
        else { throw StorageError.unavailable("postgres-for-tests \(command) failed") }
        return try String(contentsOfFile: output, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
