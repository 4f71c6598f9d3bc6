import Policies

/// The type of a policy document. Each type has its own grammar.
package enum PolicyType: Hashable, Sendable {
    /// Defines what a user or role may do: inline or managed.
    case identity
    /// Defines who may assume a role.
    case trust
    /// Limits what a user or role may do.
    case boundary
    /// Limits what a session may do.
    case session

    /// The type of the policies of a layer.
    init(_ layer: PolicyLayer) {
        self =
            switch layer {
            case .identity: .identity
            case .permissionsBoundary: .boundary
            case .session: .session
            // A trust policy is a resource policy; its resource is the role.
            case .trust, .resource: .trust
            }
    }

    /// Reads a document of this type.
    ///
    /// - Throws: `PolicyDocumentRefusal.malformed`.
    func check(_ document: String) throws(PolicyDocumentRefusal) {
        do {
            switch self {
            case .trust: _ = try TrustPolicy(document)
            case .identity, .boundary, .session: _ = try PolicyDocument(document)
            }
        } catch { throw .malformed(error.message) }
    }
}
