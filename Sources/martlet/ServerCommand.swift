import ArgumentParser
import Server

/// `martlet server`
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "server", abstract: "Look at the nodes, the store, the quotas and what was counted.",
        subcommands: [Show.self, Totals.self])

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

    /// `martlet server totals`
    struct Totals: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show what happened hour by hour: sign-ups, sign-ins, refusals, refreshes, risks, messages.",
            discussion: "Servers write what they counted every 10 seconds. Totals are kept for 32 days.")
        @OptionGroup var store: StoreOptions
        @Option(help: "Only those of this pool; without it, of all pools together.")
        var pool: String?
        @Option(help: "day (by hours), week (by six hours) or month (by days).")
        var period = "day"

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for line in try await admin.perform(GetHourlyTotals(pool: pool, period: period)).lines { print(line) }
            }
        }
    }
}
