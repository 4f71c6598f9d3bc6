import Foundation
import Kernel
import WireRuntime

/// Where a chain ends: its last whole record, and any fragment that a killed process has left.
struct ChainEnd: Sendable {
    /// The position of the next record.
    var next: ChainPosition
    /// When the last record was written.
    var time: Instant
    /// The hash of the last record.
    var hash: String { next.previous }
    /// The last file.
    var file: ChainFolder.File
    /// The bytes after the last whole record in the last file.
    var torn: TornRecord?
    /// The number of the oldest record that is kept.
    var oldest: Int64

    /// Reads the end of the chain in `folder`; nil if no record is whole, or the last one is not of this chain.
    init?(of folder: ChainFolder) {
        let files = folder.files
        guard let last = files.last else { return nil }
        file = last
        torn = AuditLines(last.path).flatMap { $0.torn.isEmpty ? nil : TornRecord($0.torn) }
        guard let line = files.reversed().lazy.compactMap({ AuditLines($0.path)?.last }).first,
            let record = JSONObject(recordLine: line), let position = ChainPosition(record),
            position.chain.hasSameBytes(as: folder.chain),
            let first = files.lazy.compactMap({ AuditLines($0.path)?.first }).first,
            let oldest = ChainPosition(line: first)?.sequence,
            let time = record.eventTime
        else { return nil }
        self.time = time
        next = position.next(after: line)
        self.oldest = oldest
    }
}

/// The front of a record that was not written to its end, as the record after it describes it.
struct TornRecord: Hashable, Sendable {
    var bytes: Int
    var hash: String

    init(_ rest: ArraySlice<UInt8>) { (bytes, hash) = (rest.count, RecordHash.of(rest)) }

    /// Reads the end of the previous file from a record; nil if the record does not contain it.
    init?(_ record: JSONObject) {
        guard let fields = record["requestParameters"]?.object?["torn"]?.object,
            case .integer(let bytes)? = fields["bytes"], let hash = fields["sha256"]?.string
        else { return nil }
        (self.bytes, self.hash) = (Int(bytes), hash)
    }

    var json: JSON {
        .object(JSONObject([.init("bytes", .integer(Int64(bytes))), .init("sha256", .string(hash))]))
    }
}

extension ChainPosition {
    /// Reads the position of a line's record; nil if the line is not a record.
    init?(line: ArraySlice<UInt8>) {
        guard let record = JSONObject(recordLine: line) else { return nil }
        self.init(record)
    }
}
