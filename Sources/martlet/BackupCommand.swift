import ArgumentParser
import Server

/// `martlet backup`
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Back up a store on SQLite while the server runs, and open a backup.",
        subcommands: [Create.self, Open.self])

    /// `martlet backup create`
    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Copy the store as one transaction sees it into a new file, and try a restore of the copy.",
            discussion: """
                The sealing key is not in the file: keep it elsewhere. Without a key or passphrase the file is not \
                encrypted, but secrets in it are sealed.
                """)
        @OptionGroup var store: StoreOptions
        @Argument(help: "The folder for the file martlet-TIME.sqlite, or martlet-TIME.sqlite.encrypted.")
        var folder: String
        @Option(help: "Encrypt the file with the passphrase on the one line of this file.")
        var passphraseFile: String?
        @Option(help: "Encrypt the file for the holder of a private key: the key of `pool key`.")
        var publicKey: String?
        @Option(help: "Delete backups in the folder that are older than so many days. (default: all are kept)")
        var keep: Int?

        func validate() throws {
            guard passphraseFile == nil || publicKey == nil else {
                throw ValidationError("give --passphrase-file or --public-key, not both")
            }
            guard keep.map((1...36_500).contains) ?? true else { throw ValidationError("--keep is 1 to 36500 days") }
        }

        func run() async throws {
            let configuration = try store.configuration()
            try await CommandError.catchingAsync(with: configuration) {
                let key =
                    try publicKey.map { try SnapshotKey(publicKey: $0) }
                    ?? passphraseFile.map { try SnapshotKey(newPassphraseFile: $0) }
                let made = try await StoreBackup(configuration, to: folder).create(for: key?.key, keeping: keep)
                print("\(made.path)  \(made.byteCount) bytes, \(made.rows) rows")
                if made.deleted > 0 { print("Deleted: \(made.deleted) older ones.") }
            }
        }
    }

    /// `martlet backup open`
    struct Open: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Decrypt a backup into the file martlet.sqlite of a new data folder.")
        @Argument(help: "The backup.")
        var file: String
        @Argument(help: "The file to make.")
        var target: String
        @OptionGroup var opener: SnapshotOpener

        func run() async throws {
            try await CommandError.catchingAsync {
                try await StoreBackup.restore(file, with: try opener.key().key, to: target)
            }
            print(target)
        }
    }
}
