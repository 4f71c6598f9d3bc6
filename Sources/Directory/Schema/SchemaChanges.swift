package import Kernel
package import Storage

/// Changes the schema of a pool with users in steps: the plan, the start, the users page by page, and the end.
///
/// No state is kept between the steps. Each step finds the completed work in the store, so that an interrupted change
/// can be repeated (decisions/0092-a-schema-changes-in-steps-that-find-what-is-done.md).
package struct SchemaChanges: Sendable {
    private let database: any Database
    private let world: World
    private let quotas: Quotas
    private let cache: SettingsCache

    package init(_ database: any Database, world: World, quotas: Quotas = Quotas(), cache: SettingsCache) {
        (self.database, self.world, self.quotas, self.cache) = (database, world, quotas, cache)
    }

    /// The users in one transaction.
    private static let pageSize = 100

    /// A completed part of the work on users.
    package struct Part: Sendable {
        /// How many users have changed.
        package var changed = 0
        /// The users that could not get their names.
        package var obstacles: [SchemaReview.Obstacle] = []
        /// The username that the part ends with; nil at the end.
        package var next: String?
    }

    /// Reviews the next users.
    ///
    /// - Parameter after: The username that the previous part ended with; nil for the first part.
    /// - Throws: `MissingResource`, or `InvalidInput` if the change cannot be made.
    package func review(_ change: SchemaChange, in id: UserPoolID, after: String?) async throws -> SchemaReview {
        try await database.read { [quotas] tx in
            let begun = try PoolTable(tx).require(id).begun(change, quotas: quotas)
            let reviewer = SchemaReviewer(tx: tx, pool: try begun.finished(change), change: change)
            var review = SchemaReview()
            if after == nil {
                review.obstacles = try ClientTable(tx).all(in: id).compactMap { client in
                    change.obstacle(of: client).map { .init(client.id.rawValue, because: $0) }
                }
            }
            let page = try UserSearchTable(tx).list(nil, in: id, after: after.map { Cursor($0) }, limit: Self.pageSize)
            for user in page.items { try reviewer.add(user, to: &review) }
            review.next = page.next?[0]
            return review
        }
    }

    /// Starts a change. From then on, its rules apply to all writes.
    ///
    /// - Throws: `MissingResource`, or `InvalidInput` if the change cannot be made.
    package func begin(_ change: SchemaChange, in id: UserPoolID) async throws {
        try await write(
            in: id, pool: { [quotas] in try $0.begun(change, quotas: quotas) }, names: { change.begun($0) })
    }

    /// Changes the next users.
    ///
    /// - Parameter after: The username that the previous part ended with; nil for the first part.
    package func changeUsers(_ change: SchemaChange, in id: UserPoolID, after: String?) async throws -> Part {
        let now = world.now()
        return try await eachUser(in: id, after: after) { user, writer, part in
            if case .names = change {
                let (claimed, taken) = try writer.claimNames(of: user)
                if claimed > 0 { part.changed += 1 }
                part.obstacles += taken
            } else if let changed = try change.applied(to: user) {
                try writer.save(changed, now: now)
                part.changed += 1
            }
        }
    }

    /// Ends a change after all users have changed.
    ///
    /// - Throws: `MissingResource`, or `InvalidInput` if it has not begun.
    package func finish(_ change: SchemaChange, in id: UserPoolID) async throws {
        try await write(in: id, pool: { try $0.finished(change) }, names: { change.finished($0) })
    }

    /// Releases the names that the next users no longer have, after servers have stopped finding users by them.
    ///
    /// - Parameter after: The username that the previous part ended with; nil for the first part.
    package func releaseNames(in id: UserPoolID, after: String?) async throws -> Part {
        try await eachUser(in: id, after: after) { user, writer, part in
            if try writer.releaseNames(of: user) > 0 { part.changed += 1 }
        }
    }

    private func eachUser(
        in id: UserPoolID, after: String?,
        _ body: @escaping @Sendable (User, UserWriter, inout Part) throws -> Void
    ) async throws -> Part {
        try await database.write { tx in
            let writer = UserWriter(tx, of: try PoolTable(tx).require(id))
            let page = try UserSearchTable(tx).list(nil, in: id, after: after.map { Cursor($0) }, limit: Self.pageSize)
            var part = Part(next: page.next?[0])
            for user in page.items { try body(user, writer, &part) }
            return part
        }
    }

    /// Changes the pool, and the names of attributes in the settings of its clients and providers.
    private func write(
        in id: UserPoolID, pool update: @escaping @Sendable (UserPool) throws -> UserPool,
        names: @escaping @Sendable ([String]) -> [String]
    ) async throws {
        let now = world.now()
        let clients = try await database.write { tx in
            let before = try PoolTable(tx).require(id)
            var pool = try update(before)
            try pool.check()
            if pool != before {
                pool.modifiedAt = now
                _ = try PoolTable(tx).update(pool)
            }
            try IdentityProviderTable(tx).updateAttributeNames(in: id, now: now, by: names)
            return try ClientTable(tx).updateAttributeNames(in: id, now: now, by: names)
        }
        cache.forget(id)
        cache.forgetProviders(of: id)
        for client in clients { cache.forget(client) }
    }
}

extension UserPool {
    fileprivate func begun(_ change: SchemaChange, quotas: Quotas) throws -> UserPool {
        if case .names(let names) = change { return try begun(names) }
        var pool = self
        pool.schema = try schema.begun(change, quotas: quotas)
        return pool
    }

    fileprivate func finished(_ change: SchemaChange) throws -> UserPool {
        if case .names(let names) = change { return try finished(names) }
        var pool = self
        pool.schema = try schema.finished(change)
        return pool
    }
}
