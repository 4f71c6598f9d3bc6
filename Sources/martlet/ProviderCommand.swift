import ArgumentParser
import Foundation
import Server

/// `martlet provider`
struct ProviderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "provider", abstract: "Set for identity providers what Cognito's API has no setting for.",
        subcommands: [Show.self, Set.self, Test.self])

    /// `martlet provider show`
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show which groups a provider's users get, as the JSON that --group-rules reads.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: NamedProvider
        @Flag(help: "Show instead where the provider sends browsers back.")
        var callback = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                guard !callback else {
                    return ProviderCommand.show(
                        try await admin.perform(GetProviderExtensions(provider: name.provider, pool: name.pool)))
                }
                try ProviderCommand.show(
                    try await admin.perform(GetGroupRules(provider: name.provider, pool: name.pool)))
            }
        }
    }

    /// `martlet provider set`
    struct Set: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Change which groups a provider's users get, and where the provider sends browsers back.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: NamedProvider
        @Option(help: "A JSON file with all rules: a list of {\"claim\", \"match\", \"value\", \"group\"}.")
        var groupRules: String?
        @Option(help: "Where the provider sends browsers: shared, /oauth2/idpresponse, or own, with its name added.")
        var callback: Callback?

        func validate() throws {
            guard groupRules != nil || callback != nil else {
                throw ValidationError("give --group-rules or --callback")
            }
        }

        func run() async throws {
            let rules = try groupRules.map(ProviderCommand.rules)
            var change = AdminProtocol.ProviderExtensions()
            change.callback = callback?.rawValue
            try await store.ask(mustExist: true) { [change] admin in
                if change.callback != nil {
                    ProviderCommand.show(
                        try await admin.perform(
                            SetProviderExtensions(provider: name.provider, pool: name.pool, extensions: change)))
                }
                guard let rules else { return }
                try ProviderCommand.show(
                    try await admin.perform(SetGroupRules(provider: name.provider, pool: name.pool, groupRules: rules)))
            }
        }
    }

    /// The address for the return from a provider.
    enum Callback: String, ExpressibleByArgument, CaseIterable {
        case shared, own
    }

    private static func show(_ settings: AdminProtocol.ProviderExtensions) {
        print("callback  \(settings.callback ?? Callback.shared.rawValue)")
    }

    private static func rules(in file: String) throws -> [AdminProtocol.GroupRule] {
        let bytes: [UInt8]
        do { bytes = try JSONFile.read(file) } catch {
            throw CommandError(line: "--group-rules: \(error)", code: 1)
        }
        do { return try JSONDecoder().decode([AdminProtocol.GroupRule].self, from: Data(bytes)) } catch {
            throw CommandError(
                line: "--group-rules: the file is not a JSON list of rules with claim, match, value and group", code: 1)
        }
    }

    /// Prints the rules as a JSON array, a rule a line.
    private static func show(_ rules: [AdminProtocol.GroupRule]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try rules.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        print(lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]")
    }
}
