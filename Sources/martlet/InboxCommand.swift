import ArgumentParser
import Pages
import Server

/// `martlet inbox`
struct InboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inbox", abstract: "Show the latest messages, newest first (kept with --dev).")
    @OptionGroup var store: StoreOptions
    @Option(help: "How many at most.")
    var limit = 20
    @Option(help: "Only those to this address or number.")
    var destination: String?

    func validate() throws {
        guard (1...500).contains(limit) else { throw ValidationError("--limit is not between 1 and 500") }
    }

    func run() async throws {
        try await store.ask(mustExist: true) { admin in
            let messages = try await admin.perform(ListMessages(limit: destination == nil ? limit : 500))
                .filter { message in destination.map { message.destination == $0 } ?? true }
            for message in messages.prefix(limit) {
                let when = message.sentAt ?? "waiting"
                let code = message.code.map { "  code \($0)" } ?? ""
                print("\(when)  \(message.channel)  \(message.destination)  \(message.purpose)\(code)")
            }
        }
    }
}
