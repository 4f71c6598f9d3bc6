package import Kernel
package import Storage

/// Deleting a pool: at once for callers, in batches for its contents.
///
/// A pool may have a million users, and deleting them in one transaction would block every other writer. One
/// transaction therefore deletes the pool and its clients and records what is left to delete. Nothing can reach the
/// rest, because a pool id is used again only by an import or a copy, which wait for that record to go. If the process
/// stops, the next `sweep` continues.
extension Pools {
    /// Deletes the pool called `id` and its contents.
    ///
    /// - Throws: `MissingResource`, `DomainRefusal.blocksDeletion`, or `InvalidInput` if the pool is protected from
    ///   deletion.
    package func remove(_ id: UserPoolID) async throws {
        let instant = world.now()
        let clients = try await database.write { [tables] tx in
            guard try !PoolTable(tx).require(id).settings.deletionProtection else { throw Self.protected }
            guard try PoolDomainTable(tx).all(of: id).isEmpty else { throw DomainRefusal.blocksDeletion }
            let clients = try ClientTable(tx).list(in: id, after: nil, limit: Int(Int32.max)).items.map(\.id)
            for table in tables.reversed() where table.poolRemoval == .atOnce {
                try StoredRowTable(tx, table: table).deleteAll(in: id)
            }
            try RemovedPoolTable(tx).insert(id, at: instant)
            return clients
        }
        cache.forget(id)
        for client in clients { cache.forget(client) }
        try await clear(id, batches: Self.batchesAtOnce)
    }

    /// Deletes the remaining rows of deleted pools. Call it periodically.
    package func sweep() async throws {
        for id in try await database.read({ try RemovedPoolTable($0).all() }) { try await clear(id, batches: .max) }
    }

    /// Whether rows of the pool called `id` are still to be deleted. An import of the same pool waits for that.
    package static func isBeingCleared(_ id: UserPoolID, _ tx: any Transaction) throws -> Bool {
        try RemovedPoolTable(tx).contains(id)
    }

    /// Marks the unreachable rows of the pool called `id` for deletion, as those of a deleted pool.
    package static func clearLater(_ id: UserPoolID, at instant: Instant, _ tx: any Transaction) throws {
        try RemovedPoolTable(tx).insert(id, at: instant)
    }

    /// Deletes some of the remaining rows of a deleted pool.
    package func clearSome(of id: UserPoolID) async throws { try await clear(id, batches: Self.batchesAtOnce) }

    /// Deletes at most `batches` batches; a later sweep deletes the rest, so that no caller waits for minutes.
    ///
    /// Each batch checks the record first: after another node has deleted the last row, an import may start a pool with
    /// the same id, whose rows must stay.
    private func clear(_ id: UserPoolID, batches: Int) async throws {
        var left = batches
        for table in tables.reversed() where table.poolRemoval == .inBatches {
            while true {
                let count = try await database.write { tx in
                    guard try RemovedPoolTable(tx).contains(id) else { return nil as Int? }
                    return try StoredRowTable(tx, table: table).delete(in: id, atMost: Self.batch)
                }
                guard let count else { return }
                guard count >= Self.batch else { break }
                left -= 1
                guard left > 0 else { return }
            }
        }
        try await database.write { try RemovedPoolTable($0).delete(id) }
    }

    private static let batchesAtOnce = 20

    /// Rows in one transaction, which delays other writers by some tens of milliseconds.
    private static let batch = 1000

    private static let protected = InvalidInput(
        "The user pool cannot be deleted because deletion protection is activated. "
            + "Deletion protection must be inactivated first.")
}
