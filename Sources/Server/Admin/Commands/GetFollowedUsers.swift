import Directory
import Factors
import Kernel
import Storage

/// Counts a part of a pool's users, and how many of them have a password that only the followed pool can verify.
package struct GetFollowedUsers: AdminCommand {
    let pool: String
    /// The username that the previous part ended with; nil for the first part.
    let after: String?

    package init(pool: String, after: String?) { (self.pool, self.after) = (pool, after) }

    package struct Part: Codable, Sendable {
        package let users: Int
        /// How many of them have not signed in since they came from the followed pool.
        package let unseen: Int
        /// Nil if it is the last part.
        package let next: String?
    }

    private static let maxUsers = 500

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Part {
        let id = UserPoolID.noted(pool)
        let page = try await store.database.read { [after] tx in
            try PoolTable(tx).requireExistence(id)
            return try UserSearchTable(tx).list(nil, in: id, after: after.map { Cursor($0) }, limit: Self.maxUsers)
        }
        let unseen = try page.items.count { user in
            guard let credential = user.credential else { return false }
            if case .atSource = try StoredPassword(credential, of: user.id, in: id, by: store.store.cipher) {
                return true
            }
            return false
        }
        return Part(users: page.items.count, unseen: unseen, next: page.next?[0])
    }
}
