import Directory
import Kernel

/// Lets a pool follow no other, and forgets the secrets for it. Passwords that were not seen are wrong from then on.
package struct EndFollowing: AdminCommand {
    let pool: String

    package init(pool: String) { self.pool = pool }

    /// - Returns: Whether the pool followed another.
    /// - Throws: `MissingResource` if there is no such pool.
    package func perform(on store: AdminStore) async throws -> Bool {
        try await store.poolSources.end(of: UserPoolID.noted(pool))
    }
}
