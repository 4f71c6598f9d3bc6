package import Kernel
package import Storage

/// Publishes all data of a pool to its stream, one record for each dataset (STR-BLK-01).
///
/// It reads the datasets in pages and waits until most records of earlier pages are sent, so that a pool of any size
/// fills neither the memory nor the outbox. The store remembers the last page.
package struct BulkPublishing: Sendable {
    private let database: any Database
    private let world: World
    private let identities: SyncIdentities

    /// Datasets of one page, and the bytes that end a page early.
    private static let (page, pageBytes) = (16, 1 << 20)
    /// Records that may wait while another page is read.
    private static let maxWaiting = 64
    /// Minimum interval between two successful runs, in seconds (STR-BLK-05).
    private static let interval: Int64 = .days(1)

    /// The bulk publishes of pools in `database`.
    package init(_ database: any Database, world: World, identities: SyncIdentities) {
        (self.database, self.world, self.identities) = (database, world, identities)
    }

    /// Begins to publish a pool.
    ///
    /// - Throws: `SyncRefusal` if it is being published, was within a day, or its stream is disabled.
    package func start(_ pool: IdentityPoolID) async throws {
        let now = world.now()
        try await database.write { [identities] tx in
            try identities.require(pool, tx)
            guard var stream = try StreamPoolTable(tx).find(pool), stream.isEnabled else {
                throw SyncRefusal.streamingDisabled
            }
            if stream.bulk.status == .inProgress { throw SyncRefusal.bulkPublishRuns }
            if stream.bulk.status == .succeeded, let ended = stream.bulk.completedAt,
                now < ended.advanced(seconds: Self.interval)
            {
                throw SyncRefusal.alreadyStreamed
            }
            stream.bulk.start(at: now)
            try StreamPoolTable(tx).save(stream)
        }
    }

    /// How far the last bulk publish of a pool is.
    ///
    /// - Throws: `SyncRefusal.poolNotFound`.
    package func state(of pool: IdentityPoolID) async throws -> BulkPublishState {
        try await database.read { [identities] tx in
            try identities.require(pool, tx)
            return try StreamPoolTable(tx).find(pool)?.bulk ?? BulkPublishState()
        }
    }

    /// Advances all bulk publishes by one page each.
    ///
    /// - Returns: Whether a page was read, or a publish has ended.
    package func advance() async throws -> Bool {
        var (after, isBusy) = ("", false)
        while true {
            let streams = try await database.read { [after] tx in
                try StreamPoolTable(tx).enabled(after: after, limit: 100)
            }
            for stream in streams where stream.bulk.status == .inProgress {
                if try await advance(stream.pool) { isBusy = true }
            }
            guard streams.count == 100, let last = streams.last else { return isBusy }
            after = last.pool.rawValue
        }
    }

    private func advance(_ pool: IdentityPoolID) async throws -> Bool {
        let now = world.now()
        return try await database.write { tx in
            guard var stream = try StreamPoolTable(tx).find(pool), stream.isEnabled,
                stream.bulk.status == .inProgress
            else { return false }
            let waiting = try StreamRecordTable(tx).countBulk(in: pool, upTo: Self.maxWaiting)
            guard waiting < (stream.bulk.isRead ? 1 : Self.maxWaiting) else { return false }
            if stream.bulk.isRead {
                (stream.bulk.status, stream.bulk.completedAt) = (.succeeded, now)
            } else {
                try Self.read(&stream.bulk, of: pool, at: now, tx)
            }
            try StreamPoolTable(tx).save(stream)
            return true
        }
    }

    /// Writes the records of the next datasets.
    private static func read(
        _ bulk: inout BulkPublishState, of pool: IdentityPoolID, at now: Instant, _ tx: any Transaction
    ) throws {
        let datasets = try DatasetTable(tx).list(
            in: pool, after: bulk.dataset, of: IdentityID(rawValue: bulk.identity), limit: page)
        bulk.isRead = datasets.count < page
        var bytes = 0
        for dataset in datasets {
            var record = StreamRecord(dataset, records: try RecordTable(tx, of: dataset.place).all(), at: now)
            record.isBulk = true
            try StreamOutbox(tx).append(record, at: now)
            (bulk.identity, bulk.dataset) = (dataset.place.identity.rawValue, dataset.place.name)
            bytes += record.size
            guard bytes < pageBytes else {
                bulk.isRead = false
                return
            }
        }
    }
}
