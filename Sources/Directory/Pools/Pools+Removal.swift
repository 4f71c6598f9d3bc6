public import Kernel
import Storage

/// How a pool goes: at once for everyone who asks for it, its contents in small transactions behind it.
///
/// A pool may hold a million people. To remove them in one transaction would keep every other writer waiting, so the
/// pool and its clients go first, in one transaction that also notes what is still to be cleared; nobody can reach the
/// rest any more, since pool ids never come again. What a stopped process left behind, the next `sweep` clears.
extension Pools {
    /// Removes the pool called `id` and everything in it.
    ///
    /// Throws `Refusal` with reason `.notFound`, or `.invalidInput` where the pool is protected from deletion.
    public func remove(_ id: UserPoolID) async throws {
        let instant = world.now()
        let clients = try await database.write { tx in
            guard try !PoolTable(tx).require(id).settings.deletionProtection else { throw Self.protected }
            let clients = try ClientTable(tx).list(in: id, after: nil, limit: Int(Int32.max)).items.map(\.id)
            try ClientTable(tx).deleteAll(in: id)
            try PoolTable(tx).delete(id)
            try RemovedPoolTable(tx).insert(id, at: instant)
            return clients
        }
        cache.forget(id)
        for client in clients { cache.forget(client) }
        try await clear(id, batches: Self.batchesAtOnce)
    }

    /// Clears away what is left of removed pools. To be called now and then.
    public func sweep() async throws {
        for id in try await database.read({ try RemovedPoolTable($0).all() }) { try await clear(id, batches: .max) }
    }

    /// Clears at most so many batches away. What a large pool has beyond them is left to the next sweep, so that
    /// nobody waits minutes for an answer.
    private func clear(_ id: UserPoolID, batches: Int) async throws {
        var left = batches
        for contents in contents + Self.ownContents {
            while try await database.write({ try contents.remove($0, id, Self.batch) }) >= Self.batch {
                left -= 1
                guard left > 0 else { return }
            }
        }
        try await database.write { try RemovedPoolTable($0).delete(id) }
    }

    private static let batchesAtOnce = 20

    private static let ownContents = [
        PoolContents { try MembershipTable($0).remove(in: $1, atMost: $2) },
        PoolContents { try GroupTable($0).remove(in: $1, atMost: $2) },
        PoolContents { try UserRemovalTable($0).removeSearch(in: $1, atMost: $2) },
        PoolContents { try UserRemovalTable($0).removeNames(in: $1, atMost: $2) },
        PoolContents { try UserRemovalTable($0).removeFormerPasswords(in: $1, atMost: $2) },
        PoolContents { try UserRemovalTable($0).removeUsers(in: $1, atMost: $2) },
    ]

    /// So many rows go in one transaction: some tens of milliseconds for a writer who waits.
    private static let batch = 1000

    private static let protected = Refusal.invalid(
        "The user pool cannot be deleted because deletion protection is activated. "
            + "Deletion protection must be inactivated first.")
}
