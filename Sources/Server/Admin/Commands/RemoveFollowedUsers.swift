import Directory
import Kernel
import Transfer

/// Deletes users who are no longer in the followed pool, unless they have signed in here.
package struct RemoveFollowedUsers: AdminCommand {
    let pool: String
    let subs: [String]
    /// Whether the outcomes are only reported.
    let isTrial: Bool

    package init(pool: String, subs: [String], isTrial: Bool) {
        (self.pool, self.subs, self.isTrial) = (pool, subs, isTrial)
    }

    package struct Output: Codable, Sendable {
        /// An outcome for each user, in the order of `subs`.
        package let outcomes: [FollowedOutcome]
    }

    /// - Throws: `MissingResource` if the pool does not exist, `InvalidInput` for too many users.
    package func perform(on store: AdminStore) async throws -> Output {
        let outcomes = try await store.followedUsers.remove(
            subs.map { UserID(rawValue: $0) }, from: UserPoolID.noted(pool), isTrial: isTrial)
        return Output(outcomes: outcomes.map(FollowedOutcome.init))
    }
}
