import ArgumentParser
import Server

extension OutboxCommand {
    /// `martlet outbox address`
    struct Address: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "See whether an address gets e-mail, and let it get none, or some again.",
            discussion: """
                An address gets none after the server was told that mail to it came back permanently, or that \
                its owner complained (--mail-events-token-file).
                """)
        @OptionGroup var store: StoreOptions
        @Argument(help: "The e-mail address.")
        var address: String
        @Flag(help: "Send no more e-mail to it.")
        var suppress = false
        @Flag(help: "Send e-mail to it again.")
        var clear = false

        func validate() throws {
            guard !suppress || !clear else { throw ValidationError("give --suppress or --clear, not both") }
        }

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                if clear {
                    try await admin.perform(ClearSuppressedAddress(address: address))
                    return print("\(address)  gets e-mail again")
                }
                let shown =
                    try await suppress
                    ? admin.perform(SuppressAddress(address: address))
                    : admin.perform(GetSuppressedAddress(address: address))
                print("\(address)  \(Self.text(shown))")
            }
        }

        private static func text(_ shown: ShownAddress) -> String {
            shown.cause.map { "suppressed  \($0)  since \(shown.since ?? "")" } ?? "gets e-mail"
        }
    }
}
