import ArgumentParser
import Server

/// `martlet identity-pool`
struct IdentityPoolCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "identity-pool", abstract: "Take an identity pool out of a store, and bring it into one.",
        subcommands: [Export.self, Import.self])

    /// `martlet identity-pool export`
    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write a whole identity pool to an encrypted file: settings, roles, identities, logins, data.",
            discussion: """
                The file has what lasts. The key that signs OpenID tokens, guests who never used their identity, and \
                records and messages that wait for a stream or a device stay behind.
                """)
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolFileName
        @OptionGroup var recipient: SnapshotRecipient

        func run() async throws {
            let key = try CommandError.catching(recipient.key)
            try await store.ask(mustExist: true) { admin in
                let rows = try await PoolFileExport(admin, to: name.file, for: key.key).run(identityPool: name.pool)
                print("\(name.file)  \(rows) rows")
            }
        }
    }

    /// `martlet identity-pool import`
    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Bring an identity pool from the file of `identity-pool export` into a store without it.",
            discussion: """
                The pool is there once the whole file is: an import that was interrupted is repeated, and begins anew. \
                Each user pool, provider, role and target that the pool refers to and the server lacks is named.
                """)
        @OptionGroup var store: StoreOptions
        @Argument(help: "The file.")
        var file: String
        @OptionGroup var opener: SnapshotOpener

        func run() async throws {
            let key = try CommandError.catching(opener.key)
            try await store.ask { admin in
                let imported = try await PoolFileImport(admin, from: file, openedBy: key.key).runForIdentityPool()
                print("\(imported.pool)  \(imported.rows) rows")
                for line in imported.missing { print("missing  \(line)") }
            }
        }
    }
}
