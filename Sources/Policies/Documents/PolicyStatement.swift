/// A statement of a policy.
///
/// It is a class, because each evaluation visits many statements, and would copy their values.
final class PolicyStatement: Sendable {
    /// The `Action` or `NotAction` element, in lower case.
    struct Actions: Sendable {
        var isNegated: Bool
        var patterns: [WildcardProgram]

        func match(_ action: [UInt8]) -> Bool { patterns.contains { $0.matches(action) } != isNegated }
    }

    /// The `Resource` or `NotResource` element.
    struct Resources: Sendable {
        var isNegated: Bool
        var patterns: [ValuePattern]

        /// Whether the statement applies to `resource`. If a variable of a `NotResource` has no value, only a statement
        /// that denies applies.
        func match(_ resource: [UInt8], for effect: PolicyEffect, in context: ConditionContext) -> Bool {
            var isUnknown = false
            for pattern in patterns {
                switch pattern.matches(resource, in: context) {
                case true: return !isNegated
                case false: break
                case nil: isUnknown = true
                }
            }
            return isNegated && (!isUnknown || effect == .deny)
        }
    }

    /// Its index in the document, counted from 0.
    let index: Int
    let sid: String?
    let effect: PolicyEffect
    let actions: Actions
    /// Nil in a trust policy, whose only resource is the role.
    let resources: Resources?
    /// Nil in other policies, whose principal is the one they are attached to.
    let principals: PolicyPrincipals?
    let conditions: [PolicyCondition]
    /// Every key that its conditions and variables use.
    let contextKeys: [ContextKey]

    init(
        index: Int, sid: String?, effect: PolicyEffect, actions: Actions, resources: Resources?,
        principals: PolicyPrincipals?, conditions: [PolicyCondition]
    ) {
        (self.index, self.sid, self.effect, self.actions) = (index, sid, effect, actions)
        (self.resources, self.principals, self.conditions) = (resources, principals, conditions)
        contextKeys =
            conditions.flatMap(\.contextKeys) + (resources?.patterns ?? []).flatMap { $0.variables.map(\.key) }
    }
}
