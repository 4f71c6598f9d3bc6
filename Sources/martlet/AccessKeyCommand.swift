import ArgumentParser
import Server

/// `martlet access-key`
struct AccessKeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "access-key", abstract: "Make, list and delete the keys that sign requests.",
        subcommands: [Create.self, List.self, Delete.self])

    /// `martlet access-key create`
    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make a key, and show its secret this once.")
        @OptionGroup var store: StoreOptions
        @Option(help: "What it is for, at most 256 characters.")
        var description = ""

        func run() async throws {
            try await store.ask { admin in
                let key = try await admin.perform(CreateAccountKey(description: description))
                print("aws_access_key_id = \(key.id)\naws_secret_access_key = \(key.secret)")
            }
        }
    }

    /// `martlet access-key list`
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the keys, without their secrets.")
        @OptionGroup var store: StoreOptions

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for key in try await admin.perform(ListAccountKeys()) {
                    print("\(key.id)  \(key.isActive ? "active  " : "inactive")  \(key.createdAt)  \(key.description)")
                }
            }
        }
    }

    /// `martlet access-key delete`
    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete a key.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The key's id.")
        var id: String

        func run() async throws {
            try await store.ask(mustExist: true) { try await $0.perform(DeleteAccountKey(id: id)) }
        }
    }
}
