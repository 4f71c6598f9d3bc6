import ArgumentParser
import Server

/// `martlet client`
struct ClientCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "client", abstract: "Permit app clients what Cognito's API has no setting for.",
        subcommands: [Show.self, Set.self, Patch.self])

    /// On or off.
    enum Switch: String, ExpressibleByArgument {
        case on, off
    }

    /// `martlet client show`
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show what a client is permitted.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: ClientName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                ClientCommand.show(try await admin.perform(GetClientExtensions(client: name.client, pool: name.pool)))
            }
        }
    }

    /// `martlet client set`
    struct Set: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Change what a client is permitted; the rest stays as it is.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: ClientName
        @Option(help: "Devices without a browser get tokens (RFC 8628): on or off.")
        var deviceGrant: Switch?
        @Option(help: "The client may ask about tokens of its pool (RFC 7662): on or off.")
        var introspection: Switch?
        @Option(
            name: .customLong("back-channel-logout-url"),
            help: "Where the client is told of sign-outs (OpenID Connect Back-Channel Logout): a URL, or off.")
        var backChannelLogoutURL: String?
        @Option(
            name: .customLong("back-channel-logout-session"),
            help: "The client is told which of a user's sessions has ended: on or off.")
        var backChannelLogoutSession: Switch?
        @Option(help: "What the hosted pages call the client; \"\" for its name.")
        var displayName: String?

        func run() async throws {
            var change = AdminProtocol.ClientExtensions()
            change.deviceGrant = deviceGrant.map { $0 == .on }
            change.introspection = introspection.map { $0 == .on }
            change.backChannelLogoutURL = backChannelLogoutURL.map { $0 == Switch.off.rawValue ? "" : $0 }
            change.backChannelLogoutSessionRequired = backChannelLogoutSession.map { $0 == .on }
            change.displayName = displayName
            try await store.ask(mustExist: true) { [change] admin in
                ClientCommand.show(
                    try await admin.perform(
                        SetClientExtensions(client: name.client, pool: name.pool, extensions: change)))
            }
        }
    }

    private static func show(_ extensions: AdminProtocol.ClientExtensions) {
        for (name, isOn) in [
            ("device-grant", extensions.deviceGrant), ("introspection", extensions.introspection),
            ("back-channel-logout-session", extensions.backChannelLogoutSessionRequired),
        ] {
            print("\(name)  \(isOn == true ? Switch.on : .off)")
        }
        print("back-channel-logout-url  \(extensions.backChannelLogoutURL ?? Switch.off.rawValue)")
        if let name = extensions.displayName { print("display-name  \(name)") }
    }
}
