/// A policy of a resource: it defines who may do what with it.
package struct ResourcePolicy: Sendable {
    /// Its name in decisions.
    package let name: String
    let statements: [PolicyStatement]

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - text: JSON.
    ///   - name: The name in decisions.
    /// - Throws: `PolicyRefusal`, with IAM's sentence for `MalformedPolicyDocument`.
    package init(_ text: String, name: String = "") throws(PolicyRefusal) {
        try PolicySize.check(text)
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
