import Directory
import Kernel
import Storage
import Tokens

/// Finds users by several conditions, also on attributes that ListUsers cannot filter. It reads a part of the pool.
package struct ListFoundUsers: AdminCommand {
    let pool: String
    let conditions: [UserCondition]
    /// Where the part begins: the username that the last part ended with.
    let after: String?

    package init(pool: String, conditions: [UserCondition], after: String?) {
        (self.pool, self.conditions, self.after) = (pool, conditions, after)
    }

    /// The users of a part of the pool, and where the next part begins; nil at the end.
    package struct Part: Codable, Sendable {
        package let users: [FoundUser]
        package let next: String?
    }

    /// Users that are read at a time, and in one command.
    private static let page = 250
    private static let maxFound = 2500

    /// - Throws: `MissingResource` if the pool does not exist, and `InvalidInput` for a condition on an attribute that
    ///   the pool does not have.
    package func perform(on store: AdminStore) async throws -> Part {
        let (id, now) = (UserPoolID.noted(pool), store.world.now())
        let pool = try await store.database.read { try PoolTable($0).require(id) }
        for condition in conditions { try condition.check(in: pool) }
        var (found, cursor, count) = ([FoundUser](), after.map { Cursor($0) }, 0)
        repeat {
            let part = try await store.database.read { [conditions, cursor] tx in
                let page = try UserSearchTable(tx).list(nil, in: id, after: cursor, limit: Self.page)
                let users = try page.items.compactMap { user -> FoundUser? in
                    let last = try LastSignInTable(tx).find(user.id, in: id)
                    return conditions.allSatisfy { $0.holds(for: user, lastSignIn: last, now: now) }
                        ? FoundUser(user, lastSignIn: last) : nil
                }
                return (users: users, next: page.next)
            }
            found += part.users
            (cursor, count) = (part.next, count + Self.page)
        } while cursor != nil && count < Self.maxFound
        return Part(users: found, next: cursor?[0])
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
