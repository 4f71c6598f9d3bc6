package import Kernel
package import Storage

/// Deleting a pool: at once for callers, in batches for its contents.
///
/// A pool has any number of identities (LIM-FED-01), and deleting them in one transaction would block every other
/// writer. One transaction therefore deletes the pool and records the remaining work. If the process stops, the next
/// `sweep` continues. An import of the same pool waits for that record to go.
extension IdentityPoolAdministration {
    /// Deletes the pool called `id` and its contents.
    ///
    /// - Throws: `IdentityPoolRefusal.notFound`.
    package func remove(_ id: IdentityPoolID) async throws {
        AuditContext.note(id)
        let instant = world.now()
        try await database.write { tx in
            try IdentityPoolTable(tx).requireExistence(id)
            try IdentityPoolTable(tx).delete(id)
            try RemovedIdentityPoolTable(tx).insert(id, at: instant)
        }
        try await clear(id, batches: Self.batchesAtOnce)
    }

    /// Deletes the remaining rows of deleted pools. Call it periodically.
    package func sweep() async throws {
        for id in try await database.read({ try RemovedIdentityPoolTable($0).all() }) {
            try await clear(id, batches: .max)
        }
    }

    /// Whether rows of the pool called `id` are still to be deleted. An import of the same pool waits for that.
    package static func isBeingCleared(_ id: IdentityPoolID, _ tx: any Transaction) throws -> Bool {
        try RemovedIdentityPoolTable(tx).holds(id)
    }

    /// Marks the unreachable rows of the pool called `id` for deletion, as those of a deleted pool.
    package static func clearLater(_ id: IdentityPoolID, at instant: Instant, _ tx: any Transaction) throws {
        try RemovedIdentityPoolTable(tx).insert(id, at: instant)
    }

    /// Deletes some of the remaining rows of a deleted pool.
    package func clearSome(of id: IdentityPoolID) async throws { try await clear(id, batches: Self.batchesAtOnce) }

    /// Deletes at most `batches` batches; a later sweep deletes the rest, so that no caller waits for minutes.
    ///
    /// Each batch checks the record first: after another node has deleted the last row, an import may start a pool with
    /// the same id, whose rows must stay.
    private func clear(_ id: IdentityPoolID, batches: Int) async throws {
        var left = batches
        // The pool's own row is already deleted, and its key is the pool's id alone.
        for table in tables.reversed() where table.owner == .identityPool && table.key.count > 1 {
            while true {
                let count = try await database.write { tx in
                    guard try RemovedIdentityPoolTable(tx).holds(id) else { return nil as Int? }
                    return try StoredRowTable(tx, table: table).delete(in: id, atMost: Self.batch)
                }
                guard let count else { return }
                guard count >= Self.batch else { break }
                left -= 1
                guard left > 0 else { return }
            }
        }
        try await database.write { try RemovedIdentityPoolTable($0).delete(id) }
    }

    private static let batchesAtOnce = 20

    /// Rows in one transaction, which delays other writers by some tens of milliseconds.
    private static let batch = 1000
}
