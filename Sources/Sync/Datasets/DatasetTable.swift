import Kernel
import Storage

/// The statements on datasets.
struct DatasetTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The dataset at `place`, deleted or not; nil if there never was one.
    func find(_ place: DatasetPlace) throws -> SyncDataset? {
        try tx.first(
            """
            SELECT * FROM sync_datasets WHERE identity_pool_id = \(place.pool)
                AND identity_id = \(place.identity) AND name = \(place.name)
            """
        ).map(SyncDataset.init)
    }

    /// The datasets that one statement reads.
    private static let batch = 64

    /// The `syncCount` of each dataset in `places` that exists or was deleted.
    func counts(of places: [DatasetPlace]) throws -> [(place: DatasetPlace, count: Int64)] {
        var found: [(place: DatasetPlace, count: Int64)] = []
        for start in stride(from: 0, to: places.count, by: Self.batch) {
            let part = places[start..<min(start + Self.batch, places.count)].map { place -> SQL in
                "(identity_pool_id = \(place.pool) AND identity_id = \(place.identity) AND name = \(place.name))"
            }
            let isOne = part.dropFirst().reduce(part.first ?? "") { "\($0) OR \($1)" as SQL }
            let rows = try tx.fetch(
                "SELECT identity_pool_id, identity_id, name, sync_count FROM sync_datasets WHERE \(isOne)")
            found += try rows.map { row in
                let place = DatasetPlace(
                    try row.value("name"), of: try row.value("identity_id"), in: try row.value("identity_pool_id"))
                return (place, try row.value("sync_count"))
            }
        }
        return found
    }

    /// The dataset at `place`.
    ///
    /// - Throws: `SyncRefusal.datasetNotFound`, also if it is deleted.
    func require(_ place: DatasetPlace) throws -> SyncDataset {
        guard let dataset = try find(place), !dataset.isDeleted else {
            throw SyncRefusal.datasetNotFound(place.name)
        }
        return dataset
    }

    /// Inserts a dataset, or replaces the one at its place.
    func save(_ dataset: SyncDataset) throws {
        let place = dataset.place
        try tx.execute(
            """
            INSERT INTO sync_datasets (identity_pool_id, identity_id, name, sync_count, record_count, removed_count,
                forgotten_count, storage, root, deleted, deleted_count, modified_by, created_at, modified_at)
            VALUES (\(place.pool), \(place.identity), \(place.name), \(dataset.syncCount), \(dataset.recordCount),
                \(dataset.removedCount), \(dataset.forgottenCount), \(dataset.storage), \(dataset.root),
                \(dataset.isDeleted), \(dataset.deletedCount), \(dataset.modifiedBy), \(dataset.createdAt),
                \(dataset.modifiedAt))
            ON CONFLICT (identity_pool_id, identity_id, name) DO UPDATE SET
                sync_count = excluded.sync_count, record_count = excluded.record_count,
                removed_count = excluded.removed_count, forgotten_count = excluded.forgotten_count,
                storage = excluded.storage, root = excluded.root, deleted = excluded.deleted,
                deleted_count = excluded.deleted_count, modified_by = excluded.modified_by,
                created_at = excluded.created_at, modified_at = excluded.modified_at
            """)
    }

    /// Deletes the row of the dataset that was deleted first, if the identity has `maximum` rows of datasets.
    func forgetOne(of identity: IdentityID, in pool: IdentityPoolID, atMost maximum: Int) throws {
        let isOfIdentity: SQL = "identity_pool_id = \(pool) AND identity_id = \(identity)"
        let counted = try tx.first(
            """
            SELECT COUNT(*) AS n FROM (SELECT name FROM sync_datasets WHERE \(isOfIdentity) LIMIT \(maximum)) AS counted
            """)
        guard try counted?.value("n") ?? 0 >= maximum else { return }
        try tx.execute(
            """
            DELETE FROM sync_datasets WHERE \(isOfIdentity) AND name IN
                (SELECT name FROM sync_datasets WHERE \(isOfIdentity) AND deleted = 1
                ORDER BY modified_at, name LIMIT 1)
            """)
    }

    /// Deletes the rows of all datasets of an identity.
    func deleteAll(of identity: IdentityID, in pool: IdentityPoolID) throws {
        try tx.execute(
            "DELETE FROM sync_datasets WHERE identity_pool_id = \(pool) AND identity_id = \(identity)")
    }

    /// The existing datasets of an identity, ordered by name.
    func list(of identity: IdentityID, in pool: IdentityPoolID, after: Cursor?, limit: Int) throws -> Page<SyncDataset>
    {
        let rows = try tx.fetch(
            """
            SELECT * FROM sync_datasets WHERE identity_pool_id = \(pool) AND identity_id = \(identity)
                AND name > \(after?[0] ?? "") AND deleted = 0
            ORDER BY name LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(SyncDataset.init), limit: limit) { Cursor($0.place.name) }
    }

    /// The existing datasets of a pool, ordered by identity and name.
    ///
    /// - Parameters:
    ///   - name: The last dataset of `identity` that the caller has.
    func list(
        in pool: IdentityPoolID, after name: String, of identity: IdentityID, limit: Int
    ) throws -> [SyncDataset] {
        try tx.fetch(
            """
            SELECT * FROM sync_datasets WHERE identity_pool_id = \(pool)
                AND (identity_id, name) > (\(identity), \(name)) AND deleted = 0
            ORDER BY identity_id, name LIMIT \(limit)
            """
        ).map(SyncDataset.init)
    }

    /// The names of the existing copies of a dataset that merges have made.
    func copies(of place: DatasetPlace) throws -> [String] {
        try tx.fetch(
            """
            SELECT name FROM sync_datasets WHERE identity_pool_id = \(place.pool)
                AND identity_id = \(place.identity) AND root = \(place.name) AND deleted = 0
            ORDER BY name
            """
        ).map { try $0.value("name") }
    }

    /// The usage of an identity's existing datasets.
    func usage(of identity: IdentityID, in pool: IdentityPoolID) throws -> IdentityUsage {
        let row = try tx.first(
            """
            SELECT COUNT(*) AS datasets, CAST(COALESCE(SUM(storage), 0) AS BIGINT) AS storage,
                MAX(modified_at) AS modified_at
            FROM sync_datasets WHERE identity_pool_id = \(pool) AND identity_id = \(identity) AND deleted = 0
            """)
        return IdentityUsage(
            datasets: try row?.value("datasets") ?? 0, storage: try row?.value("storage") ?? 0,
            modifiedAt: try row?.value("modified_at"))
    }
}

extension SyncDataset {
    fileprivate init(_ row: Row) throws {
        let place = DatasetPlace(
            try row.value("name"), of: try row.value("identity_id"), in: try row.value("identity_pool_id"))
        self.init(place, by: try row.value("modified_by"), at: try row.value("created_at"))
        syncCount = try row.value("sync_count")
        recordCount = try row.value("record_count")
        removedCount = try row.value("removed_count")
        forgottenCount = try row.value("forgotten_count")
        storage = try row.value("storage")
        root = try row.value("root")
        isDeleted = try row.value("deleted")
        deletedCount = try row.value("deleted_count")
        modifiedAt = try row.value("modified_at")
    }
}
