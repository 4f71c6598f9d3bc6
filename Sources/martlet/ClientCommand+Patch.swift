import ArgumentParser
import Server

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
