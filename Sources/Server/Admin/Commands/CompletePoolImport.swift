import Kernel
import Transfer

/// Ends an import: from now on the pool exists.
package struct CompletePoolImport: AdminCommand {
    let pool: String
    /// The import's id.
    let id: String

    /// - Throws: `SnapshotRefusal`; the pool then does not exist.
    package func perform(on store: AdminStore) async throws -> NoResult {
        try await store.poolImports.complete(id, in: UserPoolID.noted(pool))
        return NoResult()
    }
}
