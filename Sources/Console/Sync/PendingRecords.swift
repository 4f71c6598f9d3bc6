import Kernel
import Wire
import WireRuntime

/// A change of a record of a dataset that is not stored yet.
struct PendingRecord: Sendable {
    let key: String
    /// The new value; nil if the record is removed.
    let value: String?
    /// The count of the record when it was edited; 0 for a new one. The update is refused if a device has changed the
    /// record since.
    let count: Int64

    /// The change in the list that the page's form has.
    var entry: JSON {
        var entry = JSONObject([.init("Key", .string(key)), .init("SyncCount", .integer(count))])
        entry["Value"] = value.map(JSON.string)
        return .object(entry)
    }

    /// The change in the input of `UpdateRecords`.
    var patch: JSON {
        var patch = JSONObject([
            .init("Op", .string(value == nil ? "remove" : "replace")), .init("Key", .string(key)),
            .init("SyncCount", .integer(count)),
        ])
        patch["Value"] = value.map(JSON.string)
        return .object(patch)
    }
}

/// The changes that a page keeps until they are synchronized. They are a field of its form; the server stores nothing.
struct PendingRecords: Sendable {
    private(set) var all: [PendingRecord] = []

    /// The most changes that a page keeps, and the most bytes of their list.
    private static let (maxCount, maxBytes) = (200, 400_000)

    init() {}

    /// The changes in a form.
    ///
    /// - Throws: `ServiceError` for a list that no page has made.
    init(_ text: String) throws {
        guard text.utf8.count <= Self.maxBytes, case .array(let entries)? = try? JSONReader.read(Array(text.utf8))
        else { throw Self.invalid }
        for entry in entries {
            guard let entry = entry.object, let key = entry["Key"]?.string,
                case .integer(let count)? = entry["SyncCount"]
            else { throw Self.invalid }
            try put(PendingRecord(key: key, value: entry["Value"]?.string, count: count))
        }
    }

    /// Adds a change, in place of an earlier one of the same record.
    mutating func put(_ record: PendingRecord) throws {
        all.removeAll { $0.key.hasSameBytes(as: record.key) }
        guard all.count < Self.maxCount else {
            throw ServiceError.invalidParameter("A page keeps \(Self.maxCount) changes; synchronize them first.")
        }
        all.append(record)
    }

    /// Drops the changes at the indices for which `isChosen` holds.
    mutating func discard(at isChosen: (Int) -> Bool) {
        all = all.enumerated().filter { !isChosen($0.offset) }.map(\.element)
    }

    private static let invalid = ServiceError.invalidParameter("The list of changes is not valid, or too long.")

    /// The list in the form, which `init(_:)` reads.
    var text: String { JSON.array(all.map(\.entry)).compact }
}
