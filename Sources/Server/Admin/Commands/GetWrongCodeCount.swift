import Accounts
import Kernel

/// How many wrong codes of second factors were entered for a user.
package struct GetWrongCodeCount: AdminCommand {
    let pool: String
    let username: String

    package init(pool: String, username: String) { (self.pool, self.username) = (pool, username) }

    package struct Output: Codable, Sendable {
        /// How many since the last completed sign-in.
        package let count: Int
    }

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        Output(
            count: try await store.secondFactors.countFailures(
                of: Username(rawValue: username), in: UserPoolID.noted(pool)))
    }
}
