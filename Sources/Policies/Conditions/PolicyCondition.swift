/// One context key of a statement's `Condition`, with its operator and values. It is a class for the same reason as
/// `PolicyStatement`.
final class PolicyCondition: Sendable {
    let key: ContextKey
    /// Its operator as the policy writes it, such as `StringEquals`.
    let operatorName: String
    private let test: ConditionOperator
    private let values: ConditionValues

    init(key: ContextKey, test: ConditionOperator, operatorName: String, values: ConditionValues) {
        (self.key, self.test, self.operatorName, self.values) = (key, test, operatorName, values)
    }

    /// Whether a request fulfils it.
    ///
    /// Values of the policy are alternatives; with a negated operator, none of them may match. What cannot be decided
    /// does not match, and if the operator is negated, only a statement that denies applies: neither grants access
    /// (decisions/0033-what-is-unknown-grants-nothing.md).
    func holds(for effect: PolicyEffect, in context: ConditionContext) -> Bool {
        let given = context[key]
        if case .presence(let expected) = values { return expected.contains(Self.isNull(given)) }
        guard let given, !given.isEmpty else {
            return test.isOptional || test.quantifier == .all || test.quantifier == .single && test.isNegated
        }
        // An empty value is an empty set for both prefixes, according to the documentation.
        if test.quantifier != .single, Self.isNull(given) { return test.quantifier == .all }
        switch test.quantifier {
        case .all: return given.allSatisfy { holds(of: $0, for: effect, in: context) }
        case .any: return given.contains { holds(of: $0, for: effect, in: context) }
        case .single:
            return test.isNegated
                ? given.allSatisfy { holds(of: $0, for: effect, in: context) }
                : given.contains { holds(of: $0, for: effect, in: context) }
        }
    }

    private func holds(of value: [UInt8], for effect: PolicyEffect, in context: ConditionContext) -> Bool {
        guard let isMatch = values.match(value, in: context) else {
            return test.isNegated && effect == .deny
        }
        return isMatch != test.isNegated
    }

    private static func isNull(_ values: [[UInt8]]?) -> Bool { values?.allSatisfy(\.isEmpty) ?? true }

    /// The keys that it uses: its own, and the keys of its variables.
    var contextKeys: [ContextKey] {
        guard case .patterns(let patterns, _, _) = values else { return [key] }
        return [key] + patterns.flatMap { $0.variables.map(\.key) }
    }
}
