import Directory
import Kernel
import Transfer

/// Deletes users who are gone in the pool that theirs follows, and have not signed in here.
package struct RemoveFollowedUsers: AdminCommand {
    let pool: String
    let subs: [String]
    /// Whether nothing is written.
    let isTrial: Bool

    package init(pool: String, subs: [String], isTrial: Bool) {
        (self.pool, self.subs, self.isTrial) = (pool, subs, isTrial)
    }

    package struct Output: Codable, Sendable {
        /// For each user, in their order.
        package let outcomes: [FollowedOutcome]
    }

    /// - Throws: `MissingResource` if there is no such pool, `InvalidInput` for too many users.
    package func perform(on store: AdminStore) async throws -> Output {
        let outcomes = try await store.followedUsers.remove(
            subs.map { UserID(rawValue: $0) }, from: UserPoolID.noted(pool), isTrial: isTrial)
        return Output(outcomes: outcomes.map(FollowedOutcome.init))
    }
}
