public import Kernel
public import Storage

/// Makes, changes and removes groups, and says who is in them (spec area UP-GRP).
public struct Groups: Sendable {
    /// What becomes of a group that has members when it is to be deleted (decision D19).
    public enum Deletion: Sendable {
        /// It stays: only empty groups can be deleted, as the guide has it.
        case onlyWhenEmpty
        /// It goes, and nobody is in it any more.
        case withMembers
    }

    let database: any Database
    let world: World
    let quotas: Quotas
    let deletion: Deletion

    /// The groups of one house.
    public init(
        _ database: any Database, world: World, quotas: Quotas = Quotas(), deletion: Deletion = .onlyWhenEmpty
    ) {
        self.database = database
        self.world = world
        self.quotas = quotas
        self.deletion = deletion
    }

    /// A new group.
    ///
    /// Throws `Refusal` with reason `.groupTaken`, `.limitExceeded` or `.notFound` (of the pool).
    public func create(
        _ name: String, in pool: UserPoolID, description: String?, roleARN: String?, precedence: Int?
    ) async throws -> Group {
        let instant = world.now()
        let group = Group(
            pool: pool, name: name, description: description, roleARN: roleARN, precedence: precedence,
            createdAt: instant, modifiedAt: instant)
        try group.check()
        try await database.write { [quotas] tx in
            try PoolTable(tx).requireExistence(pool)
            try GroupTable(tx).insert(group)
            guard try GroupTable(tx).count(in: pool, upTo: quotas.groupsPerPool + 1) <= quotas.groupsPerPool else {
                throw Refusal(.limitExceeded, "The user pool has the most groups it can have: \(quotas.groupsPerPool).")
            }
        }
        return group
    }

    /// The group called `name`.
    ///
    /// Throws `Refusal` with reason `.notFound`.
    public func require(_ name: String, in pool: UserPoolID) async throws -> Group {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try GroupTable(tx).require(name, in: pool)
        }
    }

    /// Changes the group called `name` as `change` says.
    ///
    /// Throws `Refusal` with reason `.notFound`.
    public func change(
        _ name: String, in pool: UserPoolID, _ change: @escaping @Sendable (inout Group) -> Void
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

    /// The groups of `pool` in the order of their names.
    ///
    /// Throws `Refusal` with reason `.notFound` (of the pool).
    public func list(in pool: UserPoolID, after: Cursor?, limit: Int) async throws -> Page<Group> {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try GroupTable(tx).list(in: pool, after: after, limit: limit)
        }
    }
}
