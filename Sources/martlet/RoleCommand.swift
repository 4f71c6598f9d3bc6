import ArgumentParser
import Server

/// `martlet role`
struct RoleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "role", abstract: "Do for roles what IAM's API has no operation for.",
        subcommands: [RevokeSessions.self, Show.self, Set.self])

    /// `martlet role revoke-sessions`
    struct RevokeSessions: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "revoke-sessions", abstract: "Refuse all credentials of a role that were issued until now.",
            discussion: "Credentials that are issued later are not affected, nor are those of an external STS.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The role's name.")
        var role: String

        func run() async throws {
            try await store.ask(mustExist: true) { try await $0.perform(RevokeRoleSessions(role: role)) }
        }
    }

    /// `martlet role show`
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show the STS whose credentials a role hands out.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The role's name.")
        var role: String

        func run() async throws {
            try await store.ask(mustExist: true) {
                RoleCommand.show(try await $0.perform(GetRoleExtensions(role: role)))
            }
        }
    }

    /// `martlet role set`
    struct Set: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Let a role hand out the credentials of an S3-compatible store; the rest stays as it is.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The role's name.")
        var role: String
        @Option(
            name: .customLong("external-sts-url"),
            help: "Where the store takes AssumeRoleWithWebIdentity: a URL, or off for this server's own credentials.")
        var externalSTSURL: String?
        @Option(
            name: .customLong("external-sts-role"),
            help: "The ARN of the role at the store, or off if the store chooses one by the token.")
        var externalSTSRole: String?
        @Option(
            name: .customLong("external-sts-audience"),
            help: "The audience of the tokens that the store is shown (at first: sts.amazonaws.com).")
        var externalSTSAudience: String?

        func run() async throws {
            var change = AdminProtocol.RoleExtensions()
            change.externalSTSURL = externalSTSURL.map { $0 == RoleCommand.off ? "" : $0 }
            change.externalSTSRole = externalSTSRole.map { $0 == RoleCommand.off ? "" : $0 }
            change.externalSTSAudience = externalSTSAudience
            try await store.ask(mustExist: true) { [change] admin in
                RoleCommand.show(try await admin.perform(SetRoleExtensions(role: role, extensions: change)))
            }
        }
    }

    private static let off = "off"

    private static func show(_ extensions: AdminProtocol.RoleExtensions) {
        for (name, value) in [
            ("external-sts-url", extensions.externalSTSURL), ("external-sts-role", extensions.externalSTSRole),
            ("external-sts-audience", extensions.externalSTSAudience),
        ] {
            print("\(name)  \(value ?? off)")
        }
    }
}
