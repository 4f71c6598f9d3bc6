import ArgumentParser
import Pages
import Server

/// `martlet inbox`
struct InboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inbox", abstract: "Show the latest messages, newest first (kept with --dev).")
    @OptionGroup var store: StoreOptions
    @Option(help: "How many at most.")
    var limit = 20
    @Option(help: "Only those to this address or number.")
    var destination: String?

    func validate() throws {
        guard (1...500).contains(limit) else { throw ValidationError("--limit is not between 1 and 500") }
    }

    func run() async throws {
        try await store.ask(mustExist: true) { admin in
            let messages = try await admin.perform(ListMessages(limit: destination == nil ? limit : 500))
                .filter { message in destination.map { message.destination == $0 } ?? true }
            for message in messages.prefix(limit) {
                let when = message.sentAt ?? "waiting"
                let code = message.code.map { "  code \($0)" } ?? ""
                print("\(when)  \(message.channel)  \(message.destination)  \(message.purpose)\(code)")
            }
        }
    }
}

/// `martlet keys`
struct KeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys", abstract: "Look after the keys that sign tokens.", subcommands: [Rotate.self])

    /// `martlet keys rotate`
    struct Rotate: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Give pools new signing keys; tokens that the old ones signed stay good until they expire.",
            discussion: "The new keys are published at once and begin to sign 70 seconds later.")
        @OptionGroup var store: StoreOptions
        @Option(
            name: .customLong("pool"),
            help: "The pool's id; cognito-identity.amazonaws.com for the tokens of identity pools.")
        var poolOption: String?
        @Argument(help: "The same, if no option gives it.")
        var poolArgument: String?
        @Flag(help: "All pools.")
        var all = false
        @Flag(help: "For keys that leaked: the new ones sign now, and all tokens of the old ones are refused.")
        var atOnce = false

        private var pool: String? { poolOption ?? poolArgument }

        func validate() throws {
            guard poolOption == nil || poolArgument == nil else { throw ValidationError("one pool is enough") }
            guard (pool != nil) != all else { throw ValidationError("give either --pool or --all") }
        }

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let all = { try await admin.perform(ListPools()).map(\.id) + [RotateSigningKeys.identityTokens] }
                let pools = if let pool { [pool] } else { try await all() }
                for pool in pools {
                    try await admin.perform(RotateSigningKeys(pool: pool, atOnce: atOnce))
                    print("\(pool)  rotated")
                }
            }
        }
    }
}

/// `martlet migrate`
struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Bring the store's schema up to date, as serve does when it starts.")
    @OptionGroup var store: StoreOptions

    func run() async throws {
        let configuration = try store.configuration()
        do { print("The schema is up to date: \(try await OfflineMaintenance.migrate(configuration)) steps.") } catch {
            throw CommandError(line: StartupErrorText.line(error, with: configuration), code: 1)
        }
    }
}

/// `martlet rekey`
struct RekeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rekey", abstract: "Seal everything in the store under a new key, while no server runs.")
    @OptionGroup var store: StoreOptions

    func run() async throws {
        let configuration = try store.configuration()
        do {
            let (count, formerKey) = try await OfflineMaintenance.rekey(configuration)
            print("Sealed anew: \(count).")
            if let formerKey { print("Backups from before need the former key, which is in \(formerKey).") }
        } catch {
            throw CommandError(line: StartupErrorText.line(error, with: configuration), code: 1)
        }
    }
}
