import Kernel

/// The values of a condition, read as its operator compares them.
enum ConditionValues: Sendable {
    case patterns([ValuePattern], isARN: Bool, ignoresCase: Bool)
    case numbers([NumericValue], ConditionOperator.Order)
    case dates([Instant], ConditionOperator.Order)
    case binaries([[UInt8]])
    case ranges([AddressRange])
    /// Whether the key must be missing.
    case presence([Bool])

    /// Whether one of them matches a request's value.
    ///
    /// - Returns: Nil if it cannot be decided: the operator cannot read the value, or none matches and a variable has
    ///   no value.
    func match(_ value: [UInt8], in context: ConditionContext) -> Bool? {
        switch self {
        case .patterns(let patterns, let isARN, let ignoresCase):
            if isARN, !Self.isARN(value) { return nil }
            return Self.match(ignoresCase ? CaseFolding.folded(value) : value, patterns: patterns, in: context)
        case .numbers(let numbers, let order):
            return NumericValue(value).map { number in numbers.contains { order.holds(number, within: $0) } }
        case .dates(let dates, let order):
            return ConditionDate.read(value).map { date in dates.contains { order.holds(date, within: $0) } }
        case .binaries(let binaries):
            return Base64.decode(String(decoding: value, as: UTF8.self)).map(binaries.contains)
        case .ranges(let ranges):
            return AddressValue(value[...]).map { address in ranges.contains { $0.contains(address) } }
        case .presence: return nil
        }
    }

    private static func match(_ value: [UInt8], patterns: [ValuePattern], in context: ConditionContext) -> Bool? {
        var result: Bool? = false
        for pattern in patterns {
            switch pattern.matches(value, in: context) {
            case true: return true
            case false: break
            case nil: result = nil
            }
        }
        return result
    }

    private static func isARN(_ value: [UInt8]) -> Bool {
        value.starts(with: "arn:".utf8) && value.count { $0 == WildcardToken.colon } >= 5
    }
}
