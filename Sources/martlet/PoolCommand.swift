import ArgumentParser
import Server

/// `martlet pool`
struct PoolCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pool", abstract: "Look at the user pools, and set what Cognito's API has no setting for.",
        subcommands: [
            List.self, Show.self, Set.self, Usage.self, Patch.self, PoolTextsCommand.self,
            PoolSchemaCommand.self, PoolFollowCommand.self, Export.self, Import.self, Key.self,
        ])

    /// `martlet pool list`
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the pools in the order of their ids.")
        @OptionGroup var store: StoreOptions

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for pool in try await admin.perform(ListPools()) {
                    print("\(pool.id)  \(pool.createdAt)  \(pool.name)")
                }
            }
        }
    }

    /// `martlet pool show`
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show what is set for a pool beside Cognito's API.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                PoolCommand.show(try await admin.perform(GetPoolExtensions(pool: name.pool)))
            }
        }
    }

    /// `martlet pool set`
    struct Set: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Change what is set for a pool beside Cognito's API; the rest stays as it is.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolName
        @Option(help: "A provider's user with a pool user's e-mail address becomes this user: never, ask or automatic.")
        var linking: Linking?
        @Option(help: "Whose word is enough for automatic linking: names of providers with commas, or all.")
        var linkingProviders: String?
        @Option(help: "What the hosted pages call the pool; \"\" for its name.")
        var displayName: String?
        @Option(
            name: .customLong("terms-url"), help: "The terms of use, which the hosted pages link to; \"\" for none.")
        var termsURL: String?
        @Option(name: .customLong("privacy-url"), help: "The page about privacy, likewise; \"\" for none.")
        var privacyURL: String?
        @Option(help: "The language of messages to users without a locale, such as de or pt-BR; \"\" for English.")
        var messageLanguage: String?
        @Option(help: "/gallery?client_id=… shows all pages in a client's look: on or off.")
        var gallery: ClientCommand.Switch?
        @Option(help: "Whether the hosted pages have that of the user's account, /account?client_id=…: on or off.")
        var account: ClientCommand.Switch?

        func run() async throws {
            var change = AdminProtocol.PoolExtensions()
            change.linking = linking?.rawValue
            change.linkingProviders = linkingProviders.map { names in
                names == PoolCommand.allProviders ? [] : names.split(separator: ",").map(String.init)
            }
            change.displayName = displayName
            (change.termsURL, change.privacyURL) = (termsURL, privacyURL)
            change.messageLanguage = messageLanguage
            change.showsGallery = gallery.map { $0 == .on }
            change.showsAccount = account.map { $0 == .on }
            try await store.ask(mustExist: true) { [change] admin in
                PoolCommand.show(try await admin.perform(SetPoolExtensions(pool: name.pool, extensions: change)))
            }
        }

        func validate() throws {
            let texts = [linkingProviders, displayName, termsURL, privacyURL, messageLanguage]
            let isSwitched = gallery != nil || account != nil
            guard linking != nil || isSwitched || texts.contains(where: { $0 != nil }) else {
                throw ValidationError("give what is to be set, such as --linking or --display-name")
            }
            guard linkingProviders?.isEmpty != true else { throw ValidationError("--linking-providers names none") }
        }
    }

    /// When a provider's user becomes a user of the pool.
    enum Linking: String, ExpressibleByArgument, CaseIterable {
        case never, ask, automatic
    }

    private static let allProviders = "all"

    private static func show(_ extensions: AdminProtocol.PoolExtensions) {
        print("linking  \(extensions.linking ?? Linking.never.rawValue)")
        print("linking-providers  \(extensions.linkingProviders?.joined(separator: ",") ?? allProviders)")
        for (name, text) in [
            ("display-name", extensions.displayName), ("terms-url", extensions.termsURL),
            ("privacy-url", extensions.privacyURL), ("message-language", extensions.messageLanguage),
        ] {
            if let text { print("\(name)  \(text)") }
        }
        if extensions.showsAccount == false { print("account  \(ClientCommand.Switch.off)") }
        if extensions.showsGallery == true { print("gallery  \(ClientCommand.Switch.on)") }
    }
}
