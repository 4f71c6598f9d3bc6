import Kernel

/// An operator of a condition, such as `ForAnyValue:StringNotLikeIfExists`.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html
struct ConditionOperator: Sendable {
    /// The type of the compared values, and the comparison.
    enum Comparison: Sendable {
        case text, textIgnoringCase, wildcards, arn, boolean, binary, address, presence
        case number(Order)
        case date(Order)
    }

    /// The order of the request's value and the policy's.
    enum Order: Sendable {
        case equal, less, lessOrEqual, greater, greaterOrEqual

        func holds<Value: Comparable>(_ value: Value, within limit: Value) -> Bool {
            switch self {
            case .equal: value == limit
            case .less: value < limit
            case .lessOrEqual: value <= limit
            case .greater: value > limit
            case .greaterOrEqual: value >= limit
            }
        }
    }

    /// The values of the request that must fulfil it.
    enum Quantifier: Sendable {
        /// No prefix: the key has one value.
        case single
        /// `ForAnyValue:`
        case any
        /// `ForAllValues:`
        case all
    }

    var comparison: Comparison
    var isNegated: Bool
    var quantifier = Quantifier.single
    /// Whether a request without the key fulfils the condition: `…IfExists`.
    var isOptional = false

    /// The operator called `name`, in upper or lower case; nil if it does not exist.
    init?(_ name: String) {
        var rest = CaseFolding.foldedName(name)[...]
        var quantifier = Quantifier.single
        for (prefix, prefixed) in [("foranyvalue:", Quantifier.any), ("forallvalues:", .all)]
        where rest.starts(with: prefix.utf8) {
            (quantifier, rest) = (prefixed, rest.dropFirst(prefix.utf8.count))
            break
        }
        let suffix = "ifexists"
        let isOptional = rest.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
        if isOptional { rest = rest.dropLast(suffix.utf8.count) }
        guard let base = Self.named[ByteKey(String(decoding: rest, as: UTF8.self))] else { return nil }
        self = base
        self.quantifier = quantifier
        self.isOptional = isOptional
        if case .presence = comparison, quantifier != .single || isOptional { return nil }
    }

    private init(_ comparison: Comparison, not isNegated: Bool = false) {
        self.comparison = comparison
        self.isNegated = isNegated
    }

    private static let named: [ByteKey: Self] = {
        let all: [String: Self] = [
            "stringequals": Self(.text), "stringnotequals": Self(.text, not: true),
            "stringequalsignorecase": Self(.textIgnoringCase),
            "stringnotequalsignorecase": Self(.textIgnoringCase, not: true),
            "stringlike": Self(.wildcards), "stringnotlike": Self(.wildcards, not: true),
            "numericequals": Self(.number(.equal)), "numericnotequals": Self(.number(.equal), not: true),
            "numericlessthan": Self(.number(.less)), "numericlessthanequals": Self(.number(.lessOrEqual)),
            "numericgreaterthan": Self(.number(.greater)), "numericgreaterthanequals": Self(.number(.greaterOrEqual)),
            "dateequals": Self(.date(.equal)), "datenotequals": Self(.date(.equal), not: true),
            "datelessthan": Self(.date(.less)), "datelessthanequals": Self(.date(.lessOrEqual)),
            "dategreaterthan": Self(.date(.greater)), "dategreaterthanequals": Self(.date(.greaterOrEqual)),
            "bool": Self(.boolean), "binaryequals": Self(.binary), "null": Self(.presence),
            "ipaddress": Self(.address), "notipaddress": Self(.address, not: true),
            "arnequals": Self(.arn), "arnlike": Self(.arn),
            "arnnotequals": Self(.arn, not: true), "arnnotlike": Self(.arn, not: true),
        ]
        return Dictionary(uniqueKeysWithValues: all.map { (ByteKey($0.key), $0.value) })
    }()
}
