package import Kernel
package import Storage

/// Lists, describes and deletes datasets, and reports their usage.
package struct Datasets: Sendable {
    private let database: any Database
    private let world: World
    private let identities: SyncIdentities
    private let changes: ChangeFeed

    /// The datasets in `database`.
    ///
    /// - Parameter changes: Receives each deletion.
    package init(_ database: any Database, world: World, identities: SyncIdentities, changes: ChangeFeed) {
        (self.database, self.world, self.identities, self.changes) = (database, world, identities, changes)
    }

    /// The datasets of an identity, ordered by name.
    ///
    /// - Throws: `SyncRefusal.identityNotFound`.
    package func list(
        of identity: IdentityID, in pool: IdentityPoolID, after: Cursor?, limit: Int
    ) async throws -> Page<SyncDataset> {
        try await database.read { [identities] tx in
            try identities.require(identity, in: pool, tx)
            return try DatasetTable(tx).list(of: identity, in: pool, after: after, limit: limit)
        }
    }

    /// The dataset at `place`.
    ///
    /// - Throws: `SyncRefusal`.
    package func require(_ place: DatasetPlace) async throws -> SyncDataset {
        try await database.read { [identities] tx in
            try identities.require(place.identity, in: place.pool, tx)
            return try DatasetTable(tx).require(place)
        }
    }

    /// Deletes a dataset with its records (SYN-DAT-07). Its row stays, so that other devices learn of it.
    ///
    /// - Returns: The dataset as it was.
    /// - Throws: `SyncRefusal`.
    package func delete(_ place: DatasetPlace, by author: String) async throws -> SyncDataset {
        let dataset = try await database.write { [identities, world] tx in
            try identities.require(place.identity, in: place.pool, tx)
            let (dataset, now) = (try DatasetTable(tx).require(place), world.now())
            var deleted = SyncDataset(place, by: author, at: dataset.createdAt)
            (deleted.isDeleted, deleted.modifiedAt) = (true, now)
            deleted.syncCount = dataset.syncCount + 1
            deleted.deletedCount = deleted.syncCount
            try RecordTable(tx, of: place).deleteAll()
            try DatasetTable(tx).save(deleted)
            try UsageTable(tx).add(-dataset.storage, of: place.identity, in: place.pool, at: now)
            try StreamOutbox(tx).publish(
                StreamRecord(deleted, records: [], operation: .remove, at: now), in: place.pool, at: now)
            try PushOutbox(tx).notifyDeletion(of: deleted, by: author, at: now)
            return dataset
        }
        changes.changed(place, to: dataset.syncCount + 1)
        return dataset
    }

    /// The usage of an identity.
    ///
    /// - Throws: `SyncRefusal.identityNotFound`.
    package func usage(of identity: IdentityID, in pool: IdentityPoolID) async throws -> IdentityUsage {
        try await database.read { [identities] tx in
            try identities.require(identity, in: pool, tx)
            return try DatasetTable(tx).usage(of: identity, in: pool)
        }
    }

    /// The usage of a pool.
    ///
    /// - Throws: `SyncRefusal.poolNotFound`.
    package func usage(of pool: IdentityPoolID) async throws -> IdentityPoolUsage {
        try await database.read { [identities] tx in
            try identities.require(pool, tx)
            return try UsageTable(tx).usage(of: pool)
        }
    }

    /// The usage of each pool of a region, ordered by pool id.
    package func usages(in region: String, after: Cursor?, limit: Int) async throws -> Page<IdentityPoolUsage> {
        try await database.read { [identities] tx in
            try identities.pools(region, after, limit, tx).map { try UsageTable(tx).usage(of: $0) }
        }
    }
}
