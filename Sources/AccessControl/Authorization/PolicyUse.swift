import Policies

/// The use of a policy document. Each use has its own grammar.
package enum PolicyUse: String, Hashable, Sendable {
    /// Defines what a user or role may do: inline or managed.
    case identity = "identity"
    /// Defines who may assume a role.
    case trust = "trust"
    /// The most that a user or role may do.
    case boundary = "boundary"
    /// The most that a session may do.
    case session = "session"

    /// The use of the policies of a layer.
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

    /// Reads a document of this use.
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

extension AccessDenial {
    /// Why policies do not allow a request; nil if they do. A statement that denies it overrides all that allow it.
    init?(_ decision: AccessDecision) {
        switch decision.outcome {
        case .allowed: return nil
        case .explicitDeny: self = decision.deciding.first.map { .explicit(PolicyUse($0.layer)) } ?? .untold
        case .implicitDeny: self = decision.layersWithoutAllow.first.map { .implicit(PolicyUse($0)) } ?? .untold
        }
    }
}
