import Foundation
import Storage

/// Settings as they stand in a text column.
enum StoredJSON {
    /// The text of `value`, its members in a fixed order.
    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The value that `text` holds.
    ///
    /// Throws `StorageError.unexpected` where this program did not write it.
    static func value<Value: Decodable>(_ text: String, as _: Value.Type = Value.self) throws -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            throw StorageError.unexpected("stored settings cannot be read: \(error)")
        }
    }
}
