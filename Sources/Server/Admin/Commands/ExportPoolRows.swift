import Kernel
import Transfer

/// The next lines of a user pool's snapshot, with its secrets. It leaves an audit record.
package struct ExportPoolRows: AdminCommand {
    let pool: String
    var position: SnapshotReader.Position

    init(pool: String) { (self.pool, position) = (pool, .start) }

    /// Some lines.
    package struct Output: Codable, Sendable {
        /// The contents of the snapshot.
        let manifest: SnapshotManifest
        let lines: [String]
        /// Whether the lines are of users; the lines of the pool itself precede them.
        let isOfUsers: Bool
        /// Where the next lines begin; nil at the end.
        let next: SnapshotReader.Position?
    }

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        let id = UserPoolID.noted(pool)
        let page = try await store.snapshotReader.page(of: id, at: position)
        return Output(
            manifest: SnapshotManifest(pool: id, schema: try store.snapshots, release: Release.version),
            lines: page.lines, isOfUsers: page.isOfUsers, next: page.next)
    }
}
