import Accounts
import Kernel

/// Removes the second factors of a user.
package struct ResetSecondFactors: AdminCommand {
    let pool: String
    let username: String

    package init(pool: String, username: String) { (self.pool, self.username) = (pool, username) }

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> NoResult {
        try await store.secondFactors.reset(Username(rawValue: username), in: UserPoolID.noted(pool))
        return NoResult()
    }
}
