/// A policy of a resource: it defines who may do what with it.
package struct ResourcePolicy: Sendable {
    /// Its name in decisions.
    package let name: String
    let statements: [PolicyStatement]

    /// Reads a document.
    ///
    /// - Parameter text: JSON.
    /// - Parameter name: What decisions call it.
    /// - Throws: `PolicyRefusal`, with IAM's sentence for `MalformedPolicyDocument`.
    package init(_ text: String, name: String = "") throws(PolicyRefusal) {
        _ = try PolicySize.check(text, limit: PolicySize.max)
        self.name = name
        statements = try PolicyReader(grammar: .resource).read(text)
    }

    /// Decides on `request` by this policy alone.
    package func decide(_ request: AccessRequest) -> AccessDecision {
        var evaluation = StatementEvaluation(request)
        evaluation.add(.resource, policies: [(name, statements)])
        return evaluation.decision()
    }
}
