/// A statement for the action of a request that does not match the request, and why.
package struct NearMiss: Sendable {
    /// What keeps a statement from matching.
    package enum Cause: Hashable, Sendable {
        /// The statement is for other resources.
        case resource
        /// A condition does not hold.
        ///
        /// - Parameters:
        ///   - test: The operator as the policy writes it.
        ///   - given: The values that the request has; nil if it lacks the key.
        case condition(test: String, key: String, given: [String]?)
    }

    package let layer: PolicyLayer
    /// The name of its policy.
    package let policy: String
    /// Its place in the policy, counted from 0.
    package let index: Int
    package let sid: String?
    package let effect: PolicyEffect
    /// Everything that keeps it from matching.
    package let causes: [Cause]
}

extension EffectivePolicies {
    /// The statements for the action of `request` that would turn the decision if they matched: of an implicit denial,
    /// the ones that allow in a layer which does not; of what is allowed, the ones that deny. Nothing turns an explicit
    /// denial.
    package func nearMisses(of request: AccessRequest) -> [NearMiss] {
        let decision = decide(request)
        guard decision.outcome != .explicitDeny else { return [] }
        return misses(of: request).filter { miss in
            decision.isAllowed
                ? miss.effect == .deny : miss.effect == .allow && decision.layersWithoutAllow.contains(miss.layer)
        }
    }

    private func misses(of request: AccessRequest) -> [NearMiss] {
        Self.misses(identity, in: .identity, of: request)
            + Self.misses(permissionsBoundary.map { [$0] } ?? [], in: .permissionsBoundary, of: request)
            + Self.misses(session ?? [], in: .session, of: request)
    }

    private static func misses(
        _ policies: [PolicyDocument], in layer: PolicyLayer, of request: AccessRequest
    ) -> [NearMiss] {
        policies.flatMap { policy in
            policy.statements.compactMap { statement -> NearMiss? in
                guard statement.actions.match(request.actionBytes) else { return nil }
                let causes = statement.causes(against: request)
                guard !causes.isEmpty else { return nil }
                return NearMiss(
                    layer: layer, policy: policy.name, index: statement.index, sid: statement.sid,
                    effect: statement.effect, causes: causes)
            }
        }
    }
}

extension PolicyStatement {
    /// What keeps the statement from matching a request with its action.
    fileprivate func causes(against request: AccessRequest) -> [NearMiss.Cause] {
        let context = request.context
        let isElsewhere = resources.map { !$0.match(request.resourceBytes, for: effect, in: context) } ?? false
        let failed = conditions.filter { !$0.holds(for: effect, in: context) }
        return (isElsewhere ? [.resource] : [])
            + failed.map { condition in
                let given = context[condition.key]?.map { String(decoding: $0, as: UTF8.self) }
                return .condition(test: condition.operatorName, key: condition.key.name, given: given)
            }
    }
}
