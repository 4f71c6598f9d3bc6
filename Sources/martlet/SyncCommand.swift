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
        @OptionGroup var name: PoolFileName
        @Option(help: "Only the records of this identity.")
        var identity: String?

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let count = try await SyncFileExport(admin, to: name.file).run(pool: name.pool, identity: identity)
                print("\(name.file)  \(count) records")
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
        @OptionGroup var name: PoolFileName
        @Option(help: "Give the records, which are those of one identity, to this one.")
        var identity: String?
        @Flag(help: "Replace records that have another value.")
        var overwrite = false
        @Flag(help: "Only say what would be written.")
        var dryRun = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                try await SyncFileImport(admin, from: name.file, pool: name.pool, identity: identity) { print($0) }
                    .run(isCheck: dryRun, replaces: overwrite)
            }
        }
    }
}
