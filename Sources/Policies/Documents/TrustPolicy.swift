/// The trust policy of a role: it defines who may assume it.
package struct TrustPolicy: Sendable {
    /// Characters without white space, as in quotas.
    package let size: Int
    let statements: [PolicyStatement]

    /// Reads a document.
    ///
    /// - Parameter text: JSON.
    /// - Parameter limit: How many characters it may have without white space, at most `PolicySize.max`.
    /// - Throws: `PolicyRefusal`, with IAM's sentence for `MalformedPolicyDocument`.
    package init(_ text: String, limit: Int = PolicySize.max) throws(PolicyRefusal) {
        size = try PolicySize.check(text, limit: limit)
        statements = try PolicyReader(grammar: .trust).read(text)
    }

    /// Every context key that its conditions and variables ask for, once each, in the order of their places.
    package var contextKeys: [String] { statements.contextKeyNames }
}
