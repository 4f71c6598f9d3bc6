/// Validates a document against the model.
///
/// A value of the wrong type fails at once with `SerializationException`; other violations are collected and reported
/// in Cognito's wording. Validation stops at the fiftieth violation, because each costs time. String lengths are
/// numbers of Unicode scalars, as in Smithy's `length` trait.
struct Validator {
    /// Validation stops after this many violations.
    private static let maxMessages = 50

    private(set) var messages: [String] = []
    private var path: [Step] = []
    private var isFull: Bool { messages.count >= Self.maxMessages }

    /// A part of the path to a value.
    private enum Step {
        case member(String)
        /// The position in a list, from 1, or the key in a map.
        case element(String)
    }

    mutating func check(_ document: JSONObject, against shape: StructureShape) throws(ServiceError) {
        for member in shape.members where !isFull {
            path.append(.member(member.label))
            switch document[member.name] ?? .null {
            case .null: if member.isRequired { report("null", violating: "Member must not be null") }
            case let json: try check(json, against: member.shape)
            }
            path.removeLast()
        }
    }

    private mutating func check(_ json: JSON, against shape: Shape) throws(ServiceError) {
        switch shape.kind {
        case .structure(let structure):
            guard case .object(let fields) = json else { throw .mismatch(json, wanted: "Object") }
            try check(fields, against: structure)
        case .list(let element): try checkList(json, against: shape, element: element)
        case .map(let key, let value): try checkMap(json, against: shape, key: key, value: value)
        default:
            let constraints = try shape.violations(of: json)
            guard !constraints.isEmpty else { return }
            let shown = Self.shown(json, as: shape)
            for constraint in constraints { report(shown, violating: constraint) }
        }
    }

    private mutating func checkList(_ json: JSON, against shape: Shape, element: Shape) throws(ServiceError) {
        guard case .array(let items) = json else { throw .mismatch(json, wanted: "List") }
        reportLength(items.count, of: json, as: shape)
        guard element.isSimple else {
            for (index, item) in items.enumerated() where !isFull {
                try checkElement(item, named: "\(index + 1)", against: element)
            }
            return
        }
        if try Self.violates(items, shape: element) {
            report(Self.shown(json, as: shape), violating: "Member must satisfy constraint: [\(element.constraints)]")
        }
    }

    private mutating func checkMap(_ json: JSON, against shape: Shape, key: Shape, value: Shape) throws(ServiceError) {
        guard case .object(let fields) = json else { throw .mismatch(json, wanted: "Map") }
        reportLength(fields.members.count, of: json, as: shape)
        if try Self.violates(fields.members.lazy.map { .string($0.name) }, shape: key) {
            report(Self.shown(json, as: shape), violating: "Map keys must satisfy constraint: [\(key.constraints)]")
        }
        guard value.isSimple else {
            for member in fields.members where !isFull {
                try checkElement(member.value, named: member.name, against: value)
            }
            return
        }
        if try Self.violates(fields.members.lazy.map(\.value), shape: value) {
            report(Self.shown(json, as: shape), violating: "Map value must satisfy constraint: [\(value.constraints)]")
        }
    }

    private mutating func checkElement(_ json: JSON, named name: String, against shape: Shape) throws(ServiceError) {
        path.append(.element(name))
        if json == .null {
            report("null", violating: "Member must not be null")
        } else {
            try check(json, against: shape)
        }
        path.removeLast()
    }

    /// Whether any of `values` violates `shape`.
    ///
    /// It checks the values after a violation too, because a wrong type takes precedence, until the maximum of
    /// violations is reached.
    private static func violates(_ values: some Sequence<JSON>, shape: Shape) throws(ServiceError) -> Bool {
        var count = 0
        for value in values where count < maxMessages {
            let isValid = if value == .null { false } else { try shape.violations(of: value).isEmpty }
            if !isValid { count += 1 }
        }
        return count > 0
    }
}

// MARK: - Wording

extension Validator {
    private mutating func reportLength(_ length: Int, of json: JSON, as shape: Shape) {
        for constraint in shape.lengthViolations(length) { report(Self.shown(json, as: shape), violating: constraint) }
    }

    private mutating func report(_ value: String, violating constraint: @autoclosure () -> String) {
        guard !isFull else { return }
        let value = value.isEmpty ? "" : " \(value)"
        messages.append("Value\(value) at '\(memberPath)' failed to satisfy constraint: \(constraint())")
    }

    /// `userAttributes.1.member.name`
    private var memberPath: String {
        path.map { step in
            switch step {
            case .member(let name): name
            case .element(let name): "\(JSON.shortened(name)).member"
            }
        }.joined(separator: ".")
    }

    /// The value in quotes, or an empty string if it must not be shown.
    private static func shown(_ json: JSON, as shape: Shape) -> String {
        guard !shape.hidesValues else { return "" }
        switch shape.kind {
        case .integer, .long: return "'\(json.whole.map { String($0) } ?? json.plainText)'"
        default: return "'\(JSON.shortened(json.plainText))'"
        }
    }
}

extension StructureShape {
    /// Validates `document`.
    ///
    /// - Throws: `ServiceError`: `.serialization` if a value has the wrong type, otherwise the service's code for
    ///   violations with all of them in one message.
    public func validate(_ document: JSONObject, for service: ServiceName) throws(ServiceError) {
        var validator = Validator()
        try validator.check(document, against: self)
        let count = validator.messages.count
        guard count > 0 else { return }
        let errors = count == 1 ? "1 validation error" : "\(count) validation errors"
        throw ServiceError(
            service.validationCode, "\(errors) detected: \(validator.messages.joined(separator: "; "))")
    }
}

extension JSON {
    /// The value as Java's `toString` prints it, which is what Cognito shows.
    package var plainText: String {
        switch self {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .string(let value): value
        case .array(let values): "[\(values.prefix(64).map(\.plainText).joined(separator: ", "))]"
        case .object(let object):
            "{\(object.members.prefix(64).map { "\($0.name)=\($0.value.plainText)" }.joined(separator: ", "))}"
        }
    }

    /// The first 256 characters of untrusted `text`.
    static func shortened(_ text: String) -> String {
        text.utf8.count <= 256 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(256))) + "…"
    }
}
