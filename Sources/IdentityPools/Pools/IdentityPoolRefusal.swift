package import Kernel

/// Why something cannot be done with an identity pool or its roles.
package enum IdentityPoolRefusal: Refusal {
    /// The pool does not exist.
    case notFound(IdentityPoolID)
    /// The pool gives no identities to users who have not signed in (POOL-GID-03).
    case unauthenticatedNotAllowed
    /// The pool gives no tokens for STS.
    case classicFlowDisabled
    /// The pool maps users to roles, which STS would ignore.
    case classicFlowWithMappings
    /// The name of the developer provider differs from the pool's.
    case wrongDeveloperProvider
    /// The pool has no role for the identity, or the role does not trust it (POOL-GCI-02).
    case noRole
    /// The token does not give the role that the caller asks for (RBAC-TOK-03).
    case roleNotAllowed
    /// The provider's token gives no role, and the pool denies access then (RBAC-TOK-05, RBAC-RUL-11).
    case ambiguousRole(provider: String)
    /// Nothing was set for the provider's principal tags.
    case noPrincipalTags(String)

    package var kind: RefusalKind {
        switch self {
        case .notFound, .noPrincipalTags: .notFound
        case .unauthenticatedNotAllowed, .roleNotAllowed, .ambiguousRole: .forbidden
        case .classicFlowDisabled, .classicFlowWithMappings, .wrongDeveloperProvider: .invalid
        case .noRole: .unsupported
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .notFound(let id): "IdentityPool '\(id)' not found."
        case .unauthenticatedNotAllowed: "Unauthenticated access is not supported for this identity pool."
        case .classicFlowDisabled: "Basic (classic) flow is not enabled, please use enhanced flow."
        case .classicFlowWithMappings:
            "Basic (classic) flow is not supported with RoleMappings, please use enhanced flow."
        case .wrongDeveloperProvider: "Please provide the identity pool's developer provider name."
        case .noRole: "Invalid identity pool configuration. Check assigned IAM roles for this pool."
        case .roleNotAllowed: "The requested role is not among the roles of the token."
        case .ambiguousRole(let provider): "The ambiguous role mapping rules for: \(provider) denied this request."
        case .noPrincipalTags(let provider): "No Principal Tags configured for Provider \(provider)"
        }
    }
}
