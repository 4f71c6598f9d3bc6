#if os(Linux)
    /// The types that keyrings use (D-Bus Specification 0.43, "Type System").
    indirect enum DBusType: Hashable, Sendable {
        case byte, boolean, uint32, string, objectPath, signature, variant
        case array(DBusType)
        case structure([DBusType])
        case entry(key: DBusType, value: DBusType)

        private static let plain: [UInt8: DBusType] = [
            UInt8(ascii: "y"): .byte, UInt8(ascii: "b"): .boolean, UInt8(ascii: "u"): .uint32,
            UInt8(ascii: "s"): .string, UInt8(ascii: "o"): .objectPath, UInt8(ascii: "g"): .signature,
            UInt8(ascii: "v"): .variant,
        ]

        /// Parses a signature.
        static func read(_ signature: String) throws -> [DBusType] {
            var rest = Array(signature.utf8)[...]
            var types: [DBusType] = []
            while !rest.isEmpty { types.append(try next(&rest, depth: 0)) }
            return types
        }

        private static func next(_ rest: inout ArraySlice<UInt8>, depth: Int) throws -> DBusType {
            guard depth < 32, let code = rest.popFirst() else { throw DBusError.malformed("a signature") }
            switch code {
            case UInt8(ascii: "a"): return .array(try next(&rest, depth: depth + 1))
            case UInt8(ascii: "("):
                let members = try members(&rest, until: UInt8(ascii: ")"), depth: depth)
                guard !members.isEmpty else { throw DBusError.malformed("a signature") }
                return .structure(members)
            case UInt8(ascii: "{"):
                let members = try members(&rest, until: UInt8(ascii: "}"), depth: depth)
                guard members.count == 2 else { throw DBusError.malformed("a signature") }
                return .entry(key: members[0], value: members[1])
            default:
                guard let type = plain[code] else { throw DBusError.malformed("a signature") }
                return type
            }
        }

        private static func members(
            _ rest: inout ArraySlice<UInt8>, until end: UInt8, depth: Int
        ) throws -> [DBusType] {
            var members: [DBusType] = []
            while rest.first != end { members.append(try next(&rest, depth: depth + 1)) }
            rest = rest.dropFirst()
            return members
        }

        /// The type's signature.
        var text: String {
            switch self {
            case .byte: "y"
            case .boolean: "b"
            case .uint32: "u"
            case .string: "s"
            case .objectPath: "o"
            case .signature: "g"
            case .variant: "v"
            case .array(let element): "a\(element.text)"
            case .structure(let members): "(\(members.map(\.text).joined()))"
            case .entry(let key, let value): "{\(key.text)\(value.text)}"
            }
        }

        /// Values begin at a multiple of this many bytes.
        var alignment: Int {
            switch self {
            case .byte, .signature, .variant: 1
            case .boolean, .uint32, .string, .objectPath, .array: 4
            case .structure, .entry: 8
            }
        }
    }
#endif
