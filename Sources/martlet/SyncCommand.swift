import ArgumentParser
import Server

/// `martlet sync`
struct SyncCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync", abstract: "Take the datasets of identities out of a store, and bring them into one.",
        subcommands: [Export.self, Import.self])

    /// `martlet sync export`
    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write all records of an identity pool to a file, one a line.")
        @OptionGroup var store: StoreOptions
        @Option(help: "The identity pool's id.")
        var pool: String
        @Option(help: "Only the records of this identity.")
        var identity: String?
        @Argument(help: "The file, which must not exist.")
        var file: String

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let count = try await SyncFileExport(admin, to: file).run(pool: pool, identity: identity)
                print("\(file)  \(count) records")
            }
        }
    }

    /// `martlet sync import`
    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the records of a file to the datasets of an identity pool.",
            discussion: """
                Nothing is written if a line is bad, or a record would be overwritten without --overwrite. An import \
                that was interrupted goes on when the command is repeated.
                """)
        @OptionGroup var store: StoreOptions
        @Option(help: "The identity pool's id.")
        var pool: String
        @Option(help: "Give the records, which are those of one identity, to this one.")
        var identity: String?
        @Flag(help: "Replace records that have another value.")
        var overwrite = false
        @Flag(help: "Only say what would be written.")
        var dryRun = false
        @Argument(help: "The file.")
        var file: String

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                try await SyncFileImport(admin, from: file, pool: pool, identity: identity) { print($0) }
                    .run(isCheck: dryRun, replaces: overwrite)
            }
        }
    }
}
