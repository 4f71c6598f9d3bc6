import ArgumentParser
import Server

/// `martlet message`
struct MessageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "message", abstract: "Look at the messages that a pool's users get, and send one to try it.",
        discussion: """
            The kinds are verification, verification-link, password-reset, invitation, second-factor, wrong-codes, \
            locked-factors, risk-blocked, risk-second-factor and risk-notice. Names, codes and links in them are \
            invented. Functions that write or send messages are not called.
            """,
        subcommands: [Preview.self, Test.self])

    /// `martlet message preview`
    struct Preview: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show a kind of message.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: MessageName
        @OptionGroup var form: MessageForm
        @Flag(help: "Print the HTML of an e-mail alone, for a browser.")
        var html = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let shown = try await admin.perform(GetMessagePreview(of: form.sample(name.kind, of: name.pool)))
                if html, let document = shown.html { return print(document) }
                if let sender = shown.sender { print("From: \(sender)") }
                if let replyTo = shown.replyTo { print("Reply-To: \(replyTo)") }
                if !shown.subject.isEmpty { print("Subject: \(shown.subject)\n") }
                print(shown.text)
            }
        }
    }

    /// `martlet message test`
    struct Test: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Send a kind of message by the running server, and say whether it has been taken.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: SentMessageName
        @OptionGroup var form: MessageForm

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let sample = form.sample(name.kind, of: name.pool)
                let outcome = try await admin.perform(SendTestMessage(sample, to: name.destination))
                print("\(name.kind) \(outcome.rawValue) to \(name.destination)")
            }
        }
    }
}

/// The channel and the language of a message.
struct MessageForm: ParsableArguments {
    @Flag(help: "As a text message.")
    var sms = false
    @Option(help: "In this language, such as de or pt-BR. (default: the pool's)")
    var language: String?

    func sample(_ kind: String, of pool: String) -> SampleMessage {
        SampleMessage(pool: pool, kind: kind, isSMS: sms, language: language)
    }
}
