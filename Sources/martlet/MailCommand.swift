import ArgumentParser
import Server

/// `martlet mail`
struct MailCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mail", abstract: "Try the mail server.", subcommands: [Test.self])

    /// `martlet mail test`
    struct Test: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Send an e-mail to an address, and say whether the mail server has taken it.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The address.")
        var address: String

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                print("\(try await admin.perform(SendTestMail(address: address))) has taken the e-mail to \(address)")
            }
        }
    }
}
