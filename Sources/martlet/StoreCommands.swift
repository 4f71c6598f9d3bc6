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
        commandName: "keys", abstract: "Look after the keys that sign tokens.", subcommands: [List.self, Rotate.self])

    /// `martlet keys list`
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the signing keys of a pool: announced, current and retired ones.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for key in try await admin.perform(GetSigningKeys(pool: name.pool)) { print(key.line) }
            }
        }
    }

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
    @Flag(help: "Also take away what only older versions use, once none of them runs. There is no way back.")
    var finish = false

    func run() async throws {
        let configuration = try store.configuration()
        do {
            guard !finish else {
                return print("The schema is up to date: \(try await SchemaUpgrade.finish(configuration)) steps.")
            }
            let (steps, waiting) = try await SchemaUpgrade.begin(configuration)
            print("The schema is up to date: \(steps) steps.")
            if waiting > 0 { print("\(waiting) wait until no older version runs: martlet migrate --finish") }
        } catch {
            throw CommandError(line: StartupErrorText.line(error, with: configuration), code: 1)
        }
    }
}

/// `martlet upgrade-check`
struct UpgradeCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "upgrade-check", abstract: "Say what an upgrade of the store to this version does.",
        discussion: """
            Nothing is changed, and servers on PostgreSQL may run. Exit codes: 0 nothing is to be done, 3 the nodes \
            can be replaced one at a time, 4 martlet migrate --finish is left to do, 1 this version refuses the store.
            """)
    @OptionGroup var store: StoreOptions

    func run() async throws {
        let configuration = try store.configuration()
        let report: SchemaUpgrade.Report
        do { report = try await SchemaUpgrade.check(configuration) } catch {
            throw CommandError(line: StartupErrorText.line(error, with: configuration), code: 1)
        }
        print("This is Martlet \(Release.version).")
        for node in report.nodes { print("A node of version \(node.version) runs since \(node.startedAt).") }
        for step in report.additions { print("The first start adds \(step).") }
        for step in report.removals { print("martlet migrate --finish applies \(step).") }
        for step in report.unknown { print("A newer version has added \(step).") }
        guard !report.isRefused else {
            throw CommandError(line: "this version refuses the store: a newer one has taken something away", code: 1)
        }
        guard report.additions.isEmpty else { throw ExitCode(3) }
        guard report.removals.isEmpty else { throw ExitCode(4) }
        print("Nothing is to be done.")
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
