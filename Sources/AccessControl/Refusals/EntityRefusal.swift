import Kernel

/// Why an entity of IAM cannot be found, created or deleted, in AWS's words.
package enum EntityRefusal: IAMRefusal {
    /// No user or role has the name.
    case noSuchPrincipal(PrincipalReference)
    /// Another user or role has the name, possibly in other case.
    case nameTaken(PrincipalReference)
    /// Policies are attached to the user or role.
    case hasAttachedPolicies
    /// The user or role has inline policies.
    case hasInlinePolicies
    /// The user has access keys.
    case hasAccessKeys
    /// The user does not have an access key with this id.
    case noSuchAccessKey(String)
    /// The user or role does not have an inline policy with this name.
    case noSuchInlinePolicy(String, PrincipalReference)

    /// The code in IAM's model.
    package var code: IAMErrorCode {
        switch self {
        case .noSuchPrincipal, .noSuchAccessKey, .noSuchInlinePolicy: .noSuchEntity
        case .nameTaken: .entityAlreadyExists
        case .hasAttachedPolicies, .hasInlinePolicies, .hasAccessKeys: .deleteConflict
        }
    }

    /// AWS's sentence.
    package var message: String {
        switch self {
        case .noSuchPrincipal(let principal): "The \(principal.noun) with name \(principal.name) cannot be found."
        case .nameTaken(.user(let name)): "User with name \(name) already exists."
        case .nameTaken(.role(let name)): "Role with name \(name) already exists."
        case .hasAttachedPolicies: "Cannot delete entity, must detach all policies first."
        case .hasInlinePolicies: "Cannot delete entity, must delete policies first."
        case .hasAccessKeys: "Cannot delete entity, must delete access keys first."
        case .noSuchAccessKey(let id): "The Access Key with id \(id) cannot be found."
        case .noSuchInlinePolicy(let name, let principal):
            "The \(principal.noun) policy with name \(name) cannot be found."
        }
    }
}
