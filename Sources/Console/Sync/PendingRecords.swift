import Kernel
import Wire
import WireRuntime

/// A record of a dataset that the page changes, and has not stored.
struct PendingRecord: Sendable {
    let key: String
    /// The new value; nil if the record is removed.
    let value: String?
    /// The count of the record when it was edited; 0 for a new one. A device that has changed it since is not
    /// overwritten.
    let count: Int64

    /// As an entry of the list in the page.
    var entry: JSON {
        var entry = JSONObject([.init("Key", .string(key)), .init("SyncCount", .integer(count))])
        entry["Value"] = value.map(JSON.string)
        return .object(entry)
    }

    /// As the operation takes it.
    var patch: JSON {
        var patch = JSONObject([
            .init("Op", .string(value == nil ? "remove" : "replace")), .init("Key", .string(key)),
            .init("SyncCount", .integer(count)),
        ])
        patch["Value"] = value.map(JSON.string)
        return .object(patch)
    }
}

/// The changes that a page keeps until they are synchronized. They travel in its form, so nothing else has them.
struct PendingRecords: Sendable {
    private(set) var all: [PendingRecord] = []

    /// The most that a page keeps, and the longest text of them.
    private static let (maximum, maxBytes) = (200, 400_000)

    init() {}

    /// The changes in a form.
    ///
    /// - Throws: `ServiceError` for a list that no page has made.
    init(_ text: String) throws {
        guard text.utf8.count <= Self.maxBytes, case .array(let entries)? = try? JSONReader.read(Array(text.utf8))
        else {
            throw ServiceError.invalidParameter("The list of changes is not valid, or too long.")
        }
        for entry in entries.compactMap(\.object) {
            guard let key = entry["Key"]?.string, case .integer(let count)? = entry["SyncCount"] else { continue }
            try put(PendingRecord(key: key, value: entry["Value"]?.string, count: count))
        }
    }

    /// Adds a change, in place of an earlier one of the same record.
    mutating func put(_ record: PendingRecord) throws {
        all.removeAll { $0.key.hasSameBytes(as: record.key) }
        guard all.count < Self.maximum else {
            throw ServiceError.invalidParameter("A page keeps \(Self.maximum) changes; synchronize them first.")
        }
        all.append(record)
    }

    /// Drops the changes at these places.
    mutating func discard(_ isChosen: (Int) -> Bool) {
        all = all.enumerated().filter { !isChosen($0.offset) }.map(\.element)
    }

    var text: String { JSON.array(all.map(\.entry)).compact }
}
