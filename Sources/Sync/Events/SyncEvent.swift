import Kernel
import Triggers
import WireRuntime

/// A function's decision about an update.
struct SyncDecision: Sendable {
    /// The changes to write.
    var changes: [RecordChange] = []
    /// The caller's changes that are not written at all.
    var vetoed: [RecordChange] = []
}

/// The event of the sync trigger, and the reading of the function's response, which has the same members (EVT-OUT-01).
struct SyncEvent {
    private let frame: JSONObject
    private let records: [ByteKey: SyncRecord]
    private let changes: [RecordChange]
    private let all: [SyncRecord]

    /// - Parameter records: All records of the dataset (EVT-OUT-02).
    init(_ changes: [RecordChange], on records: [SyncRecord], of place: DatasetPlace) {
        frame = JSONObject([
            .init("version", .integer(2)), .init("eventType", .string("SyncTrigger")),
            .init("region", .string(place.pool.region)), .init("identityPoolId", .string(place.pool.rawValue)),
            .init("identityId", .string(place.identity.rawValue)), .init("datasetName", .string(place.name)),
        ])
        self.records = Dictionary(records.map { (ByteKey($0.key), $0) }) { first, _ in first }
        (self.changes, all) = (changes, records)
    }

    /// The event as JSON.
    var bytes: [UInt8] {
        let changed = Set(changes.map { ByteKey($0.key) })
        let untouched = all.filter { !changed.contains(ByteKey($0.key)) }
        let members =
            changes.map { Self.member($0.key, old: records[ByteKey($0.key)]?.value, new: $0.value) }
            + untouched.map { Self.member($0.key, old: $0.value, new: $0.value) }
        var writer = JSONWriter()
        writer.write(.object(JSONObject(frame.members + [.init("datasetRecords", .object(JSONObject(members)))])))
        return writer.bytes
    }

    /// One record: its stored value, its new one, and the operation (EVT-IN-08).
    private static func member(_ key: String, old: String?, new: String?) -> JSONObject.Member {
        let fields = JSONObject([
            .init("oldValue", old.map { .string($0) } ?? .null), .init("newValue", new.map { .string($0) } ?? .null),
            .init("op", .string(new == nil ? "remove" : "replace")),
        ])
        return .init(key, .object(fields))
    }

    /// The function's decision.
    ///
    /// - Throws: `TriggerError.badResponse` if it does not match the documentation.
    func decision(in response: [UInt8]) throws(TriggerError) -> SyncDecision {
        let values = try values(in: response)
        var decision = SyncDecision()
        for change in changes {
            switch values[ByteKey(change.key)] {
            // A record that the function leaves out stays as it is stored (EVT-OUT-09).
            case nil: decision.vetoed.append(change)
            case .some(let value):
                let stored = records[ByteKey(change.key)]?.value
                // A removal is written even if the record was never stored, so that the device learns of it.
                if value != nil, Self.equal(value, stored), !Self.equal(value, change.value) {
                    decision.vetoed.append(change)
                } else {
                    decision.changes.append(Self.change(change, to: value))
                }
            }
        }
        let decided = Set(changes.map { ByteKey($0.key) })
        let others = values.filter { !decided.contains($0.key) && !Self.equal($0.value, records[$0.key]?.value) }
        decision.changes += others.map { key, value in RecordChange(key.text, value: value, syncCount: 0) }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return decision
    }

    private static func change(_ change: RecordChange, to value: String?) -> RecordChange {
        RecordChange(change.key, value: value, syncCount: change.syncCount, deviceModifiedAt: change.deviceModifiedAt)
    }

    private static func equal(_ one: String?, _ other: String?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.hasSameBytes(as: other)
    }

    /// Allows for a value as large as the largest dataset, with every byte escaped.
    private static let limits = JSONReader.Limits(length: 100 << 20, name: 4096)

    /// The values in a response by their keys; nil for each record that it removes.
    private func values(in response: [UInt8]) throws(TriggerError) -> [ByteKey: String?] {
        let object: JSONObject?
        do throws(JSONError) { object = try JSONReader.read(response, limits: Self.limits).object } catch {
            throw .badResponse("it is not JSON: \(error.message)")
        }
        guard let object, object.members.count == frame.members.count + 1 else {
            throw .badResponse("its members are not those of the event.")
        }
        for member in frame.members where object[member.name] != member.value {
            throw .badResponse("\(member.name) was changed.")
        }
        guard let records = object["datasetRecords"]?.object else {
            throw .badResponse("datasetRecords is not an object.")
        }
        var values: [ByteKey: String?] = [:]
        for member in records.members {
            guard (1...1024).contains(member.name.unicodeScalars.count) else {
                throw .badResponse("a key is empty or longer than 1024 characters.")
            }
            values.updateValue(try Self.value(of: member), forKey: ByteKey(member.name))
        }
        return values
    }

    private static func value(of member: JSONObject.Member) throws(TriggerError) -> String? {
        guard let record = member.value.object else { throw .badResponse("a record is not an object.") }
        switch (record["op"]?.string, record["newValue"]) {
        case ("remove", _), ("replace", .null?): return nil
        case ("replace", .string(let value)?) where value.unicodeScalars.count <= 1_048_575: return value
        default: throw .badResponse("a record has neither an op remove nor an op replace with a text.")
        }
    }
}
