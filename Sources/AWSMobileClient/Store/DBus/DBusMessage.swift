#if os(Linux)
    /// A message: header fields and values (D-Bus Specification, "Message Format").
    struct DBusMessage: Hashable, Sendable {
        enum Kind: UInt8 { case call = 1, reply, error, signal }

        enum Field: UInt8 {
            case path = 1, interface, member, errorName, replySerial, destination, sender, signature
        }

        /// Nil if the message has another kind.
        var kind: Kind?
        var serial: UInt32
        private(set) var fields: [Field: DBusValue]
        private let content: [UInt8]
        private let isBigEndian: Bool

        /// The bytes at the beginning of each message that name its lengths.
        static let fixedLength = 16
        /// Limits in bytes. A secret takes a few thousand.
        static let maxLengths = (fields: 65_536, content: 1_048_576)
        private static let fieldsType = DBusType.array(.structure([.byte, .variant]))

        init(_ kind: Kind, serial: UInt32, fields: [Field: DBusValue], values: [DBusValue] = []) {
            self.kind = kind
            self.serial = serial
            self.fields = fields
            if !values.isEmpty { self.fields[.signature] = .signature(values.map(\.type.text).joined()) }
            content = DBusWriter.bytes(of: values)
            isBigEndian = false
        }

        func text(_ field: Field) -> String? { fields[field]?.text }

        /// Decodes the values.
        func values() throws -> [DBusValue] {
            try DBusReader.values(
                DBusType.read(text(.signature) ?? ""), in: content, isBigEndian: isBigEndian)
        }

        /// The encoded message.
        var bytes: [UInt8] {
            var writer = DBusWriter()
            for byte in [UInt8(ascii: "l"), kind?.rawValue ?? 0, 0, 1] { writer.write(.byte(byte)) }
            writer.write(.uint32(UInt32(clamping: content.count)))
            writer.write(.uint32(serial))
            let list = fields.sorted { $0.key.rawValue < $1.key.rawValue }
            writer.write(
                .array(
                    of: .structure([.byte, .variant]),
                    list.map { .structure([.byte($0.key.rawValue), .variant($0.value)]) }))
            writer.align(to: 8)
            return writer.bytes + content
        }
    }

    extension DBusMessage {
        /// The length in bytes of the message that begins with these bytes, at least `fixedLength`.
        static func length(_ beginning: [UInt8]) throws -> Int {
            let (content, fields, _) = try lengths(beginning)
            return fixedLength + (fields + 7) / 8 * 8 + content
        }

        private static func lengths(_ bytes: [UInt8]) throws -> (content: Int, fields: Int, isBigEndian: Bool) {
            guard bytes.count >= fixedLength, bytes[3] == 1,
                [UInt8(ascii: "l"), UInt8(ascii: "B")].contains(bytes[0])
            else { throw DBusError.malformed("a header") }
            let isBigEndian = bytes[0] == UInt8(ascii: "B")
            var reader = DBusReader(bytes, from: 4, isBigEndian: isBigEndian)
            let (content, _, fields) = try (Int(reader.number()), reader.number(), Int(reader.number()))
            guard content <= maxLengths.content, fields <= maxLengths.fields else {
                throw DBusError.malformed("a message that is too long")
            }
            return (content, fields, isBigEndian)
        }

        /// Decodes the message that fills `bytes`.
        init(_ bytes: [UInt8]) throws {
            (_, _, isBigEndian) = try Self.lengths(bytes)
            guard bytes.count == (try Self.length(bytes)) else { throw DBusError.malformed("a length") }
            kind = Kind(rawValue: bytes[1])
            var reader = DBusReader(bytes, from: 8, isBigEndian: isBigEndian)
            serial = try reader.number()
            fields = [:]
            guard case .array(_, let list) = try reader.read(Self.fieldsType) else {
                throw DBusError.malformed("fields")
            }
            for case .structure(let pair) in list {
                // Fields of later versions are ignored.
                guard pair.count == 2, case .byte(let code) = pair[0], case .variant(let value) = pair[1],
                    let field = Field(rawValue: code)
                else { continue }
                fields[field] = value
            }
            try reader.align(to: 8)
            content = Array(bytes[reader.position...])
        }
    }
#endif
