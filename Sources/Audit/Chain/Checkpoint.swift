import Crypto
import Kernel
import WireRuntime

/// A record that signs all records before it in the chain.
struct Checkpoint: Hashable, Sendable {
    var position: ChainPosition
    /// The number of the oldest record that is kept: earlier ones were deleted for their age or for space.
    var oldest: Int64
    var time: Instant
    var eventID: String
    /// The id of the key that has signed.
    var keyID: String
    var signature: [UInt8]

    /// A checkpoint that `key` signs.
    init(at position: ChainPosition, oldest: Int64, time: Instant, eventID: String, key: AuditKey) throws {
        (self.position, self.oldest, self.time, self.eventID) = (position, oldest, time, eventID)
        (keyID, signature) = (key.id, [])
        signature = try key.sign(signed)
    }

    /// The signed text: every member, so that none can be changed.
    private var signed: [UInt8] {
        Array(
            """
            martlet audit checkpoint 1
            \(position.chain)
            \(position.sequence)
            \(position.previous)
            \(oldest)
            \(CivilTime(time).timestamp)
            \(eventID)
            """.utf8)
    }

    func isSigned(by key: AuditPublicKey) -> Bool { keyID == key.id && key.isValid(signature, of: signed) }
}

extension Checkpoint {
    static let eventName = "Checkpoint"

    /// Its line, without the line's end. It is the only spelling of a checkpoint that is accepted.
    var line: [UInt8] {
        var json = JSONWriter(capacity: 512)
        json.beginObject()
        json.field("eventVersion", AuditEvent.version)
        json.field("eventTime", CivilTime(time).timestamp)
        json.field("eventName", Self.eventName)
        json.field("eventID", eventID)
        json.field("eventType", AuditEvent.Kind.log.rawValue)
        json.name("checkpoint")
        json.beginObject()
        json.field("oldest", oldest)
        json.field("key", keyID)
        json.field("signature", Base64.encode(signature))
        json.endObject()
        position.write(member: &json)
        json.endObject()
        return json.bytes
    }

    /// Whether a record claims to be a checkpoint.
    static func isNamed(by record: JSONObject) -> Bool {
        record["eventType"]?.string == AuditEvent.Kind.log.rawValue && record["eventName"]?.string == eventName
    }

    /// Reads a record; nil if a member is missing.
    init?(_ record: JSONObject) {
        guard let position = ChainPosition(record), let fields = record["checkpoint"]?.object,
            case .integer(let oldest)? = fields["oldest"], let keyID = fields["key"]?.string,
            let signature = fields["signature"]?.string.flatMap(Base64.decode),
            let time = record.eventTime,
            let eventID = record["eventID"]?.string
        else { return nil }
        (self.position, self.oldest, self.time, self.eventID) = (position, oldest, time, eventID)
        (self.keyID, self.signature) = (keyID, signature)
    }
}
