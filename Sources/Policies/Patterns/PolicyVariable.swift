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
    /// - Returns: The reference, and the place after it.
    /// - Throws: `PolicyRefusal` if it is malformed.
    static func read(_ text: [UInt8], from start: Int) throws(PolicyRefusal) -> (Reference, end: Int) {
        let inner = start + 2
        var place = inner
        while place < text.count, text[place] != UInt8(ascii: "}"), text[place] != UInt8(ascii: ",") { place += 1 }
        guard place < text.count, place > inner else { throw .legacyParsing("A variable is empty or not closed") }
        let name = text[inner..<place]
        if text[place] == UInt8(ascii: "}") {
            if name.count == 1, let byte = name.first, "*?$".utf8.contains(byte) {
                return (.character(byte), place + 1)
            }
            return (.variable(PolicyVariable(key: try key(name))), place + 1)
        }
        let (value, end) = try defaultValue(text, from: place + 1)
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
        var place = start
        while place < text.count, text[place] == UInt8(ascii: " ") { place += 1 }
        guard place < text.count, text[place] == UInt8(ascii: "'") else {
            throw .legacyParsing("The default of a variable has no quotes")
        }
        let first = place + 1
        place = first
        while place < text.count, text[place] != UInt8(ascii: "'") { place += 1 }
        guard place + 1 < text.count, text[place + 1] == UInt8(ascii: "}") else {
            throw .legacyParsing("The default of a variable is not closed")
        }
        return (Array(text[first..<place]), place + 2)
    }
}
