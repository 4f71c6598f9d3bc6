import Kernel
import Storage

/// Writes records for streams in the transactions of the changes that they describe.
struct StreamOutbox {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Adds a record for the stream of its pool, if updates go there (STR-CFG-07).
    func publish(_ record: @autoclosure () -> StreamRecord, in pool: IdentityPoolID, at now: Instant) throws {
        guard try StreamPoolTable(tx).isEnabled(pool) else { return }
        try append(record(), at: now)
    }

    /// Adds a record.
    func append(_ record: StreamRecord, at now: Instant) throws {
        try StreamRecordTable(tx).append(record, at: now)
        try StreamQueueTable(tx).require(record.place.identity, in: record.place.pool, at: now)
    }

    /// Deletes the waiting records of a deleted identity, and the contents that they refer to.
    static func delete(_ identity: IdentityID, in pool: IdentityPoolID, _ tx: any Transaction) throws {
        try StreamRecordTable(tx).deleteAll(of: identity, in: pool)
        try StreamQueueTable(tx).delete(of: identity, in: pool)
    }
}
