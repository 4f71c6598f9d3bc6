package import WireRuntime

/// The input or output of a call, as its audit record may show it: without secrets and contacts.
package enum LoggedFields: Sendable {
    /// Members that a model describes.
    case read(JSONObject, StructureShape)
    /// Encoded members that a model describes.
    case written([UInt8], StructureShape)
    /// An encoded object without a model: only its booleans, numbers and ids are shown.
    case unmodelled([UInt8])

    /// The shown part; nil if there is none.
    package var shown: JSON? {
        var redaction = Redaction()
        switch self {
        case .read(let fields, let shape): return redaction.object(fields, of: shape)
        case .written(let bytes, let shape): return Self.object(bytes).map { redaction.object($0, of: shape) }
        case .unmodelled(let bytes): return Self.object(bytes).map { redaction.unmodelled(.object($0)) }
        }
    }

    /// About how many bytes it occupies until it is shown.
    package var weight: Int {
        switch self {
        case .read(let fields, _): fields.members.reduce(0) { $0 + $1.value.weight }
        case .written(let bytes, _), .unmodelled(let bytes): bytes.count
        }
    }

    private static func object(_ bytes: [UInt8]) -> JSONObject? {
        bytes.isEmpty ? nil : (try? JSONReader.read(bytes, limits: .trusted))?.object
    }
}

extension JSON {
    /// About how many bytes the value occupies.
    fileprivate var weight: Int {
        switch self {
        case .null, .boolean, .integer, .number: 16
        case .string(let text): 16 + text.utf8.count
        case .array(let items): items.reduce(16) { $0 + $1.weight }
        case .object(let object): object.members.reduce(16) { $0 + $1.name.utf8.count + $1.value.weight }
        }
    }
}
