import Accounts
import Kernel

/// Resets the counts of a user's wrong passwords and wrong codes.
package struct UnlockUser: AdminCommand {
    let pool: String
    let username: String

    package init(pool: String, username: String) { (self.pool, self.username) = (pool, username) }

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> NoResult {
        try await store.secondFactors.unlock(Username(rawValue: username), in: UserPoolID.noted(pool))
        return NoResult()
    }
}
