package import Kernel
package import Storage

/// Memberships, and deleting a group with its memberships.
extension Groups {
    /// Adds a user to the group. Adding a member again is not an error (UP-GRP-04).
    ///
    /// - Throws: `MissingResource`, `UserRefusal.notFound`, `GroupRefusal.notFound` or `QuotaRefusal`.
    package func addMember(_ username: Username, to name: GroupName, in pool: UserPoolID) async throws {
        let user = try await database.write { [quotas] tx in
            let user = try Self.userID(username, in: pool, tx)
            _ = try GroupTable(tx).require(name, in: pool)
            let members = MembershipTable(tx)
            guard try !members.contains(user, group: name, in: pool) else { return user }
            guard try members.count(of: user, in: pool, upTo: quotas.groupsPerUser) < quotas.groupsPerUser else {
                throw QuotaRefusal.groupsPerUser(quotas.groupsPerUser)
            }
            try members.insert(user, into: name, in: pool)
            return user
        }
        AuditContext.note(user)
    }

    /// Removes a user from the group. Removing a user who is not a member is not an error.
    ///
    /// - Throws: `MissingResource`, `UserRefusal.notFound` or `GroupRefusal.notFound`.
    package func removeMember(_ username: Username, from name: GroupName, in pool: UserPoolID) async throws {
        let user = try await database.write { tx in
            let user = try Self.userID(username, in: pool, tx)
            _ = try GroupTable(tx).require(name, in: pool)
            try MembershipTable(tx).delete(user, from: name, in: pool)
            return user
        }
        AuditContext.note(user)
    }

    /// The groups of a user, ordered by precedence.
    ///
    /// - Throws: `MissingResource` or `UserRefusal.notFound`.
    package func list(
        of username: Username, in pool: UserPoolID, after: Cursor?, limit: Int
    ) async throws -> Page<Group> {
        try await database.read { tx in
            let user = try Self.userID(username, in: pool, tx)
            return try MembershipTable(tx).groups(of: user, in: pool, after: after, limit: limit)
        }
    }

    /// The users in the group.
    ///
    /// - Throws: `MissingResource` or `GroupRefusal.notFound`.
    package func members(
        of name: GroupName, in pool: UserPoolID, after: Cursor?, limit: Int
    ) async throws -> Page<User> {
        try await database.read { try Self.members(of: name, in: pool, after: after, limit: limit, $0) }
    }

    /// The users in the group, in a transaction. Throws as `members` does.
    package static func members(
        of name: GroupName, in pool: UserPoolID, after: Cursor?, limit: Int, _ tx: any Transaction
    ) throws -> Page<User> {
        try PoolTable(tx).requireExistence(pool)
        _ = try GroupTable(tx).require(name, in: pool)
        let found = try MembershipTable(tx).members(of: name, in: pool, after: after, limit: limit)
        return Page(items: try UserTable(tx).find(found.items, in: pool), next: found.next)
    }

    /// Deletes the group (UP-GRP-16).
    ///
    /// - Throws: `MissingResource`, `GroupRefusal.notFound`, or `InvalidInput` if the group has members and `deletion`
    ///   is `.onlyWhenEmpty`.
    package func delete(_ name: GroupName, in pool: UserPoolID) async throws {
        while try await !deleteOrEmpty(name, in: pool) {}
    }

    /// One transaction of `delete`, small so that other writers do not wait long.
    ///
    /// A large group is emptied first. The transaction that finds it empty also deletes it, so users cannot join in
    /// between.
    ///
    /// - Returns: Whether the group is deleted.
    private func deleteOrEmpty(_ name: GroupName, in pool: UserPoolID) async throws -> Bool {
        try await database.write { [deletion] tx in
            try PoolTable(tx).requireExistence(pool)
            _ = try GroupTable(tx).require(name, in: pool)
            let members = MembershipTable(tx)
            switch deletion {
            case .onlyWhenEmpty:
                guard try members.members(of: name, in: pool, after: nil, limit: 1).items.isEmpty else {
                    throw InvalidInput("The group cannot be deleted because it has members.")
                }
            case .withMembers:
                guard try members.remove(from: name, in: pool, atMost: 1000) == 0 else { return false }
            }
            try GroupTable(tx).delete(name, in: pool)
            return true
        }
    }

    private static func userID(_ username: Username, in pool: UserPoolID, _ tx: any Transaction) throws -> UserID {
        try UserTable(tx).require(username, in: try PoolTable(tx).require(pool)).id
    }
}
