import Kernel
import WireRuntime

/// One synchronisation of a dataset, for the stream of its pool (STR-REC-01).
struct StreamRecord: Sendable, Equatable {
    /// The operation on the dataset (STR-REC-05).
    enum Operation: String, Sendable {
        /// Records were changed.
        case replace
        /// The dataset was deleted.
        case remove
    }

    var place: DatasetPlace
    var operation: Operation
    var syncCount: Int64
    var modifiedAt: Instant
    /// The records as a JSON array.
    var contents: String
    /// Whether it is part of a bulk publish.
    var isBulk = false
    /// Orders the records of an identity.
    var sequence: Int64 = 0
    /// Until when it waits, and then until when its contents are kept.
    var expiresAt: Instant

    /// Seconds that a record waits for its stream.
    static let maxWait: Int64 = .days(2)
    /// The approximate bytes of a row beside the contents.
    private static let overhead = 512
    /// The most bytes of a record that includes its contents (STR-REC-15).
    static let maxBytes = 50 * 1024

    /// The record of a dataset and its written records.
    init(_ dataset: SyncDataset, records: [SyncRecord], operation: Operation = .replace, at now: Instant) {
        (place, self.operation) = (dataset.place, operation)
        (syncCount, modifiedAt) = (dataset.syncCount, dataset.modifiedAt)
        contents = Self.contents(of: records)
        expiresAt = now.advanced(seconds: Self.maxWait)
    }

    /// The approximate bytes that it takes in the store.
    var size: Int { contents.utf8.count + Self.overhead }

    /// Consumers use it to recognise a repeated record.
    var id: String { "\(place.identity)/\(sequence)" }

    /// The document for the stream, with its contents in it; nil if it would be too long.
    var inlineDocument: [UInt8]? {
        guard contents.utf8.count <= Self.maxBytes else { return nil }
        let document = document(member: #""kinesisSyncRecords":"# + contents, payload: "Inline")
        return document.count <= Self.maxBytes ? document : nil
    }

    /// The document for the stream, with the address of its contents.
    func document(contentsAt url: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(url)
        let member = #""kinesisSyncRecordsURL":"# + String(decoding: writer.bytes, as: UTF8.self)
        return document(member: member, payload: "S3Url")
    }

    private func document(member: String, payload: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.field("identityPoolId", place.pool.rawValue)
        writer.field("identityId", place.identity.rawValue)
        writer.field("dataSetName", place.name)
        writer.field("operation", operation.rawValue)
        writer.field("payloadType", payload)
        writer.field("lastModifiedDate", modifiedAt.milliseconds)
        writer.field("syncCount", syncCount)
        return writer.bytes + Array(",".utf8) + Array(member.utf8) + Array("}".utf8)
    }

    private static func contents(of records: [SyncRecord]) -> String {
        var writer = JSONWriter()
        writer.beginArray()
        for record in records {
            writer.beginObject()
            writer.field("key", record.key)
            writer.field("value", record.value)
            writer.field("syncCount", record.syncCount)
            writer.field("lastModifiedDate", record.modifiedAt.milliseconds)
            writer.field("deviceLastModifiedDate", record.deviceModifiedAt?.milliseconds)
            writer.field("op", (record.value == nil ? Operation.remove : .replace).rawValue)
            writer.endObject()
        }
        writer.endArray()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension Instant {
    /// Milliseconds since 1970 (STR-REC-09).
    fileprivate var milliseconds: Int64 { microseconds / 1000 }
}
