/// A policy about the permissions of the principal it is attached to: an identity policy, a permissions boundary or a
/// session policy. It is read once and evaluated often.
package struct PolicyDocument: Sendable {
    /// Its name in decisions.
    package let name: String
    /// Characters without white space, as in quotas.
    package let size: Int
    let statements: [PolicyStatement]

    /// Reads a document.
    ///
    /// - Parameter text: JSON.
    /// - Parameter name: What decisions call it.
    /// - Parameter limit: How many characters it may have without white space, at most `PolicySize.max`.
    /// - Throws: `PolicyRefusal`, with IAM's sentence for `MalformedPolicyDocument`.
    package init(_ text: String, name: String = "", limit: Int = PolicySize.max) throws(PolicyRefusal) {
        size = try PolicySize.check(text, limit: limit)
        self.name = name
        statements = try PolicyReader(grammar: .identity).read(text)
    }

    /// Every context key that its conditions and variables ask for, once each, in the order of their places.
    package var contextKeys: [String] { statements.contextKeyNames }
}

extension [PolicyStatement] {
    /// The names of the keys that they ask for, without repetition.
    var contextKeyNames: [String] {
        var seen: Set<ContextKey> = []
        return flatMap(\.contextKeys).filter { seen.insert($0).inserted }.map(\.name)
    }
}
