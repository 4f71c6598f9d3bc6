import ArgumentParser
import Pages
import Server

/// `martlet pool texts`
struct PoolTextsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "texts", abstract: "Give the hosted pages of a pool texts of its own.",
        subcommands: [Get.self, Set.self])

    /// `martlet pool texts get`
    struct Get: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show the texts of a pool's own, as NAME=TEXT.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolName
        @Option(help: "The language, such as de or pt-BR.")
        var language: String = "en"
        @Flag(help: "All texts that the pages have in the language, with the pool's own in their place.")
        var all = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                var texts = try await admin.perform(GetPoolExtensions(pool: name.pool)).texts?[language] ?? [:]
                if all {
                    for (name, text) in OwnTexts.all(in: language) where texts[name] == nil { texts[name] = text }
                }
                for (name, text) in texts.sorted(by: { $0.key < $1.key }) { print("\(name)=\(text)") }
            }
        }
    }

    /// `martlet pool texts set`
    struct Set: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Set texts of a pool's own; the others stay, and an empty text returns to that of the pages.")
        @OptionGroup var store: StoreOptions
        @Option(help: "The pool's id.")
        var pool: String?
        @Option(help: "The language, such as de or pt-BR.")
        var language: String = "en"
        @Argument(
            help: """
                The pool, if no option gives it, and what to set, as NAME=TEXT; `martlet pool texts get --all` shows \
                the names.
                """)
        var words: [String] = []

        private var poolID: String? { pool ?? words.first }
        private var texts: [String] { pool == nil ? Array(words.dropFirst()) : words }

        func run() async throws {
            var change = AdminProtocol.PoolExtensions()
            change.texts = [language: try Self.read(texts)]
            try await store.ask(mustExist: true) { [change] admin in
                let changed = try await admin.perform(SetPoolExtensions(pool: poolID ?? "", extensions: change))
                let own = changed.texts?[language] ?? [:]
                for (name, text) in own.sorted(by: { $0.key < $1.key }) { print("\(name)=\(text)") }
            }
        }

        func validate() throws {
            guard poolID != nil else { throw ValidationError("give --pool") }
            guard !texts.isEmpty else { throw ValidationError("give what is to be set, as NAME=TEXT") }
            _ = try Self.read(texts)
        }

        private static func read(_ texts: [String]) throws -> [String: String] {
            var read: [String: String] = [:]
            for text in texts {
                let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, !parts[0].isEmpty else { throw ValidationError("\(text) is not NAME=TEXT") }
                read[String(parts[0])] = String(parts[1])
            }
            return read
        }
    }
}
