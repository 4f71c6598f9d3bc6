import Kernel
import WireRuntime

/// The line of a record: one JSON object without characters that end a line or control a terminal (ADM-12).
enum RecordLine {
    /// The line of `event` at `position`, without its end.
    static func of(_ event: AuditEvent, at position: ChainPosition) -> [UInt8] {
        var json = JSONWriter(capacity: 1024)
        json.beginObject()
        event.write(members: &json)
        position.write(member: &json)
        json.endObject()
        return escaped(json.bytes)
    }

    /// `line` with escapes for the control characters, the separators and the directional marks that JSON may have
    /// unescaped. They can only occur within strings.
    static func escaped(_ line: [UInt8]) -> [UInt8] {
        guard line.contains(where: { $0 >= 0x7F }) else { return line }
        var result: [UInt8] = []
        result.reserveCapacity(line.count + 64)
        for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
                let digits = String(scalar.value, radix: 16)
                result += Array("\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
            default: result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return result
    }
}

extension JSONObject {
    /// Reads the record in a line without its end; nil if it is not a record.
    init?(recordLine line: some Sequence<UInt8>) {
        guard let record = (try? JSONReader.read(Array(line), limits: .trusted))?.object else { return nil }
        self = record
    }

    /// The time of a record's event; nil if the record has none.
    var eventTime: Instant? { self["eventTime"]?.string.flatMap(Instant.init(timestamp:)) }
}
