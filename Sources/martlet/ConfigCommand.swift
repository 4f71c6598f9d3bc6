import ArgumentParser
import Foundation
import Server

/// `martlet config`
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Look at the settings.", subcommands: [Show.self])

    /// `martlet config show`
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show the value of each setting, and where it comes from: of the server if one is running.",
            discussion: "With PostgreSQL, and without a server, it shows what a server that starts here would have.")
        @OptionGroup var store: StoreOptions
        @Flag(help: "Only what was set.")
        var given = false

        func run() async throws {
            let configuration = try store.configuration()
            var shown = configuration.shown
            if configuration.hasStore {
                try await store.ask(mustExist: true) { shown = try await $0.perform(ListSettings()) }
            }
            for setting in Setting.allCases {
                if let found = shown.first(where: { $0.name == setting.rawValue }) {
                    print("\(found.name)  \(found.value)  (\(found.origin))")
                } else if !given {
                    print("\(setting.rawValue)  \(HelpDefaults.of[setting.rawValue] ?? "not set")  (default)")
                }
            }
        }
    }
}

/// The defaults of settings, as the help of their options says them.
enum HelpDefaults {
    /// By the names of the options.
    static let of: [String: String] = {
        let lines = ServeCommand.helpMessage(columns: 10_000).split(separator: "\n")
        return Dictionary(lines.compactMap(line)) { first, _ in first }
    }()

    private static func line(_ text: Substring) -> (String, String)? {
        guard let flag = text.split(separator: " ").first, flag.hasPrefix("--"),
            let begin = text.range(of: "(default: "), let end = text.lastIndex(of: ")"), begin.upperBound < end
        else { return nil }
        return (String(flag.dropFirst(2)), String(text[begin.upperBound..<end]))
    }
}
