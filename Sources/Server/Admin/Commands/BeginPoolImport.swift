import Kernel
import Transfer

/// Begins the import of a pool from a snapshot.
package struct BeginPoolImport: AdminCommand {
    let manifest: SnapshotManifest
    /// The kind of pool that the caller expects; nil for a user pool.
    let kind: SnapshotKind?

    init(manifest: SnapshotManifest, kind: SnapshotKind? = nil) { (self.manifest, self.kind) = (manifest, kind) }

    /// The import, if it has begun.
    package struct Output: Codable, Sendable {
        /// The import's id; nil while rows of an earlier pool with the same id are being deleted. The caller then
        /// repeats the command.
        let id: String?
    }

    /// - Throws: `SnapshotRefusal`.
    package func perform(on store: AdminStore) async throws -> Output {
        let kind = kind ?? .userPool
        guard manifest.poolKind == kind else { throw SnapshotRefusal.otherKind(manifest.poolKind) }
        kind.note(manifest.pool)
        let region = kind.region(of: manifest.pool)
        guard store.configuration.regions.contains(where: { $0.hasSameBytes(as: region) }) else {
            // The region may be any text of the file.
            throw SnapshotRefusal.regionNotServed(String(region.prefix(40)))
        }
        if kind == .userPool { try await store.requirePoolHashKeys() }
        return Output(id: try await store.poolImports(of: kind).begin(manifest))
    }
}
