import Directory
import Kernel
import Transfer

/// The users of a pool whose password only the followed pool can verify.
package struct ListFollowedUsers: AdminCommand {
    let pool: String
    /// The username that the previous part ended with; nil for the first part.
    let after: String?

    package init(pool: String, after: String?) { (self.pool, self.after) = (pool, after) }

    package struct Part: Codable, Sendable {
        package let subs: [String]
        /// Nil if it is the last part.
        package let next: String?
    }

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Part {
        let (subs, next) = try await store.followedUsers.list(in: UserPoolID.noted(pool), after: after)
        return Part(subs: subs.map(\.rawValue), next: next)
    }
}
