/// All policies that apply to a principal.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
public struct EffectivePolicies: Sendable {
    /// The policies of the user or role, and of the user's groups.
    public var identity: [PolicyDocument]
    /// The permissions boundary, if there is one.
    public var permissionsBoundary: PolicyDocument?
    /// The policies that were given when the session began. Nil if none were given; an empty list allows nothing.
    public var session: [PolicyDocument]?

    /// The policies of a principal.
    public init(
        identity: [PolicyDocument], permissionsBoundary: PolicyDocument? = nil, session: [PolicyDocument]? = nil
    ) {
        self.identity = identity
        self.permissionsBoundary = permissionsBoundary
        self.session = session
    }

    /// Decides on `request`: a statement that denies wins, and without one each layer must allow it.
    public func decide(_ request: AccessRequest) -> AccessDecision {
        var evaluation = StatementEvaluation(request)
        evaluation.add(.identity, identity.map { ($0.name, $0.statements) })
        if let permissionsBoundary {
            evaluation.add(.permissionsBoundary, [(permissionsBoundary.name, permissionsBoundary.statements)])
        }
        if let session { evaluation.add(.session, session.map { ($0.name, $0.statements) }) }
        return evaluation.decision
    }
}

extension TrustPolicy {
    /// Decides whether the principal of `request` may assume the role by the request's action.
    ///
    /// `AccessDecision.principalMatch` says whether the role trusts the principal itself or its account.
    public func decide(_ request: AccessRequest) -> AccessDecision {
        var evaluation = StatementEvaluation(request)
        evaluation.add(.trust, [("", statements)])
        return evaluation.decision
    }
}
