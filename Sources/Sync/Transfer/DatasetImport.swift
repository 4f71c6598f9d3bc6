package import Directory
package import Kernel
package import Storage

/// Writes imported records, as an update by the account: devices see it as any other update.
package struct DatasetImport: Sendable {
    private let database: any Database
    private let world: World
    private let quotas: Quotas
    private let identities: SyncIdentities
    private let author: String

    /// Rolls back the transaction of a check, and carries its outcome out.
    private struct CheckRollback: Error {
        let outcome: ImportOutcome
    }

    /// - Parameter author: The account.
    package init(
        _ database: any Database, world: World, quotas: Quotas, identities: SyncIdentities, author: String
    ) {
        (self.database, self.world, self.quotas) = (database, world, quotas)
        (self.identities, self.author) = (identities, author)
    }

    /// Determines the effect of an import, by the same transaction, which is rolled back.
    ///
    /// - Throws: `SyncRefusal`.
    package func check(_ dataset: TransferredDataset) async throws -> ImportOutcome {
        do {
            _ = try await database.write { [self] tx -> ImportOutcome in
                throw CheckRollback(outcome: try write(dataset, replaces: true, tx))
            }
        } catch let rollback as CheckRollback { return rollback.outcome }
        return ImportOutcome()
    }

    /// Writes all records, or none if some have another value and may not be replaced. Records that have the value
    /// already are not written, so that an import can be repeated.
    ///
    /// - Throws: `SyncRefusal`.
    package func run(_ dataset: TransferredDataset, replaces: Bool) async throws -> ImportOutcome {
        try await database.write { [self] tx in try write(dataset, replaces: replaces, tx) }
    }

    private func write(
        _ dataset: TransferredDataset, replaces: Bool, _ tx: any Transaction
    ) throws -> ImportOutcome {
        let place = dataset.place
        try identities.require(place.identity, in: place.pool, tx)
        let former = try DatasetTable(tx).find(place)
        let update = try DatasetUpdate(
            tx, of: place, seen: former?.syncCount ?? 0, by: author, at: world.now(), quotas: quotas)
        let hashes = try dataset.records.map { try KeyHash($0.key) }
        let stored = update.existing == nil ? [:] : try RecordTable(tx, of: place).find(hashes)
        var (outcome, changes) = (ImportOutcome(), [RecordChange]())
        for (hash, change) in zip(hashes, dataset.records) {
            let value = stored[hash]?.value
            guard value.map({ ByteKey($0) }) != change.value.map({ ByteKey($0) }) else {
                outcome.unchanged += 1
                continue
            }
            changes.append(change)
            if value == nil { outcome.added += 1 } else { outcome.replaced.append(change.key) }
        }
        guard replaces || outcome.replaced.isEmpty else { return outcome }
        _ = try update.write(changes, over: stored)
        if update.existing == nil, let root = dataset.copyOf { try markCopy(place, of: root, tx) }
        return outcome
    }

    /// Marks a dataset as a copy, which `MergedDatasetNames` lists for clients.
    private func markCopy(_ place: DatasetPlace, of root: String, _ tx: any Transaction) throws {
        guard var dataset = try DatasetTable(tx).find(place) else { return }
        dataset.root = root
        try DatasetTable(tx).save(dataset)
    }
}
