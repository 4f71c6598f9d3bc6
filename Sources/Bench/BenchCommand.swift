import ArgumentParser
import Cryptography
import Foundation
import Kernel

/// Measures the release binary from outside, on this machine, and prints one table.
///
/// Nothing here passes or fails: wall-clock results of a shared machine need interpretation.
@main
struct BenchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Bench", abstract: "Measures martlet: requests, latency, processor time and the floor beneath it.",
        subcommands: [EchoFunction.self])

    @Option(help: "How many users the pool holds at first.")
    var users = 1000
    @Option(help: "How many it holds in the end, when sign-ins are compared.")
    var population = 20_000
    @Option(help: "How many identities the identity pool holds in the end, when their credentials are compared.")
    var identities = 30_000
    @Option(help: "How many callers ask at a time.")
    var connections = 16
    @Option(help: "How long a round is, in seconds.")
    var seconds = 3.0
    @Option(help: "How many rounds each operation is measured; the one in the middle is shown.")
    var rounds = 5
    @Option(help: "Measure only operations whose names begin so.")
    var only: [String] = []
    @Option(help: "The PostgreSQL server, as a URL, to keep users on in place of SQLite.")
    var postgres: String?
    @Option(help: "The program to measure.")
    var martlet: String?
    @Option(
        parsing: .remaining,
        help: "The program, with its arguments, that a trigger calls. Last, and by its whole path. (default: this one)")
    var function: [String] = []

    mutating func validate() throws {
        guard users >= 64, population >= users else { throw ValidationError("64 users at least, and more in the end.") }
        guard connections > 0, connections <= users, seconds > 0, rounds > 0 else {
            throw ValidationError("Nothing to measure.")
        }
    }

    func run() async throws {
        Interruption.watch()
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-bench-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await store(in: folder.path(percentEncoded: false))
        do {
            let trial = try Trial(of: self, in: store, folder: folder.path(percentEncoded: false))
            print(try await trial.run().text)
        } catch {
            await store.remove()
            throw error
        }
        await store.remove()
    }

    /// The path of the server binary; by default in this one's folder.
    var binary: String {
        martlet ?? ownPath.deletingLastPathComponent().appending(path: "martlet").path(percentEncoded: false)
    }

    /// The function that a trigger calls.
    var triggered: BenchFunction {
        let echo = [ownPath.path(percentEncoded: false), EchoFunction.configuration.commandName ?? ""]
        return BenchFunction(command: function.isEmpty ? echo : function)
    }

    private var ownPath: URL { URL(filePath: "/proc/self/exe").resolvingSymlinksInPath() }

    /// The store that the options select, which is empty.
    private func store(in folder: String) async throws -> any Store {
        let data = folder + "/data"
        guard let postgres else { return FolderStore(folder: data) }
        return try await SchemaStore(on: postgres, folder: data)
    }
}
