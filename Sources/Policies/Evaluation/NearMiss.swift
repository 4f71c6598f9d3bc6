/// A statement for the action of a request that does not match the request, and why.
package struct NearMiss: Sendable {
    /// Why a statement does not match.
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
    /// Its index in the policy, counted from 0.
    package let index: Int
    package let sid: String?
    package let effect: PolicyEffect
    /// All reasons why it does not match.
    package let causes: [Cause]
}

extension EffectivePolicies {
    /// The statements for the action of `request` that would change the decision if they matched. For an implicit
    /// denial they allow, in a layer without another that allows; for a request that is allowed they deny. Nothing
    /// changes an explicit denial.
    package func nearMisses(of request: AccessRequest) -> [NearMiss] {
        let decision = decide(request)
        guard decision.outcome != .explicitDeny else { return [] }
        return mismatches(of: request).filter { miss in
            decision.isAllowed
                ? miss.effect == .deny : miss.effect == .allow && decision.layersWithoutAllow.contains(miss.layer)
        }
    }

    private func mismatches(of request: AccessRequest) -> [NearMiss] {
        Self.mismatches(identity, in: .identity, of: request)
            + Self.mismatches(permissionsBoundary.map { [$0] } ?? [], in: .permissionsBoundary, of: request)
            + Self.mismatches(session ?? [], in: .session, of: request)
    }

    private static func mismatches(
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
    /// The reasons why the statement does not match a request for its action.
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
