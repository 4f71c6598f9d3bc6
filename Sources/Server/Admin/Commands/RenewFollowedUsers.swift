import Directory
import Kernel
import Transfer

/// Takes over how users have changed in the pool that theirs follows.
package struct RenewFollowedUsers: AdminCommand {
    let pool: String
    /// Lines of JSON.
    let lines: [String]
    /// Whether nothing is written.
    let isTrial: Bool

    package init(pool: String, lines: [String], isTrial: Bool) {
        (self.pool, self.lines, self.isTrial) = (pool, lines, isTrial)
    }

    package struct Output: Codable, Sendable {
        /// Of each line, in their order.
        package let outcomes: [FollowedOutcome]
    }

    /// - Throws: `MissingResource` if there is no such pool, `InvalidInput` for too many lines.
    package func perform(on store: AdminStore) async throws -> Output {
        let outcomes = try await store.followedUsers.renew(
            lines.map { Array($0.utf8) }, in: UserPoolID.noted(pool), isTrial: isTrial)
        return Output(outcomes: outcomes.map(FollowedOutcome.init))
    }
}
