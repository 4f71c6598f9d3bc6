import ArgumentParser
import Server

/// `martlet outbox`
struct OutboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outbox", abstract: "See which messages wait or failed, and send them again or drop them.",
        subcommands: [List.self, Show.self, Retry.self, Drop.self, Address.self])

    /// `martlet outbox list`
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the messages that wait, and those that failed in the last three days, with the reason.")
        @OptionGroup var store: StoreOptions
        @Option(help: "Only those in this state: pending, failed, or with --dev sent.")
        var state: String?
        @Option(help: "How many of each state at most, up to 1000.")
        var limit = 100

        func validate() throws {
            guard (1...1000).contains(limit) else { throw ValidationError("--limit is not between 1 and 1000") }
        }

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for message in try await admin.perform(ListOutbox(state: state, limit: limit)) {
                    print(OutboxCommand.line(message))
                }
            }
        }
    }

    /// `martlet outbox show`
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show a message: recipient, sender, attempts and the last error; neither text nor code.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The message's id.")
        var id: String

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let message = try await admin.perform(GetOutboxMessage(id: id))
                for (name, value) in OutboxCommand.fields(message) { print("\(name)  \(value)") }
            }
        }
    }

    /// `martlet outbox retry`
    struct Retry: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Send a message again now, with twelve attempts more.",
            discussion: "A code in it may have expired. If no server runs, the message is sent when one starts.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The message's id.")
        var id: String

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let message = try await admin.perform(RetryOutboxMessage(id: id)).message
                print(message.map(OutboxCommand.line) ?? "\(id)  sent")
            }
        }
    }

    /// `martlet outbox drop`
    struct Drop: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete a message, so that it is not sent.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The message's id.")
        var id: String

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                try await admin.perform(DropOutboxMessage(id: id))
                print("\(id)  dropped")
            }
        }
    }

    private static func line(_ message: ShownMessage) -> String {
        let time = message.next.map { "next \($0)" } ?? message.ended ?? ""
        let about = [message.channel, message.purpose, message.destination].compactMap(\.self).joined(separator: "  ")
        let reason = message.reason.map { "  \($0)" } ?? ""
        return "\(message.id)  \(message.state)  \(time)  attempts \(message.attempts)  \(about)\(reason)"
    }

    private static func fields(_ message: ShownMessage) -> [(String, String)] {
        [
            ("id", message.id), ("state", message.state), ("channel", message.channel), ("purpose", message.purpose),
            ("pool", message.pool), ("username", message.username), ("to", message.destination),
            ("from", message.sender), ("reply-to", message.replyTo), ("subject", message.subject),
            ("created", message.created), ("next", message.next), ("ended", message.ended),
            ("attempts", "\(message.attempts)"), ("reason", message.reason),
        ].compactMap { name, value in value.map { (name, $0) } }
    }
}
