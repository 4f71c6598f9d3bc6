import ArgumentParser
import Server

/// `martlet import`
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Look at imports of users from files.", subcommands: [Log.self])

    /// `martlet import log`
    struct Log: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print what has become of each line of an import job's file.")
        @OptionGroup var store: StoreOptions
        @Option(help: "The user pool's id.")
        var pool: String
        @Argument(help: "The job's id.")
        var job: String

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                var line = 0
                while true {
                    let part = try await admin.perform(ListImportLog(pool: pool, job: job, after: line))
                    guard let entries = part.entries else { return }
                    print(entries)
                    line = part.next
                }
            }
        }
    }
}
