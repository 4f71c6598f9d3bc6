import Accounts
import Kernel

/// How many wrong codes of second factors a user has since the last sign-in.
package struct GetWrongCodeCount: AdminCommand {
    let pool: String
    let username: String

    package init(pool: String, username: String) { (self.pool, self.username) = (pool, username) }

    /// How many wrong codes of second factors there are.
    package struct Output: Codable, Sendable {
        /// How many were entered since the last completed sign-in.
        package let count: Int
    }

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        Output(
            count: try await store.secondFactors.countFailures(
                of: Username(rawValue: username), in: UserPoolID.noted(pool)))
    }
}
