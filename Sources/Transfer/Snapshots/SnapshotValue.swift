import Kernel
import Storage

/// A value of a row as JSON: null, a number, a text, bytes as `{"b": Base64}`, or what a sealed column holds as
/// `{"s": Base64}`, opened.
package enum SnapshotValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
    case secret([UInt8])

    init(_ stored: SQLValue) {
        self =
            switch stored {
            case .null: .null
            case .integer(let number): .integer(number)
            case .text(let text): .text(text)
            case .bytes(let bytes): .bytes(bytes)
            }
    }

    /// The value as it is stored; nil for a secret, which is sealed first.
    var stored: SQLValue? {
        switch self {
        case .null: .null
        case .integer(let number): .integer(number)
        case .text(let text): .text(text)
        case .bytes(let bytes): .bytes(bytes)
        case .secret: nil
        }
    }
}

extension SnapshotValue: Codable {
    /// Reads a value in exactly its form.
    ///
    /// - Throws: `DecodingError`.
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Int64.self) {
            self = .integer(number)
        } else {
            let object = try value.decode([String: String].self)
            guard object.count == 1, let (name, text) = object.first, let bytes = Base64.decode(text) else {
                throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a value of a snapshot")
            }
            switch name {
            case "b": self = .bytes(bytes)
            case "s": self = .secret(bytes)
            default: throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a value of a snapshot")
            }
        }
    }

    /// Writes the value.
    ///
    /// - Throws: Only if the encoder does.
    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .integer(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .bytes(let bytes): try value.encode(["b": Base64.encode(bytes)])
        case .secret(let bytes): try value.encode(["s": Base64.encode(bytes)])
        }
    }
}
