import ArgumentParser
import Server

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
