import Directory
import Kernel

/// Ends that a pool follows another, and deletes the secrets for it. Users whose passwords only the other pool has need
/// new ones.
package struct EndFollowing: AdminCommand {
    let pool: String

    package init(pool: String) { self.pool = pool }

    /// - Returns: Whether the pool followed another.
    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Bool {
        try await store.poolSources.stopFollowing(by: UserPoolID.noted(pool))
    }
}
