package import Kernel
package import Storage

/// Reads the records of a pool in pages.
package struct DatasetExport: Sendable {
    private let database: any Database
    private let identities: SyncIdentities

    /// The maximum records and bytes of a page, and the maximum datasets that it reads.
    private static let (maxRecords, maxBytes, maxDatasets) = (1000, 1 << 20, 64)

    /// The records that one statement reads.
    private static let recordsAtOnce = 64

    /// The records in `database`.
    package init(_ database: any Database, identities: SyncIdentities) {
        (self.database, self.identities) = (database, identities)
    }

    /// The records that exist.
    ///
    /// A dataset of at most `maxBytes` is never split: all its records are from the same time. Each record of a larger
    /// dataset is read once, even if records change during the export.
    ///
    /// - Parameters:
    ///   - identity: Only those of this identity.
    ///   - position: The end of the previous page.
    /// - Throws: `SyncRefusal`.
    package func page(
        of pool: IdentityPoolID, identity: IdentityID?, after position: TransferPosition?
    ) async throws -> TransferPage {
        try await database.read { [identities] tx in
            try identities.require(pool, tx)
            if let identity { try identities.require(identity, in: pool, tx) }
            var (page, bytes) = (TransferPage(), 0)
            for (dataset, start) in try Self.datasets(in: pool, of: identity, after: position, tx) {
                let isWhole = start.isEmpty && dataset.storage <= Self.maxBytes
                let isFull = page.records.count >= Self.maxRecords || bytes >= Self.maxBytes
                if isFull || isWhole && bytes > 0 && bytes + dataset.storage > Self.maxBytes { return page }
                let end = try Self.read(dataset, after: start, isWhole: isWhole, into: &page, bytes: &bytes, tx)
                page.next = TransferPosition(
                    identity: dataset.place.identity, dataset: dataset.place.name, keyHash: end)
                if end != nil { return page }
            }
            return page
        }
    }

    /// The next datasets, each with the hash of the last key that was read.
    private static func datasets(
        in pool: IdentityPoolID, of identity: IdentityID?, after position: TransferPosition?, _ tx: any Transaction
    ) throws -> [(SyncDataset, String)] {
        let position = position ?? .beginning(of: identity)
        let table = DatasetTable(tx)
        var begun: [(SyncDataset, String)] = []
        if let hash = position.keyHash,
            let dataset = try table.find(DatasetPlace(position.dataset, of: position.identity, in: pool))
        {
            begun = [(dataset, hash)]
        }
        let next = try table.list(
            in: pool, after: position.dataset, of: position.identity, limit: maxDatasets)
        return begun + next.filter { identity == nil || $0.place.identity == identity }.map { ($0, "") }
    }

    /// - Returns: The hash of the last key, if there is more to read of the dataset.
    private static func read(
        _ dataset: SyncDataset, after start: String, isWhole: Bool, into page: inout TransferPage,
        bytes: inout Int, _ tx: any Transaction
    ) throws -> String? {
        var start = start
        while true {
            let records = try RecordTable(tx, of: dataset.place).existing(after: start, limit: recordsAtOnce)
            for record in records {
                page.records.append(TransferredRecord(place: dataset.place, copyOf: dataset.root, record: record))
                start = try KeyHash(record.key).text
                bytes += record.storage
                if !isWhole, bytes >= maxBytes { return start }
            }
            if records.count < recordsAtOnce { return nil }
        }
    }
}
