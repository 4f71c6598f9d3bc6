import ArgumentParser
import Server

extension PoolCommand {
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
