import ArgumentParser
import Foundation
import Server

/// The options that every command shares: which server and store.
struct StoreOptions: ParsableArguments {
    @Option(help: "Read settings from a JSON file; flags and the environment win.")
    var config: String?
    @Option(help: "The data folder. (default: data)")
    var data: String?
    @Option(help: "Keep everything in PostgreSQL: postgres://… (default: SQLite in the data folder)")
    var database: String?
    @Option(help: "A file with the password for the database.")
    var databasePasswordFile: String?
    @Option(help: "Connections to the database at most. (default: 8)")
    var databaseConnections: String?
    @Option(help: "The regions of pools and signatures, with commas; the first is the default. (default: us-east-1)")
    var region: String?
    @Option(help: "The file with the sealing key. (default: beside the data folder)")
    var sealingKeyFile: String?

    var flags: [Setting: String] {
        let flags: [Setting: String?] = [
            .config: config, .data: data, .database: database, .databasePasswordFile: databasePasswordFile,
            .databaseConnections: databaseConnections, .region: region, .sealingKeyFile: sealingKeyFile,
        ]
        return flags.compactMapValues { $0 }
    }

    /// Checks these settings, those of the environment and those of the configuration file.
    ///
    /// - Parameter findsPackaged: Whether to read the file of the Debian package if no setting names a store. A server
    ///   gets its file as an option.
    func configuration(also more: [Setting: String] = [:], findsPackaged: Bool = true) throws -> Configuration {
        let environment = ProcessInfo.processInfo.environment
        var flags = flags.merging(more) { _, last in last }
        if findsPackaged, let file = Settings.packagedFile(flags: flags, environment: environment) {
            flags[.config] = file
        }
        return try CommandError.catching(code: 2) {
            try Configuration(Settings(flags: flags, environment: environment))
        }
    }

    /// Runs `body` with a connection to the running server, or to the store if no server uses it.
    ///
    /// - Parameter mustExist: Whether a store that does not exist is refused; otherwise it is created.
    func ask(mustExist: Bool = false, _ body: (any AdminConnection) async throws -> Void) async throws {
        let configuration = try configuration()
        try await CommandError.catchingAsync(with: configuration) {
            let admin = try await configuration.openAdminConnection(mustExist: mustExist)
            let result: Result<Void, any Error>
            do { result = .success(try await body(admin)) } catch { result = .failure(error) }
            await admin.close()
            try result.get()
        }
    }
}
