import Kernel

extension Shape {
    /// Whether the value has no parts with limits of their own.
    var isSimple: Bool {
        switch kind {
        case .list, .map, .structure: false
        default: true
        }
    }

    /// Whether messages must not repeat the value or a part of it.
    var hidesValues: Bool {
        if isSensitive { return true }
        return switch kind {
        case .list(let element): element.hidesValues
        case .map(_, let value): value.hidesValues
        case .structure: true
        default: false
        }
    }

    /// The violations of a simple value.
    ///
    /// - Throws: `ServiceError` with `.serialization` if its type is wrong.
    func violations(of json: JSON) throws(ServiceError) -> [String] {
        switch kind {
        case .string: return textViolations(try text(json))
        case .enumeration(let values): return values.contains(bytesOf: try text(json)) ? [] : [values.constraint]
        case .boolean: guard case .boolean = json else { throw .mismatch(json, wanted: "Boolean") }
        case .integer:
            guard let value = json.whole.flatMap(Int32.init(exactly:)) else { throw .mismatch(json, wanted: "Integer") }
            return valueViolations(Int64(value))
        case .long:
            guard let value = json.whole else { throw .mismatch(json, wanted: "Long") }
            return valueViolations(value)
        case .timestamp: guard json.instant != nil else { throw .mismatch(json, wanted: "Timestamp") }
        case .blob:
            guard let bytes = json.string.flatMap(Base64.decode) else { throw .mismatch(json, wanted: "Blob") }
            return lengthViolations(bytes.count)
        case .document, .list, .map, .structure: return []
        }
        return []
    }

    private func text(_ json: JSON) throws(ServiceError) -> String {
        guard case .string(let text) = json else { throw .mismatch(json, wanted: "String") }
        return text
    }

    private func textViolations(_ text: String) -> [String] {
        var violations: [String] = []
        if minimum != nil || maximum != nil { violations = lengthViolations(scalars: text) }
        if let pattern, !pattern.matches(text) { violations.append(pattern.constraint) }
        return violations
    }

    /// Counts scalars only if the number of bytes does not decide.
    private func lengthViolations(scalars text: String) -> [String] {
        let bytes = text.utf8.count
        if bytes <= maximum ?? .max, bytes / 4 >= minimum ?? 0 { return [] }
        return lengthViolations(text.unicodeScalars.count)
    }

    func lengthViolations(_ length: Int) -> [String] {
        var violations: [String] = []
        if let minimum, length < minimum { violations.append(Self.length("greater", limit: minimum)) }
        if let maximum, length > maximum { violations.append(Self.length("less", limit: maximum)) }
        return violations
    }

    private func valueViolations(_ value: Int64) -> [String] {
        var violations: [String] = []
        if let minimum, value < Int64(minimum) { violations.append(Self.value("greater", limit: minimum)) }
        if let maximum, value > Int64(maximum) { violations.append(Self.value("less", limit: maximum)) }
        return violations
    }

    private static func length(_ relation: String, limit: Int) -> String {
        "Member must have length \(relation) than or equal to \(limit)"
    }

    private static func value(_ relation: String, limit: Int) -> String {
        "Member must have value \(relation) than or equal to \(limit)"
    }

    /// Every limit of a simple shape, as messages about lists and maps list them.
    var constraints: String {
        let describe: (String, Int) -> String = if case .string = kind { Self.length } else { Self.value }
        var all: [String] = []
        if let maximum { all.append(describe("less", maximum)) }
        if let minimum { all.append(describe("greater", minimum)) }
        if let pattern { all.append(pattern.constraint) }
        if case .enumeration(let values) = kind { all.append(values.constraint) }
        return all.isEmpty ? "Member must not be null" : all.joined(separator: ", ")
    }
}

extension Pattern {
    var constraint: String { "Member must satisfy regular expression pattern: \(source)" }
}

extension [String] {
    /// How messages list the values of an enumeration.
    fileprivate var constraint: String {
        "Member must satisfy enum value set: [\(HashOrder.ofEnumeration(self).joined(separator: ", "))]"
    }

    /// Whether one of the values, which are ASCII, has exactly these bytes. `==` would treat a Kelvin sign as a K.
    fileprivate func contains(bytesOf text: String) -> Bool {
        contains { $0.hasSameBytes(as: text) }
    }
}

extension ServiceName {
    /// The service's error code for violations.
    var validationCode: ErrorCode {
        switch self {
        case .userPools, .sync: .invalidParameter
        case .identityPools, .securityTokens, .iam: .validation
        }
    }
}
