import Kernel
import Wire
import WireRuntime

/// Reads the fields of a form as the input of an operation. An empty field is left out.
struct InputReader {
    let form: QueryParameters

    /// The most characters of an `Int64`.
    private static let maxDigits = 20

    /// The input that all fields together give.
    ///
    /// - Throws: `ServiceError` with the name of the field whose text is not a value of its kind.
    func input(of shape: StructureShape) throws -> JSONObject {
        var input = JSONObject()
        for field in InputField.fields(of: shape) {
            guard let text = form.anyText(field.path) else { continue }
            guard StreamSafeText.admits(text) else { throw Self.problem(field, that: "has too many combining marks") }
            Self.set(try Self.value(text, of: field), at: field.path.split(separator: ".").map(String.init), in: &input)
        }
        return input
    }

    /// The input that is written as JSON.
    ///
    /// - Throws: `ServiceError` if the text is not a JSON object.
    static func input(json text: String) throws -> JSONObject {
        guard let input = try json(text).object else {
            throw ServiceError.invalidParameter("The input is not a JSON object.")
        }
        return input
    }

    private static func set(_ value: JSON, at path: [String], in object: inout JSONObject) {
        guard let name = path.first else { return }
        guard path.count > 1 else { return object[name] = value }
        var inner = object[name]?.object ?? JSONObject()
        set(value, at: Array(path.dropFirst()), in: &inner)
        object[name] = .object(inner)
    }

    /// The value that a text stands for.
    ///
    /// - Throws: `ServiceError` if it is not a value of its kind.
    static func value(_ text: String, of field: InputField) throws -> JSON {
        switch field.shape.kind {
        case .string, .enumeration, .blob: return .string(unixLines(text))
        case .boolean: return .boolean(text.hasSameBytes(as: "true"))
        case .integer, .long:
            guard text.utf8.count <= maxDigits, let number = Int64(text) else {
                throw problem(field, that: "is not a whole number")
            }
            return .integer(number)
        case .timestamp:
            if text.utf8.count <= maxDigits, let seconds = Int64(text) { return .integer(seconds) }
            guard let instant = Instant(timestamp: text) else {
                throw problem(field, that: "is not a time, such as 2026-11-21T00:30:00Z")
            }
            return .integer(instant.seconds)
        case .list(let element) where element.isWrittenInLine: return .array(lines(text).map(JSON.string))
        case .map(let key, let value) where key.isWrittenInLine && value.isWrittenInLine:
            return .object(try entries(text, of: field))
        case .list, .map, .structure, .document:
            return try json(text)
        }
    }

    private static func json(_ text: String) throws -> JSON {
        do throws(JSONError) { return try JSONReader.read(Array(text.utf8)) } catch {
            throw ServiceError.invalidParameter("\(error.message).")
        }
    }

    /// The entries of a map, a line `key=value` for each.
    ///
    /// - Throws: `ServiceError` if a line has no `=`, or a key is there twice.
    static func entries(_ text: String, of field: InputField) throws -> JSONObject {
        var (entries, keys) = ([JSONObject.Member](), Set<ByteKey>())
        for line in lines(text) {
            guard let (key, value) = entry(line) else { throw problem(field, that: "has a line without '='") }
            guard keys.insert(ByteKey(key)).inserted else { throw problem(field, that: "has a key twice") }
            entries.append(.init(key, .string(value)))
        }
        return JSONObject(entries)
    }

    /// The parts of a line before and after its first `=`; nil if it has none.
    static func entry(_ line: String) -> (key: String, value: String)? {
        guard let cut = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        return (String(line[..<cut]), String(line[line.utf8.index(after: cut)...]))
    }

    /// The lines of a text, without empty ones.
    static func lines(_ text: String) -> [String] {
        unixLines(text).utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }

    /// A text with line feeds alone. Browsers send the ends of lines as two characters.
    static func unixLines(_ text: String) -> String {
        String(decoding: text.utf8.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }

    private static func problem(_ field: InputField, that what: String) -> ServiceError {
        .invalidParameter("\(field.path) \(what).")
    }
}
