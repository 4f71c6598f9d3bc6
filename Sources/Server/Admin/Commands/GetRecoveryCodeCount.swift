import Accounts
import Kernel

/// How many recovery codes a user has left.
package struct GetRecoveryCodeCount: AdminCommand {
    let pool: String
    let username: String

    package init(pool: String, username: String) { (self.pool, self.username) = (pool, username) }

    package struct Output: Codable, Sendable {
        /// How many codes have not been used.
        package let count: Int
    }

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        Output(
            count: try await store.secondFactors.countCodes(
                of: Username(rawValue: username), in: UserPoolID.noted(pool)))
    }
}
