package import Foundation
package import Kernel
import WireRuntime

/// A row of the database with a record of a chain.
package struct StoredRecord: Hashable, Codable, Sendable {
    /// The record's number in its chain.
    package var sequence: Int64
    /// The event's time, by which records of all chains are listed.
    package var time: Instant
    /// The bytes of all lines before it in the chain, by which a chain's size is known.
    package var bytesBefore: Int64
    /// The line, without its end.
    package var line: Data

    /// The bytes of all lines of the chain up to this one.
    var bytesThrough: Int64 { bytesBefore &+ Int64(line.count) }

    /// The place of the record after this one; nil if the line is not a record of `chain` with this number.
    func next(in chain: String) -> ChainPosition? {
        guard let position = ChainPosition(line: ArraySlice(line)), position.sequence == sequence,
            position.chain.hasSameBytes(as: chain)
        else { return nil }
        return position.next(after: line)
    }
}

/// The records of a chain that one transaction adds.
struct StoredLines: Sendable {
    private(set) var records: [StoredRecord] = []
    /// The place of the record after them.
    private(set) var next: ChainPosition
    private(set) var bytes: Int64

    /// - Parameter bytes: Those of all lines before `next`.
    init(at next: ChainPosition, bytes: Int64) { (self.next, self.bytes) = (next, bytes) }

    mutating func append(_ event: AuditEvent) { append(RecordLine.of(event, at: next), at: event.time) }

    mutating func append(_ line: [UInt8], at time: Instant) {
        records.append(StoredRecord(sequence: next.sequence, time: time, bytesBefore: bytes, line: Data(line)))
        next = next.next(after: line)
        bytes += Int64(line.count)
    }
}
