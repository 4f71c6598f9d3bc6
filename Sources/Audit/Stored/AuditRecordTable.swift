import Foundation
import Kernel
import Storage

/// Another process has written where this one would have.
struct ChainTaken: Error {}

/// The statements on records in the database.
struct AuditRecordTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Rows that one statement inserts. Statements insert either this many or one, so that only two are prepared.
    private static let group = 32
    /// The bytes of lines that are read at once, unless one line is longer.
    private static let maxBytes: Int64 = 4 << 20

    /// Adds the records that no earlier attempt has stored.
    ///
    /// - Throws: `ChainTaken` if another record is in the place of one.
    func insert(_ records: [StoredRecord], of chain: String) throws {
        var rest = records[...]
        while !rest.isEmpty {
            let part = rest.prefix(rest.count >= Self.group ? Self.group : 1)
            rest = rest.dropFirst(part.count)
            let values = part.map { record -> SQL in
                """
                (\(chain), \(record.sequence), \(record.time), \(record.bytesBefore), \(Array(record.line)))
                """
            }
            let added = try tx.execute(
                """
                INSERT INTO audit_records (chain_id, sequence, event_at, bytes_before, line) VALUES
                \(values.dropFirst().reduce(values.first ?? "") { "\($0), \($1)" })
                ON CONFLICT (chain_id, sequence) DO NOTHING
                """)
            if added == part.count { continue }
            for record in part where try find(record.sequence, of: chain) != record { throw ChainTaken() }
        }
    }

    func find(_ sequence: Int64, of chain: String) throws -> StoredRecord? {
        try tx.first("SELECT * FROM audit_records WHERE chain_id = \(chain) AND sequence = \(sequence)")
            .map(StoredRecord.init)
    }

    func first(of chain: String, after sequence: Int64 = 0) throws -> StoredRecord? {
        try tx.first(
            """
            SELECT * FROM audit_records WHERE chain_id = \(chain) AND sequence > \(sequence)
            ORDER BY sequence LIMIT 1
            """
        ).map(StoredRecord.init)
    }

    func last(of chain: String) throws -> StoredRecord? {
        try tx.first("SELECT * FROM audit_records WHERE chain_id = \(chain) ORDER BY sequence DESC LIMIT 1")
            .map(StoredRecord.init)
    }

    /// The next records of a chain, in their order.
    func list(of chain: String, after sequence: Int64, limit: Int) throws -> [StoredRecord] {
        guard let first = try first(of: chain, after: sequence) else { return [] }
        let rest = try tx.fetch(
            """
            SELECT * FROM audit_records WHERE chain_id = \(chain) AND sequence > \(first.sequence)
                AND bytes_before < \(first.bytesBefore &+ Self.maxBytes)
            ORDER BY sequence LIMIT \(limit - 1)
            """)
        return [first] + (try rest.map(StoredRecord.init))
    }

    /// The ids of all chains that have records. They are found by the key of the records, because an attacker could
    /// have deleted a chain from `audit_stored_chains`.
    func chains() throws -> [String] {
        var found: [String] = []
        while let row = try tx.first(
            """
            SELECT chain_id FROM audit_records WHERE chain_id > \(found.last ?? "") ORDER BY chain_id LIMIT 1
            """)
        {
            found.append(try row.value("chain_id"))
        }
        return found
    }

    /// The first of the records numbered `range` that is not older than `time` and has so many bytes before it.
    func firstKept(
        of chain: String, in range: ClosedRange<Int64>, since time: Instant, bytesBefore: Int64
    ) throws -> Int64? {
        try tx.first(
            """
            SELECT sequence FROM audit_records
            WHERE chain_id = \(chain) AND sequence >= \(range.lowerBound) AND sequence <= \(range.upperBound)
                AND event_at >= \(time) AND bytes_before >= \(bytesBefore)
            ORDER BY sequence LIMIT 1
            """
        )?.value("sequence")
    }

    func deleteAll(of chain: String, before sequence: Int64) throws {
        try tx.execute("DELETE FROM audit_records WHERE chain_id = \(chain) AND sequence < \(sequence)")
    }
}

// MARK: - All chains, by time

/// The place of a record in the list of all chains.
package struct StoredPlace: Hashable, Codable, Sendable {
    var time: Instant
    var chain: String
    var sequence: Int64
}

extension AuditRecordTable {
    /// The latest records in a range of time, the latest first.
    ///
    /// - Parameter place: Only records before it.
    func latest(
        before place: StoredPlace?, from: Instant?, until: Instant?, limit: Int
    ) throws -> [(place: StoredPlace, line: [UInt8])] {
        let end = StoredPlace(time: until ?? Instant(microseconds: .max), chain: "", sequence: 0)
        let before = place.map { $0.time < end.time ? $0 : end } ?? end
        return try tx.fetch(
            """
            SELECT event_at, chain_id, sequence, line FROM audit_records
            WHERE event_at >= \(from ?? Instant(microseconds: .min))
                AND (event_at, chain_id, sequence) < (\(before.time), \(before.chain), \(before.sequence))
            ORDER BY event_at DESC, chain_id DESC, sequence DESC LIMIT \(limit)
            """
        ).map(Self.listed)
    }

    /// The earliest records in a range of time, the earliest first.
    ///
    /// - Parameter place: Only records after it.
    func earliest(
        after place: StoredPlace?, from: Instant?, until: Instant?, limit: Int
    ) throws -> [(place: StoredPlace, line: [UInt8])] {
        let start = StoredPlace(time: from ?? Instant(microseconds: .min), chain: "", sequence: 0)
        let after = place.map { start.time <= $0.time ? $0 : start } ?? start
        return try tx.fetch(
            """
            SELECT event_at, chain_id, sequence, line FROM audit_records
            WHERE event_at < \(until ?? Instant(microseconds: .max))
                AND (event_at, chain_id, sequence) > (\(after.time), \(after.chain), \(after.sequence))
            ORDER BY event_at, chain_id, sequence LIMIT \(limit)
            """
        ).map(Self.listed)
    }

    private static func listed(_ row: Row) throws -> (place: StoredPlace, line: [UInt8]) {
        let place = StoredPlace(
            time: try row.value("event_at"), chain: try row.value("chain_id"), sequence: try row.value("sequence"))
        return (place, try row.value("line"))
    }
}

extension StoredRecord {
    fileprivate init(_ row: Row) throws {
        self.init(
            sequence: try row.value("sequence"), time: try row.value("event_at"),
            bytesBefore: try row.value("bytes_before"), line: Data(try row.value("line", as: [UInt8].self)))
    }
}
