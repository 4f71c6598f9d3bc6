import Kernel
import WireRuntime

/// Removes secrets, contacts and bulk from the content of an audit record.
///
/// The model's shapes decide first: a value that is sensitive, or that the models' generator marks as not to be logged,
/// is hidden regardless of its name. The rest is searched for contacts.
struct Redaction {
    static let hidden = JSON.string("HIDDEN_DUE_TO_SECURITY_REASONS")
    static let omitted = JSON.string("OMITTED_DUE_TO_SIZE")
    /// The longest text that is shown: enough for a policy document, but not for an image or the template of an e-mail.
    private static let maxTextBytes = 8192
    /// The most items of a list or map.
    private static let maxItems = 100
    /// The number of bytes that may still be shown.
    private var left = 32_768

    /// The members of a structure, with CloudTrail's names, which begin with a lower-case letter.
    mutating func object(_ fields: JSONObject, of shape: StructureShape) -> JSON {
        var members: [JSONObject.Member] = []
        for member in shape.members {
            guard let value = fields[member.name], value != .null else { continue }
            members.append(.init(member.label, self.value(value, of: member.shape)))
        }
        return .object(JSONObject(members))
    }

    private mutating func value(_ json: JSON, of shape: Shape) -> JSON {
        guard !shape.isUnlogged else { return Self.hidden }
        switch (shape.kind, json) {
        case (.string, .string(let text)), (.enumeration, .string(let text)): return self.text(text)
        case (.boolean, .boolean), (.integer, .integer), (.long, .integer), (.timestamp, .integer),
            (.timestamp, .number):
            return json
        case (.list(let element), .array(let items)):
            guard !element.isUnlogged, items.count <= Self.maxItems else {
                return element.isUnlogged ? Self.hidden : Self.omitted
            }
            return .array(items.map { value($0, of: element) })
        case (.map(let key, let element), .object(let fields)):
            guard !key.isSensitive, fields.members.count <= Self.maxItems else {
                return key.isSensitive ? Self.hidden : Self.omitted
            }
            return map(fields, of: element)
        case (.structure(let shape), .object(let fields)): return object(fields, of: shape)
        case (.blob, _), (.document, _): return Self.omitted
        default: return Self.hidden
        }
    }

    private mutating func map(_ fields: JSONObject, of element: Shape) -> JSON {
        var members: [JSONObject.Member] = []
        for member in fields.members {
            let name = ContactMask.masked(member.name)
            guard take(name), !members.contains(where: { $0.name.hasSameBytes(as: name) }) else { continue }
            members.append(.init(name, value(member.value, of: element)))
        }
        return .object(JSONObject(members))
    }

    private mutating func text(_ text: String) -> JSON {
        guard text.utf8.count <= Self.maxTextBytes, take(text) else { return Self.omitted }
        return .string(ContactMask.masked(text))
    }

    /// Counts `text` among the bytes that are shown.
    ///
    /// - Returns: False if there are too many.
    private mutating func take(_ text: String) -> Bool {
        left -= text.utf8.count
        return left >= 0
    }
}

// MARK: - Without a model

extension Redaction {
    /// A value without a model: texts are shown only if they have the form of an id.
    mutating func unmodelled(_ json: JSON) -> JSON {
        switch json {
        case .null, .boolean, .integer, .number: return json
        case .string(let text): return Self.isID(text) && take(text) ? json : Self.hidden
        case .array(let items):
            guard items.count <= Self.maxItems else { return Self.omitted }
            return .array(items.map { unmodelled($0) })
        case .object(let fields):
            // The names are those of a command's members, unless they are keys of a map.
            let members = fields.members.filter { $0.name.utf8.allSatisfy(\.isASCIIAlphanumeric) && take($0.name) }
            return .object(JSONObject(members.map { .init($0.name, unmodelled($0.value)) }))
        }
    }

    /// Whether a text is the id of a user pool, of an identity pool or identity, of a user, or of an access key.
    private static func isID(_ text: String) -> Bool {
        guard text.utf8.count <= 80 else { return false }
        return isPoolID(text.utf8) || isUUID(text.utf8) || isKeyID(text.utf8)
    }

    /// Whether a text is `AKIA` and 16 letters and digits.
    private static func isKeyID(_ text: String.UTF8View) -> Bool {
        text.count == 20 && text.starts(with: "AKIA".utf8) && text.allSatisfy(\.isASCIIAlphanumeric)
    }

    /// Whether a text is a region with two hyphens and a digit, an underscore, and letters and digits.
    private static func isPoolID(_ text: String.UTF8View) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
        guard parts.count == 2, let digit = parts[0].last, digit.isASCIIDigit else { return false }
        let words = parts[0].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return words.count >= 3 && words.allSatisfy { $0.allSatisfy(\.isASCIIAlphanumeric) }
            && parts[1].allSatisfy(\.isASCIIAlphanumeric)
    }

    /// Whether a text is a UUID, or ends with one after a region and a colon.
    private static func isUUID(_ text: String.UTF8View) -> Bool {
        let id = text.suffix(36)
        let groups = id.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(\.count)
        let front = text.dropLast(36)
        return groups == [8, 4, 4, 4, 12] && id.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
            && (front.isEmpty || front.last == UInt8(ascii: ":") && front.count <= 32)
    }
}
