/// All policies that apply to a principal.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
package struct EffectivePolicies: Sendable {
    /// The policies of the user or role, and of the user's groups.
    package var identity: [PolicyDocument]
    /// The permissions boundary, if there is one.
    package var permissionsBoundary: PolicyDocument?
    /// The session policies from the start of the session. Nil if none were given; an empty list allows nothing.
    package var session: [PolicyDocument]?

    /// The policies of a principal.
    package init(
        identity: [PolicyDocument], permissionsBoundary: PolicyDocument? = nil, session: [PolicyDocument]? = nil
    ) {
        self.identity = identity
        self.permissionsBoundary = permissionsBoundary
        self.session = session
    }

    /// Decides on `request`: a statement that denies wins, and without one each layer must allow it.
    package func decide(_ request: AccessRequest) -> AccessDecision {
        evaluation(of: request).decision()
    }

    /// Decides on `request` for a resource with its own policy.
    ///
    /// Within the same account that policy is enough, except for the principal's limits: a permissions boundary still
    /// applies unless the policy names exactly the user. If it names the account, it leaves the decision to the others.
    ///
    /// - Parameter isOtherAccount: Whether the resource belongs to another account than the principal. If so, both
    ///   accounts must allow it.
    package func decide(
        _ request: AccessRequest, with policy: ResourcePolicy, isOtherAccount: Bool
    ) -> AccessDecision {
        var evaluation = evaluation(of: request)
        evaluation.add(.resource, policies: [(policy.name, policy.statements)])
        guard !isOtherAccount else { return evaluation.decision() }
        switch evaluation.principalMatch(in: .resource) {
        case .principal: return evaluation.decision(waiving: [.resource, .identity, .permissionsBoundary])
        case .role, .everyone: return evaluation.decision(waiving: [.resource, .identity])
        case .account, nil: return evaluation.decision(waiving: [.resource])
        }
    }

    private func evaluation(of request: AccessRequest) -> StatementEvaluation {
        var evaluation = StatementEvaluation(request)
        evaluation.add(.identity, policies: identity.lazy.map { ($0.name, $0.statements) })
        if let permissionsBoundary {
            evaluation.add(.permissionsBoundary, policies: [(permissionsBoundary.name, permissionsBoundary.statements)])
        }
        if let session { evaluation.add(.session, policies: session.lazy.map { ($0.name, $0.statements) }) }
        return evaluation
    }
}
