import Kernel

/// `${aws:username}` or `${aws:username, 'anonymous'}`.
struct PolicyVariable: Sendable {
    /// The context key whose value is put in.
    var key: ContextKey
    /// The default if the request has no such key.
    var defaultValue: [UInt8]?

    /// The text between `${` and `}`.
    enum Reference {
        /// `${*}`, `${?}` or `${$}`: the character itself.
        case character(UInt8)
        case variable(PolicyVariable)
    }

    /// Longer values are not inserted, because the cost of a pattern depends on its length. No ARN is longer.
    private static let maxValueLength = 2048

    /// The value, or nil if there is none. A key with several values is not a variable.
    ///
    /// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-single-vs-multi-valued-context-keys.html
    func value(in context: ConditionContext) -> [UInt8]? {
        guard let values = context[key], values.count == 1 else { return defaultValue }
        return values[0].count <= Self.maxValueLength ? values[0] : nil
    }

    /// Reads the reference whose `$` is at `start`.
    ///
    /// - Returns: The reference, and the index after it.
    /// - Throws: `PolicyRefusal` if it is malformed.
    static func read(_ text: [UInt8], from start: Int) throws(PolicyRefusal) -> (Reference, end: Int) {
        let inner = start + 2
        var index = inner
        while index < text.count, text[index] != UInt8(ascii: "}"), text[index] != UInt8(ascii: ",") { index += 1 }
        guard index < text.count, index > inner else { throw .legacyParsing("A variable is empty or not closed") }
        let name = text[inner..<index]
        if text[index] == UInt8(ascii: "}") {
            if name.count == 1, let byte = name.first, "*?$".utf8.contains(byte) {
                return (.character(byte), index + 1)
            }
            return (.variable(PolicyVariable(key: try key(name))), index + 1)
        }
        let (value, end) = try defaultValue(text, from: index + 1)
        return (.variable(PolicyVariable(key: try key(name), defaultValue: value)), end)
    }

    private static func key(_ name: ArraySlice<UInt8>) throws(PolicyRefusal) -> ContextKey {
        guard name.allSatisfy({ !"*?${' ".utf8.contains($0) }) else {
            throw .legacyParsing("The name of a variable has a character that is not allowed")
        }
        return ContextKey(String(decoding: name, as: UTF8.self))
    }

    /// Reads `'text'}` after the comma and spaces.
    private static func defaultValue(
        _ text: [UInt8], from start: Int
    ) throws(PolicyRefusal) -> (value: [UInt8], end: Int) {
        var index = start
        while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
        guard index < text.count, text[index] == UInt8(ascii: "'") else {
            throw .legacyParsing("The default of a variable has no quotes")
        }
        let first = index + 1
        index = first
        while index < text.count, text[index] != UInt8(ascii: "'") { index += 1 }
        guard index + 1 < text.count, text[index + 1] == UInt8(ascii: "}") else {
            throw .legacyParsing("The default of a variable is not closed")
        }
        return (Array(text[first..<index]), index + 2)
    }
}
