package import Kernel
package import Storage

/// Moves the datasets of merging identities, and deletes the datasets of deleted ones, in the same transaction.
package enum MovedDatasets {
    /// The most bytes of a name (LIM-FED-06).
    private static let maxNameBytes = 128
    private static let maxAttempts = 1000

    /// Moves the datasets of `source` to `target`, as copies under new names (SYN-MRG-02). They are added to the
    /// datasets of `target` even if it then exceeds its quota: a merge is not refused for that (SYN-MRG-03).
    package static func merge(
        _ source: IdentityID, into target: IdentityID, in pool: IdentityPoolID, at now: Instant, _ tx: any Transaction
    ) throws {
        var (moved, after): (Int, Cursor?) = (0, nil)
        repeat {
            let page = try DatasetTable(tx).list(of: source, in: pool, after: after, limit: 100)
            for dataset in page.items {
                var copy = dataset
                copy.place = DatasetPlace(
                    try freeName(for: dataset.place.name, from: source, of: target, in: pool, tx), of: target, in: pool)
                copy.root = dataset.root ?? dataset.place.name
                try RecordTable(tx, of: dataset.place).move(to: copy.place)
                try DatasetTable(tx).save(copy)
                moved += dataset.storage
            }
            after = page.next
        } while after != nil
        try delete(source, in: pool, tx)
        guard moved > 0 else { return }
        try UsageTable(tx).add(-moved, of: source, in: pool, at: now)
        try UsageTable(tx).add(moved, of: target, in: pool, at: now)
    }

    /// Deletes all datasets of an identity.
    package static func delete(
        _ identity: IdentityID, in pool: IdentityPoolID, at now: Instant, _ tx: any Transaction
    ) throws {
        let usage = try DatasetTable(tx).usage(of: identity, in: pool)
        try delete(identity, in: pool, tx)
        try StreamOutbox.delete(identity, in: pool, tx)
        guard usage.datasets > 0 else { return }
        try UsageTable(tx).add(-usage.storage, of: identity, in: pool, at: now)
    }

    private static func delete(_ identity: IdentityID, in pool: IdentityPoolID, _ tx: any Transaction) throws {
        try RecordTable.deleteAll(of: identity, in: pool, tx)
        try DatasetTable(tx).deleteAll(of: identity, in: pool)
        // Devices register again under the identity that their app now uses.
        try SyncDeviceTable(tx).deleteAll(of: identity, in: pool)
    }

    /// The name of a copy: the dataset's name, a dot and the source identity. A name that is too long or taken is cut
    /// and numbered.
    private static func freeName(
        for name: String, from source: IdentityID, of target: IdentityID, in pool: IdentityPoolID, _ tx: any Transaction
    ) throws -> String {
        for number in 0..<maxAttempts {
            let end = ".\(source)" + (number == 0 ? "" : ".\(number)")
            let start = name.utf8.prefix(max(maxNameBytes - end.utf8.count, 0))
            guard number > 0 || start.count == name.utf8.count else { continue }
            let free = String(Substring(start)) + end
            if try DatasetTable(tx).find(DatasetPlace(free, of: target, in: pool)) == nil { return free }
        }
        throw ConcurrentChange(of: "identity")
    }

}
