import ArgumentParser
import Server

extension PoolCommand {
    /// `martlet pool usage`
    struct Usage: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show how many users, clients and groups a pool has, and the quotas.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for line in try await admin.perform(GetPoolUsage(pool: name.pool)) {
                    print("\(line.name)  \(line.count)\(line.maximum.map { " of \($0)" } ?? "")")
                }
            }
        }
    }

    /// `martlet pool patch`
    struct Patch: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Change settings of a pool by UpdateUserPool, and leave all others as they are.",
            discussion: PatchOptions.discussion(of: "UpdateUserPool"))
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolName
        @OptionGroup var patch: PatchOptions

        func run() async throws {
            let changes = try patch.changes
            try await store.ask(mustExist: true) { admin in
                patch.show(
                    try await admin.perform(PatchPool(pool: name.pool, changes: changes, isTrial: patch.dryRun)))
            }
        }
    }
}

extension ClientCommand {
    /// `martlet client patch`
    struct Patch: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Change settings of a client by UpdateUserPoolClient, and leave all others as they are.",
            discussion: PatchOptions.discussion(of: "UpdateUserPoolClient"))
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: ClientName
        @OptionGroup var patch: PatchOptions

        func run() async throws {
            let changes = try patch.changes
            try await store.ask(mustExist: true) { admin in
                patch.show(
                    try await admin.perform(
                        PatchClient(pool: name.pool, client: name.client, changes: changes, isTrial: patch.dryRun)))
            }
        }
    }
}

/// The changes of a patch.
struct PatchOptions: ParsableArguments {
    @Option(help: "A JSON object with the settings to change; null resets one.")
    var json: String?
    @Option(help: "A file with it.")
    var file: String?
    @Flag(help: "Only show what would change.")
    var dryRun = false

    static func discussion(of operation: String) -> String {
        "The object has members of \(operation). Objects are merged, lists are replaced. Each difference is shown."
    }

    func validate() throws {
        guard (json == nil) != (file == nil) else { throw ValidationError("give either --json or --file") }
    }

    /// The JSON text.
    var changes: String {
        get throws {
            if let json { return json }
            do { return String(decoding: try JSONFile.read(file ?? ""), as: UTF8.self) } catch {
                throw CommandError(line: error.description, code: 1)
            }
        }
    }

    func show(_ differences: [String]) {
        for line in differences { print(line) }
        if differences.isEmpty { print("nothing changes") }
    }
}
