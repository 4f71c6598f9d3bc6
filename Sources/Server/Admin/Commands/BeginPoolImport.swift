import Kernel
import Transfer

/// Begins to bring a user pool into the store.
package struct BeginPoolImport: AdminCommand {
    let manifest: SnapshotManifest

    /// The import, if it has begun.
    package struct Output: Codable, Sendable {
        /// Its id; nil while rows of an earlier pool with the same id are being deleted. The caller then repeats the
        /// command.
        let id: String?
    }

    /// - Throws: `SnapshotRefusal`.
    package func perform(on store: AdminStore) async throws -> Output {
        let region = UserPoolID.noted(manifest.pool).region
        let served = [store.configuration.region] + store.configuration.otherRegions
        guard served.contains(where: { $0.hasSameBytes(as: region) }) else {
            throw SnapshotRefusal.regionNotServed(String(region.prefix(40)))
        }
        return Output(id: try await store.poolImports.begin(manifest))
    }
}
