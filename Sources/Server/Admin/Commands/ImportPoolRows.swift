import Kernel
import Transfer

/// Imports the next lines of a snapshot. They are not visible before `CompletePoolImport`.
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
        kind.note(pool)
        return try await store.poolImports(of: kind).write(lines, batch: batch, of: id, in: pool)
    }
}
