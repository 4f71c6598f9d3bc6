import Kernel
import Transfer

/// Brings the next lines of a snapshot into the store. They are not visible before `CompletePoolImport`.
package struct ImportPoolRows: AdminCommand {
    let pool: String
    /// The kind of the pool; nil for a user pool.
    let kind: SnapshotKind?
    /// The import's id.
    let id: String
    /// The number of the batch, counted from 0.
    let batch: Int
    let lines: [String]

    /// - Returns: How many rows of each table were written.
    /// - Throws: `SnapshotRefusal`.
    package func perform(on store: AdminStore) async throws -> [String: Int] {
        let kind = kind ?? .userPool
        _ = kind.notedRegion(of: pool)
        return try await store.poolImports(kind).write(lines, batch: batch, of: id, in: pool)
    }
}
