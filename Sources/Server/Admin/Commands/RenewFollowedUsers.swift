import Directory
import Kernel
import Transfer

/// Copies changes of users from the followed pool.
package struct RenewFollowedUsers: AdminCommand {
    let pool: String
    /// The users as they are in the followed pool, a line of JSON each.
    let lines: [String]
    /// Whether the outcomes are only reported.
    let isTrial: Bool

    package init(pool: String, lines: [String], isTrial: Bool) {
        (self.pool, self.lines, self.isTrial) = (pool, lines, isTrial)
    }

    package struct Output: Codable, Sendable {
        /// An outcome for each line, in the order of `lines`.
        package let outcomes: [FollowedOutcome]
    }

    /// - Throws: `MissingResource` if the pool does not exist, `InvalidInput` for too many lines.
    package func perform(on store: AdminStore) async throws -> Output {
        let outcomes = try await store.followedUsers.renew(
            lines.map { Array($0.utf8) }, in: UserPoolID.noted(pool), isTrial: isTrial)
        return Output(outcomes: outcomes.map(FollowedOutcome.init))
    }
}
