package import Directory
package import Kernel
package import Storage

/// Lists and updates the records of datasets.
package struct Records: Sendable {
    let database: any Database
    let world: World
    private let quotas: Quotas
    private let identities: SyncIdentities
    private let sessions: SyncSessions
    private let trigger: SyncTrigger
    private let changes: ChangeFeed

    /// The records in `database`.
    ///
    /// - Parameters:
    ///   - trigger: Calls the functions of pools before they store an update.
    ///   - changes: Receives each write.
    package init(
        _ database: any Database, world: World, quotas: Quotas = Quotas(), identities: SyncIdentities,
        sessions: SyncSessions, trigger: SyncTrigger, changes: ChangeFeed
    ) {
        (self.database, self.world, self.quotas) = (database, world, quotas)
        (self.identities, self.sessions, self.trigger, self.changes) = (identities, sessions, trigger, changes)
    }

    /// The records of a dataset, which need not exist.
    ///
    /// - Parameters:
    ///   - count: The caller's last `syncCount`. Only later writes are listed, including removals. Nil lists all
    ///     existing records.
    ///   - session: The session token of an earlier page.
    /// - Throws: `SyncRefusal`, or `InvalidInput` if `since` is negative.
    package func list(
        _ place: DatasetPlace, since count: Int64?, session: String? = nil, after: Cursor?, limit: Int
    ) async throws -> RecordListing {
        guard count ?? 0 >= 0 else { throw InvalidInput("LastSyncCount must not be negative.") }
        if let session { _ = try sessions.seenCount(session, for: place) }
        return try await database.read { [identities, sessions] tx in
            try identities.require(place.identity, in: place.pool, tx)
            let dataset = try DatasetTable(tx).find(place)
            let records = try RecordTable(tx, of: place).list(
                since: count ?? 0, includesRemoved: count != nil, after: after, limit: limit)
            let (known, gone) = (count ?? 0, max(dataset?.deletedCount ?? 0, dataset?.forgottenCount ?? 0))
            return RecordListing(
                records: records, dataset: dataset,
                isDeletedSince: known > 0 && known < gone,
                copies: try DatasetTable(tx).copies(of: place),
                session: try sessions.token(for: place, seen: dataset?.syncCount ?? 0))
        }
    }

    /// Changes records of a dataset, which the first change creates (SYN-DAT-05).
    ///
    /// - Parameters:
    ///   - session: The session token of a listing.
    ///   - author: The device or caller that writes.
    ///   - asksFunction: Whether the function of the pool's sync trigger decides (EVT-CFG-03).
    /// - Returns: The records after the update: those of `changes`, and any that the function has changed.
    /// - Throws: `SyncRefusal`, or `InvalidInput`.
    package func update(
        _ place: DatasetPlace, with changes: [RecordChange], session: String, by author: String, asksFunction: Bool
    ) async throws -> [SyncRecord] {
        let seen = try sessions.seenCount(session, for: place)
        guard changes.count <= quotas.syncRecords else { throw SyncRefusal.tooManyRecords(quotas.syncRecords) }
        guard Set(changes.map { ByteKey($0.key) }).count == changes.count else {
            throw InvalidInput("RecordPatches has two patches of one key.")
        }
        let function = asksFunction ? try await trigger.function(of: place.pool) : nil
        guard let function else {
            return try await write(place, seen: seen, by: author) { update in
                try update.write(changes, over: try update.stored(for: changes))
            }
        }
        return try await self.update(place, with: changes, seen: seen, by: author, asking: function)
    }

    /// Asks the function while no transaction is open. If the dataset has changed by the time of the response, the
    /// decision is about outdated records, and the caller must start over.
    private func update(
        _ place: DatasetPlace, with changes: [RecordChange], seen: Int64, by author: String,
        asking function: FunctionARN
    ) async throws -> [SyncRecord] {
        let (count, records) = try await database.read { [self] tx in
            let update = try self.update(of: place, seen: seen, by: author, tx)
            _ = try update.stored(for: changes)
            let records = update.existing == nil ? [] : try RecordTable(tx, of: place).all()
            return (update.existing?.syncCount, records)
        }
        let decision = try await trigger.decide(changes, on: records, of: place, asking: function)
        return try await write(place, seen: seen, by: author) { update in
            guard update.existing?.syncCount == count else { throw SyncRefusal.staleDataset(place.name) }
            _ = try update.stored(for: changes)
            let stored = try RecordTable(update.tx, of: place).find(
                (decision.changes + decision.vetoed).map { try KeyHash($0.key) })
            let written = try update.write(decision.changes, over: stored)
            return try written + decision.vetoed.compactMap { stored[try KeyHash($0.key)] }
        }
    }

    private func write(
        _ place: DatasetPlace, seen: Int64, by author: String,
        body: @escaping @Sendable (DatasetUpdate) throws -> [SyncRecord]
    ) async throws -> [SyncRecord] {
        let written = try await database.write { [self] tx in
            try body(try update(of: place, seen: seen, by: author, tx))
        }
        if let count = written.map(\.syncCount).max() { changes.changed(place, to: count) }
        return written
    }

    private func update(
        of place: DatasetPlace, seen: Int64, by author: String, _ tx: any Transaction
    ) throws -> DatasetUpdate {
        try identities.require(place.identity, in: place.pool, tx)
        return try DatasetUpdate(tx, of: place, seen: seen, by: author, at: world.now(), quotas: quotas)
    }
}
