import Foundation

/// The first or the last line of a snapshot.
struct SnapshotLine {
    /// The line without its end.
    let text: String

    /// The line with `value` as JSON.
    init(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        text = String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Reads a line.
    ///
    /// - Throws: `ConfigurationError`.
    static func value<Value: Decodable>(_ line: String, as _: Value.Type) throws(ConfigurationError) -> Value {
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(line.utf8)) else {
            throw ConfigurationError("the file is not a snapshot of a pool")
        }
        return value
    }
}

/// The last line of a snapshot.
struct SnapshotEnd: Codable {
    /// How many rows come before it.
    let rows: Int
}
