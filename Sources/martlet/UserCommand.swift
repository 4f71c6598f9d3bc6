import ArgumentParser
import Server

/// `martlet user`
struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Help users who lose their second factors, or are locked.",
        subcommands: [RecoveryCodes.self, ResetFactors.self, Unlock.self])

    /// Names a user.
    struct Name: ParsableArguments {
        @Option(help: "The pool's id.")
        var pool: String
        @Option(help: "The username, an alias or the sub.")
        var username: String
    }

    /// `martlet user recovery-codes`
    struct RecoveryCodes: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "recovery-codes",
            abstract: "Make ten recovery codes in place of the earlier ones, and show them this once.",
            discussion: "Each takes the place of the user's second factor in one sign-in.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var user: Name
        @Flag(help: "Only say how many are left.")
        var count = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                guard !count else {
                    print(try await admin.countRecoveryCodes(of: user.username, in: user.pool).count)
                    return
                }
                for code in try await admin.createRecoveryCodes(for: user.username, in: user.pool).codes { print(code) }
            }
        }
    }

    /// `martlet user reset-factors`
    struct ResetFactors: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset-factors",
            abstract: "Remove a user's authenticator app, choices of second factors and recovery codes.",
            discussion: "Sign-ins in progress end. The telephone and the e-mail address stay.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var user: Name

        func run() async throws {
            try await store.ask(mustExist: true) { try await $0.resetSecondFactors(of: user.username, in: user.pool) }
        }
    }

    /// `martlet user unlock`
    struct Unlock: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Forget a user's wrong passwords, and wrong codes of second factors.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var user: Name
        @Flag(help: "Only say how many wrong codes were entered since the last completed sign-in.")
        var count = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                guard count else { return try await admin.unlock(user.username, in: user.pool) }
                print(try await admin.countWrongCodes(of: user.username, in: user.pool).count)
            }
        }
    }
}
