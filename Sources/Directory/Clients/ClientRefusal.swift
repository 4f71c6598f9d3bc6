package import Kernel

/// Why an app client is not authenticated, or its OAuth settings are not permitted.
package enum ClientRefusal: Refusal {
    /// The client has a secret, but the call does not contain a hash with it.
    case secretHashMissing(ClientID)
    /// The hash was not computed with the client's secret.
    case wrongSecretHash(ClientID)
    /// The secret is not the client's.
    case wrongSecret(ClientID)
    /// A public client cannot get a secret.
    case isPublic(ClientID)
    /// A client with a secret must keep one.
    case lastSecret
    /// The grant `client_credentials` excludes the others.
    case exclusiveFlow
    /// The grant `client_credentials` requires a client secret.
    case flowRequiresSecret
    /// The client's settings do not permit the grant.
    case flowNotPermitted
    /// No resource server has the scope.
    case unknownScope(String)

    package var kind: RefusalKind {
        switch self {
        case .secretHashMissing, .wrongSecretHash, .wrongSecret: .unauthenticated
        case .flowNotPermitted: .unsupported
        case .isPublic, .lastSecret, .exclusiveFlow, .flowRequiresSecret, .unknownScope: .invalid
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .secretHashMissing(let id): "Client \(id) has a secret, of which the call has no hash"
        case .wrongSecretHash(let id): "Unable to verify secret hash for client \(id)"
        case .wrongSecret(let id): "Unable to verify the secret of client \(id)"
        case .isPublic(let id): "Client \(id) is a public client and cannot have a secret."
        case .lastSecret: "The last secret of a client cannot be deleted."
        case .exclusiveFlow: "client_credentials flow can not be selected along with code flow or implicit flow."
        case .flowRequiresSecret:
            "client_credentials flow can not be selected if client does not have a client secret."
        case .flowNotPermitted: "The client is not permitted to get tokens for itself."
        case .unknownScope(let scope): "Invalid scope requested: \(scope)"
        }
    }
}
