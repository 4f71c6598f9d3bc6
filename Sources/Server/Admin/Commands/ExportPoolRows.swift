import Kernel
import Transfer

/// The next lines of a pool's snapshot, with its secrets. It leaves an audit record.
package struct ExportPoolRows: AdminCommand {
    let pool: String
    /// The kind of the pool; nil for a user pool.
    let kind: SnapshotKind?
    /// Whether sessions are among the lines; nil for no.
    let withSessions: Bool?
    var position: SnapshotReader.Position

    init(pool: String, kind: SnapshotKind, withSessions: Bool = false) {
        (self.pool, self.kind, self.withSessions, position) = (pool, kind, withSessions, .start)
    }

    /// Some lines.
    package struct Output: Codable, Sendable {
        /// The first line of the snapshot, which describes the others.
        let manifest: SnapshotManifest
        let lines: [String]
        /// Whether the lines are of users or identities; the lines of the pool itself precede them.
        let isOfMembers: Bool
        /// Where the next lines begin; nil at the end.
        let next: SnapshotReader.Position?
    }

    /// - Throws: `SnapshotRefusal`, also if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        let kind = kind ?? .userPool
        kind.note(pool)
        let withSessions = withSessions ?? false
        if withSessions { try await store.requirePoolHashKeys() }
        let page = try await store.snapshotReader(of: kind, withSessions: withSessions).page(of: pool, at: position)
        let schema = try store.snapshotSchema(of: kind)
        return Output(
            manifest: SnapshotManifest(pool: pool, schema: schema, release: Release.version),
            lines: page.lines, isOfMembers: page.isOfMembers, next: page.next)
    }
}
