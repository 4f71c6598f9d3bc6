import Kernel
import WireRuntime

/// The members of an object in a line, each of a known name and kind.
struct LineMembers {
    private let object: JSONObject
    /// The prefix of the names of members in messages: the object's name and a dot; empty for the line itself.
    private let prefix: String

    /// - Parameter names: The members that it may have.
    init(_ json: JSON, named name: String? = nil, names: [String]) throws(UserLineError) {
        guard case .object(let object) = json else { throw .wrongKind(name ?? "The line", expected: "an object") }
        (self.object, prefix) = (object, name.map { $0 + "." } ?? "")
        let other = object.members.first { member in !names.contains { $0.hasSameBytes(as: member.name) } }
        if let other { throw .unknown(prefix + String(other.name.unicodeScalars.prefix(40))) }
    }

    /// A member; nil if it is missing or null.
    func json(_ name: String) -> JSON? { object[name].flatMap { $0 == .null ? nil : $0 } }

    func text(_ name: String) throws(UserLineError) -> String? {
        guard let json = json(name) else { return nil }
        guard case .string(let text) = json else { throw .wrongKind(prefix + name, expected: "a string") }
        return text
    }

    func requiredText(_ name: String) throws(UserLineError) -> String {
        guard let text = try text(name) else { throw .missing(prefix + name) }
        return text
    }

    func number(_ name: String) throws(UserLineError) -> Int64 {
        guard let json = json(name) else { throw .missing(prefix + name) }
        guard case .integer(let number) = json else { throw .wrongKind(prefix + name, expected: "a whole number") }
        return number
    }

    func flag(_ name: String) throws(UserLineError) -> Bool? {
        guard let json = json(name) else { return nil }
        guard case .boolean(let flag) = json else { throw .wrongKind(prefix + name, expected: "true or false") }
        return flag
    }

    func time(_ name: String) throws(UserLineError) -> Instant? {
        guard let text = try text(name) else { return nil }
        guard let time = LineTime.read(text) else {
            throw .wrongKind(prefix + name, expected: "a time such as 2026-01-31T12:00:00Z")
        }
        return time
    }

    /// The bytes of a text in Base64.
    func bytes(_ name: String) throws(UserLineError) -> [UInt8]? {
        guard let text = try text(name) else { return nil }
        guard let bytes = Base64.decode(text) else { throw .wrongKind(prefix + name, expected: "Base64") }
        return bytes
    }

    /// The elements of an array, at most `limit`.
    func array(_ name: String, limit: Int) throws(UserLineError) -> [JSON] {
        guard let json = json(name) else { return [] }
        guard case .array(let elements) = json else { throw .wrongKind(prefix + name, expected: "an array") }
        guard elements.count <= limit else { throw .invalid(prefix + name, "It has more than \(limit) elements") }
        return elements
    }

    func texts(_ name: String, limit: Int) throws(UserLineError) -> [String] {
        let texts = try array(name, limit: limit).map(\.string)
        let found = texts.compactMap(\.self)
        guard found.count == texts.count else { throw .wrongKind(prefix + name, expected: "an array of strings") }
        return found
    }
}
