package import Kernel
package import Storage

/// Creates, changes and deletes groups, and manages their members (UP-GRP).
package struct Groups: Sendable {
    /// Whether a group with members can be deleted (GUIDE-19).
    package enum Deletion: String, CaseIterable, Sendable {
        /// No, as in the Developer Guide of 2018.
        case onlyWhenEmpty = "only-when-empty"
        /// Yes, with its memberships, as in Cognito.
        case withMembers = "with-members"
    }

    let database: any Database
    let world: World
    let quotas: Quotas
    let deletion: Deletion

    /// The groups in `database`.
    package init(
        _ database: any Database, world: World, quotas: Quotas = Quotas(), deletion: Deletion = .withMembers
    ) {
        self.database = database
        self.world = world
        self.quotas = quotas
        self.deletion = deletion
    }

    /// Creates a group.
    ///
    /// - Throws: `GroupRefusal.nameTaken`, `QuotaRefusal`, or `MissingResource` if the pool does not exist.
    package func create(
        _ name: GroupName, in pool: UserPoolID, description: String?, roleARN: String?, precedence: Int?
    ) async throws -> Group {
        let instant = world.now()
        let group = Group(
            pool: pool, name: name, description: description, roleARN: roleARN, precedence: precedence,
            createdAt: instant, modifiedAt: instant)
        try group.check()
        try await database.write { [quotas] tx in
            try PoolTable(tx).requireExistence(pool)
            // A taken name is reported before a used-up quota.
            try GroupTable(tx).insert(group)
            guard try GroupTable(tx).count(in: pool, upTo: quotas.groupsPerPool + 1) <= quotas.groupsPerPool else {
                throw QuotaRefusal.groupsPerPool(quotas.groupsPerPool)
            }
        }
        return group
    }

    /// The group called `name`.
    ///
    /// - Throws: `MissingResource` or `GroupRefusal.notFound`.
    package func require(_ name: GroupName, in pool: UserPoolID) async throws -> Group {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try GroupTable(tx).require(name, in: pool)
        }
    }

    /// Changes the group called `name`.
    ///
    /// - Throws: `MissingResource`, `GroupRefusal.notFound`, or `InvalidInput` if the result is not permitted.
    package func change(
        _ name: GroupName, in pool: UserPoolID, change: @escaping @Sendable (inout Group) -> Void
    ) async throws -> Group {
        let instant = world.now()
        return try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            var group = try GroupTable(tx).require(name, in: pool)
            change(&group)
            try group.check()
            group.modifiedAt = instant
            try GroupTable(tx).update(group)
            return group
        }
    }

    /// The groups of `pool`, ordered by name.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func list(in pool: UserPoolID, after: Cursor?, limit: Int) async throws -> Page<Group> {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try GroupTable(tx).list(in: pool, after: after, limit: limit)
        }
    }
}
