import ArgumentParser
import Server

/// `martlet import`
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Look at imports of users from files.", subcommands: [Check.self, Log.self])

    /// `martlet import log`
    struct Log: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print what has become of each line of an import job's file.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolJobName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                var line = 0
                while true {
                    let part = try await admin.perform(ListImportLog(pool: name.pool, job: name.job, after: line))
                    guard let entries = part.entries else { return }
                    print(entries)
                    line = part.next
                }
            }
        }
    }
}
