import Kernel
import WireRuntime

/// Reads a `Condition` element.
struct ConditionReader {
    let hasVariables: Bool

    /// - Throws: `PolicyRefusal`.
    func read(_ json: JSON) throws(PolicyRefusal) -> [PolicyCondition] {
        guard let types = json.object else { throw .syntax("Condition is not an object") }
        var conditions: [PolicyCondition] = []
        for type in types.members {
            guard let test = ConditionOperator(type.name) else { throw .conditionType(type.name) }
            guard let keys = type.value.object else { throw .syntax("The keys of an operator are not an object") }
            for key in keys.members {
                try check(key: key.name)
                let values = try values(Self.texts(key.value), of: test)
                conditions.append(
                    PolicyCondition(
                        key: ContextKey(key.name), test: test, operatorName: type.name, values: values))
            }
        }
        return conditions
    }

    /// Names of tags and of identity providers have colons, so there may be several.
    private func check(key: String) throws(PolicyRefusal) {
        guard let colon = key.utf8.firstIndex(of: WildcardToken.colon), colon != key.utf8.startIndex,
            key.utf8.index(after: colon) != key.utf8.endIndex
        else { throw .noVendor }
    }

    /// Values as texts: the quotes of numbers and truth values are optional.
    private static func texts(_ json: JSON) throws(PolicyRefusal) -> [String] {
        let elements = if case .array(let elements) = json { elements } else { [json] }
        guard !elements.isEmpty else { throw .syntax("A condition key has no value") }
        var texts: [String] = []
        for element in elements {
            switch element {
            case .string(let text): texts.append(text)
            case .integer(let number): texts.append("\(number)")
            case .number(let number): texts.append("\(number)")
            case .boolean(let value): texts.append(value ? "true" : "false")
            default: throw .syntax("A value of a condition is neither a string nor a number nor a truth value")
            }
        }
        return texts
    }

    private func values(_ texts: [String], of test: ConditionOperator) throws(PolicyRefusal) -> ConditionValues {
        switch test.comparison {
        case .text: try patterns(texts, syntax: PatternSyntax(hasVariables: hasVariables))
        case .textIgnoringCase:
            try patterns(texts, syntax: PatternSyntax(hasVariables: hasVariables, ignoresCase: true))
        case .wildcards: try patterns(texts, syntax: PatternSyntax(wildcards: .everywhere, hasVariables: hasVariables))
        case .arn: try patterns(texts, syntax: PatternSyntax(wildcards: .arn, hasVariables: hasVariables))
        case .boolean: try booleans(texts)
        case .number(let order): .numbers(try read(texts, what: "number") { NumericValue($0) }, order)
        case .date(let order): .dates(try read(texts, what: "date") { ConditionDate.read($0) }, order)
        case .binary:
            .binaries(try read(texts, what: "Base64 text") { Base64.decode(String(decoding: $0, as: UTF8.self)) })
        case .address: .ranges(try read(texts, what: "range of IP addresses") { AddressRange($0) })
        case .presence: .presence(try read(texts, what: "truth value") { Self.boolean($0) })
        }
    }

    private func patterns(_ texts: [String], syntax: PatternSyntax) throws(PolicyRefusal) -> ConditionValues {
        var patterns: [ValuePattern] = []
        for text in texts { patterns.append(try ValuePattern(text, syntax: syntax)) }
        let isARN = if case .arn = syntax.wildcards { true } else { false }
        return .patterns(patterns, isARN: isARN, ignoresCase: syntax.ignoresCase)
    }

    /// Truth values may be variables.
    private func booleans(_ texts: [String]) throws(PolicyRefusal) -> ConditionValues {
        let values = try patterns(texts, syntax: PatternSyntax(hasVariables: hasVariables, ignoresCase: true))
        if case .patterns(let patterns, _, _) = values {
            for (text, pattern) in zip(texts, patterns) where pattern.variables.isEmpty {
                _ = try read([text], what: "truth value") { Self.boolean($0) }
            }
        }
        return values
    }

    private static func boolean(_ text: [UInt8]) -> Bool? {
        let folded = CaseFolding.folded(text)
        return folded.elementsEqual("true".utf8) ? true : folded.elementsEqual("false".utf8) ? false : nil
    }

    /// Each of `texts` as a value of another type. What cannot be read would never match, so it is refused.
    private func read<Value>(
        _ texts: [String], what: String, value: ([UInt8]) -> Value?
    ) throws(PolicyRefusal) -> [Value] {
        let values = texts.compactMap { value(Array($0.utf8)) }
        guard values.count == texts.count else { throw .legacyParsing("A value of a condition is not a \(what)") }
        return values
    }
}
