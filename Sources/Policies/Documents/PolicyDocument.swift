/// A policy about the permissions of the principal it is attached to: an identity policy, a permissions boundary or a
/// session policy. It is read once and evaluated often.
package struct PolicyDocument: Sendable {
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
        statements = try PolicyReader(grammar: .identity).read(text)
    }

    /// Every context key that its conditions and variables use, once each, in the order of their first use.
    package var contextKeys: [String] { statements.contextKeyNames }
}

extension [PolicyStatement] {
    /// The names of the keys that the statements use, without repetition.
    var contextKeyNames: [String] {
        var seen: Set<ContextKey> = []
        return flatMap(\.contextKeys).filter { seen.insert($0).inserted }.map(\.name)
    }
}
