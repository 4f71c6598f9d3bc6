#if os(Linux)
    /// A value in a message.
    indirect enum DBusValue: Hashable, Sendable {
        case byte(UInt8)
        case boolean(Bool)
        case uint32(UInt32)
        case string(String)
        case objectPath(String)
        case signature(String)
        /// An array of bytes.
        case bytes([UInt8])
        case array(of: DBusType, [DBusValue])
        case structure([DBusValue])
        case entry(DBusValue, DBusValue)
        case variant(DBusValue)

        /// A map of texts, `a{ss}`.
        static func texts(_ texts: [String: String]) -> DBusValue {
            let entries = texts.sorted { $0.key < $1.key }.map { DBusValue.entry(.string($0.key), .string($0.value)) }
            return .array(of: .entry(key: .string, value: .string), entries)
        }

        /// A map of properties, `a{sv}`.
        static func properties(_ properties: [(String, DBusValue)]) -> DBusValue {
            let entries = properties.map { DBusValue.entry(.string($0.0), .variant($0.1)) }
            return .array(of: .entry(key: .string, value: .variant), entries)
        }

        var type: DBusType {
            switch self {
            case .byte: .byte
            case .boolean: .boolean
            case .uint32: .uint32
            case .string: .string
            case .objectPath: .objectPath
            case .signature: .signature
            case .bytes: .array(.byte)
            case .array(let element, _): .array(element)
            case .structure(let members): .structure(members.map(\.type))
            case .entry(let key, let value): .entry(key: key.type, value: value.type)
            case .variant: .variant
            }
        }

        /// The text of a string, a path or a signature.
        var text: String? {
            switch self {
            case .string(let text), .objectPath(let text), .signature(let text): text
            default: nil
            }
        }

        /// The path of an object; nil also for `/`, which means that there is none.
        var object: String? {
            if case .objectPath(let path) = self, path != "/" { path } else { nil }
        }

        /// The paths in an array of paths.
        var objects: [String]? {
            if case .array(of: .objectPath, let paths) = self { paths.compactMap(\.text) } else { nil }
        }
    }
#endif
