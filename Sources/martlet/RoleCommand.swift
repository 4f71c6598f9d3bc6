import ArgumentParser
import Server

/// `martlet role`
struct RoleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "role", abstract: "Do for roles what IAM's API has no operation for.",
        subcommands: [RevokeSessions.self])

    /// `martlet role revoke-sessions`
    struct RevokeSessions: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "revoke-sessions", abstract: "Refuse all credentials of a role that were issued until now.",
            discussion: "Credentials that are issued later are not affected.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The role's name.")
        var role: String

        func run() async throws {
            try await store.ask(mustExist: true) { try await $0.revokeSessions(ofRole: role) }
        }
    }
}
