import Directory
import Kernel
import Storage
import Tokens

/// Finds users in a part of a pool by several conditions, also on attributes that ListUsers cannot filter.
package struct ListFoundUsers: AdminCommand {
    let pool: String
    let conditions: [UserCondition]
    /// The username that the previous part ended with; nil for the first part.
    let after: String?

    package init(pool: String, conditions: [UserCondition], after: String?) {
        (self.pool, self.conditions, self.after) = (pool, conditions, after)
    }

    /// The users who were found in a part of the pool.
    package struct Part: Codable, Sendable {
        package let users: [FoundUser]
        /// Nil if it is the last part.
        package let next: String?
    }

    /// Users that are read in one transaction.
    private static let pageSize = 250
    /// Users that are read in one command.
    private static let maxRead = 2500

    /// - Throws: `MissingResource` if the pool does not exist, and `InvalidInput` for a condition on an attribute that
    ///   the pool does not have.
    package func perform(on store: AdminStore) async throws -> Part {
        let (id, now) = (UserPoolID.noted(pool), store.world.now())
        let pool = try await store.database.read { try PoolTable($0).require(id) }
        for condition in conditions { try condition.check(in: pool) }
        var (found, cursor, readCount) = ([FoundUser](), after.map { Cursor($0) }, 0)
        repeat {
            let part = try await store.database.read { [cursor] tx in try page(of: id, after: cursor, at: now, tx) }
            found += part.users
            (cursor, readCount) = (part.next, readCount + Self.pageSize)
        } while cursor != nil && readCount < Self.maxRead
        return Part(users: found, next: cursor?[0])
    }

    /// The users of a page who meet all conditions.
    private func page(
        of pool: UserPoolID, after cursor: Cursor?, at now: Instant, _ tx: any Transaction
    ) throws -> (users: [FoundUser], next: Cursor?) {
        let page = try UserSearchTable(tx).list(nil, in: pool, after: cursor, limit: Self.pageSize)
        let users = try page.items.compactMap { user -> FoundUser? in
            let lastSignIn = try LastSignInTable(tx).find(user.id, in: pool)
            guard conditions.allSatisfy({ $0.isMet(by: user, lastSignIn: lastSignIn, now: now) }) else { return nil }
            return FoundUser(user, lastSignIn: lastSignIn)
        }
        return (users, page.next)
    }
}

/// A user in a list. Times are RFC 3339.
package struct FoundUser: Codable, Sendable {
    package let username: String
    package let status: String
    package let enabled: Bool
    package let created: String
    package let lastSignIn: String?

    init(_ user: User, lastSignIn: Instant?) {
        username = user.username.rawValue
        status = user.status.rawValue
        enabled = user.enabled
        created = CivilTime(user.createdAt).timestamp
        self.lastSignIn = lastSignIn.map { CivilTime($0).timestamp }
    }
}
