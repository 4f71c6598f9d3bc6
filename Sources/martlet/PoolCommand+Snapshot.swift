import ArgumentParser
import Server

extension PoolCommand {
    /// `martlet pool export`
    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write a whole pool to an encrypted file: settings, clients, groups, users, keys and secrets.",
            discussion: """
                The file has what lasts, remembered devices and recovery codes among it. Sessions are in it if they \
                are asked for. Codes that were sent and import jobs stay behind.
                """)
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolFileName
        @OptionGroup var recipient: SnapshotRecipient
        @Flag(help: "Take sessions along: refresh and access tokens, and sign-ins of browsers, stay valid.")
        var withSessions = false

        func run() async throws {
            let key = try CommandError.catching(recipient.key)
            try await store.ask(mustExist: true) { admin in
                let rows = try await PoolFileExport(admin, to: name.file, for: key.key)
                    .run(pool: name.pool, withSessions: withSessions)
                print("\(name.file)  \(rows) rows")
            }
        }
    }

    /// `martlet pool import`
    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Bring a pool from the file of `pool export` into a store that has no pool of its id.",
            discussion: """
                The pool is there once the whole file is: an import that was interrupted is repeated, and begins anew.
                """)
        @OptionGroup var store: StoreOptions
        @Argument(help: "The file.")
        var file: String
        @OptionGroup var opener: SnapshotOpener

        func run() async throws {
            let key = try CommandError.catching(opener.key)
            try await store.ask { admin in
                let imported = try await PoolFileImport(admin, from: file, openedBy: key.key).run()
                print("\(imported.pool)  \(imported.rows) rows")
            }
        }
    }

    /// `martlet pool key`
    struct Key: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make a pair of keys for snapshots: write the private one to a new file, print the public one.")
        @Argument(help: "The file for the private key.")
        var file: String

        func run() throws { print(try CommandError.catching { try SnapshotKey.writePair(to: file) }) }
    }
}
