import Foundation
import Storage

/// Structures stored as JSON text.
package enum StoredJSON {
    /// The JSON of `value`, with sorted keys.
    package static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Decodes `text`.
    ///
    /// - Throws: `StorageError.unexpected` if this program did not write it.
    package static func value<Value: Decodable>(_ text: String, as _: Value.Type = Value.self) throws -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            throw StorageError.unexpected("stored settings cannot be read: \(error)")
        }
    }
}
