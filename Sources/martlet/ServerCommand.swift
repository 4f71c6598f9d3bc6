import ArgumentParser
import Server

/// `martlet server`
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "server", abstract: "Look at the nodes, the store and the quotas.",
        subcommands: [Show.self])

    /// `martlet server show`
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show the nodes of the store, its schema and size, and the quotas.")
        @OptionGroup var store: StoreOptions

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for line in try await admin.perform(GetServerState()).lines { print(line) }
            }
        }
    }
}
