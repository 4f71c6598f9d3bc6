import ArgumentParser
import Server

/// `martlet user`
struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user",
        abstract: "Look at users, move them in and out, and help those who are locked or lose their second factors.",
        subcommands: [
            Show.self, Find.self, Sessions.self, Import.self, Export.self, RecoveryCodes.self, ResetFactors.self,
            Unlock.self,
        ])

    /// `martlet user recovery-codes`
    struct RecoveryCodes: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "recovery-codes",
            abstract: "Make ten recovery codes in place of the earlier ones, and show them this once.",
            discussion: "Each takes the place of the user's second factor in one sign-in.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var user: UserName
        @Flag(help: "Only say how many are left.")
        var count = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                guard !count else {
                    print(try await admin.perform(GetRecoveryCodeCount(pool: user.pool, username: user.username)).count)
                    return
                }
                let made = try await admin.perform(CreateRecoveryCodes(pool: user.pool, username: user.username))
                for code in made.codes { print(code) }
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
        @OptionGroup var user: UserName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                try await admin.perform(ResetSecondFactors(pool: user.pool, username: user.username))
            }
        }
    }

    /// `martlet user unlock`
    struct Unlock: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Forget a user's wrong passwords, and wrong codes of second factors.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var user: UserName
        @Flag(help: "Only say how many wrong codes were entered since the last completed sign-in.")
        var count = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                if count {
                    print(
                        try await admin.perform(GetWrongCodeCount(pool: user.pool, username: user.username)).count)
                } else {
                    try await admin.perform(UnlockUser(pool: user.pool, username: user.username))
                }
            }
        }
    }
}
