/// The trust policy of a role: it defines who may assume it.
package struct TrustPolicy: Sendable {
    let statements: [PolicyStatement]

    /// Reads a document.
    ///
    /// - Parameter text: JSON.
    /// - Throws: `PolicyRefusal`, with IAM's sentence for `MalformedPolicyDocument`.
    package init(_ text: String) throws(PolicyRefusal) {
        try PolicySize.check(text)
        statements = try PolicyReader(grammar: .trust).read(text)
    }

    /// Every context key that its conditions and variables use, once each, in the order of their first use.
    package var contextKeys: [String] { statements.contextKeyNames }

    /// Decides whether the principal of `request` may assume the role by the request's action.
    ///
    /// `AccessDecision.principalMatch` says whether the role trusts the principal itself or its account.
    package func decide(_ request: AccessRequest) -> AccessDecision {
        var evaluation = StatementEvaluation(request)
        evaluation.add(.trust, policies: [("", statements)])
        return evaluation.decision()
    }
}
