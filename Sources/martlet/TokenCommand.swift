import ArgumentParser
import Foundation
import Kernel
import Server

/// `martlet token`
struct TokenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token", abstract: "Find out why a token says what it says.",
        subcommands: [Inspect.self, Preview.self])

    /// `martlet token inspect`
    struct Inspect: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Read a token from the standard input, verify it, and show where each claim comes from.",
            discussion: "An argument would stand in the shell's history. The token is neither stored nor recorded.")
        @OptionGroup var store: StoreOptions
        @Flag(help: "Call the pool's function, as a refresh would.")
        var askFunction = false

        func run() async throws {
            let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
            try await store.ask(mustExist: true) { admin in
                let report = try await admin.perform(
                    GetTokenInspection(token: Secret(text), asksFunction: askFunction))
                for line in report.lines { print(line) }
            }
        }
    }

    /// `martlet token preview`
    struct Preview: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show the claims that a user would get through an app client; nothing is signed.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: TokenParty
        @Option(help: "The scopes, with spaces, as for the sign-in pages; without it, as for a sign-in by the API.")
        var scopes: String?
        @Flag(help: "Call the pool's function, as before signing.")
        var askFunction = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let preview = try await admin.perform(
                    GetTokenPreview(
                        pool: name.pool, username: name.username, client: name.client, scopes: scopes,
                        asksFunction: askFunction))
                for line in preview.lines { print(line) }
            }
        }
    }
}

/// The user and the app client that a token is about.
struct TokenParty: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Option(name: .customLong("username"), help: "The username, an alias or the sub.")
    var usernameOption: String?
    @Option(name: .customLong("client"), help: "The app client's id.")
    var clientOption: String?
    @Argument(help: "Pool, username and client, as far as no option gives them.")
    var names: [String] = []

    var options: [(label: String, value: String?)] {
        [("--pool", poolOption), ("--username", usernameOption), ("--client", clientOption)]
    }
    var pool: String { name(0) }
    var username: String { name(1) }
    var client: String { name(2) }
}
