package import Kernel

/// Why a client is not granted the requested scopes.
package enum ScopeRefusal: Refusal {
    /// No resource server has the scope.
    case unknown(String)
    /// The scope exists, and the client does not have it.
    case ofOtherClients(String)
    /// The scope is about a user, but the grant does not involve one.
    case ofUsers(String)
    /// Scopes about a user's attributes need `openid`.
    case withoutOpenID
    /// None of the scopes exists any longer.
    case none

    package var kind: RefusalKind { .invalid }

    package var message: String {
        switch self {
        case .unknown(let scope): "Invalid scope requested: \(scope)"
        case .ofOtherClients(let scope): "The client does not have the scope \(scope)."
        case .ofUsers(let scope): "\(scope) is not supported with client_credentials flow"
        case .withoutOpenID: "openid scope is required when phone, email or profile scopes are requested."
        case .none: "None of the scopes exists."
        }
    }
}
