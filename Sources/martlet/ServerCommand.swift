import ArgumentParser
import Server

/// `martlet server`
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "server", abstract: "Look at the nodes, the store, the keys and the quotas.",
        subcommands: [Show.self])

    /// `martlet server show`
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show the nodes of the store, its schema and size, the quotas, and the keys of a pool.")
        @OptionGroup var store: StoreOptions
        @Option(help: "Show the signing keys of this pool too.")
        var pool: String?

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for line in try await admin.perform(GetServerState()).lines { print(line) }
                guard let pool else { return }
                for key in try await admin.perform(GetSigningKeys(pool: pool)) { print(key.line) }
            }
        }
    }
}
