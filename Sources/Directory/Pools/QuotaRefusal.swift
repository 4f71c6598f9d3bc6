package import Kernel

/// A quota is used up: a number of resources, or a user's calls in an hour.
package enum QuotaRefusal: Refusal {
    /// The store has reached its limit of user pools.
    case pools(Int)
    /// The pool has reached its limit of app clients.
    case clientsPerPool(Int)
    /// The pool has reached its limit of groups.
    case groupsPerPool(Int)
    /// The user has reached the limit of groups.
    case groupsPerUser(Int)
    /// The pool has reached its limit of resource servers.
    case resourceServersPerPool(Int)
    /// A resource server would exceed its limit of scopes.
    case scopesPerResourceServer(Int)
    /// The pool has reached its limit of identity providers (UP-FED-07).
    case identityProvidersPerPool(Int)
    /// The region has reached its limit of identity pools.
    case identityPools(Int)
    /// The client has reached its limit of secrets.
    case secretsPerClient(Int)
    /// Too many calls in an hour.
    case calls

    package var kind: RefusalKind { .limited }

    /// The sentence with the number, except for calls.
    package var message: String {
        switch self {
        case .pools(let maximum): "The account has the most user pools it can have: \(maximum)."
        case .clientsPerPool(let maximum): "The user pool has the most clients it can have: \(maximum)."
        case .groupsPerPool(let maximum): "The user pool has the most groups it can have: \(maximum)."
        case .groupsPerUser(let maximum): "A user can be in at most \(maximum) groups."
        case .resourceServersPerPool(let maximum):
            "The user pool has the most resource servers it can have: \(maximum)."
        case .scopesPerResourceServer(let maximum): "A resource server can have at most \(maximum) scopes."
        case .identityProvidersPerPool(let maximum):
            "The user pool has the most identity providers it can have: \(maximum)."
        case .identityPools(let maximum): "The account has the most identity pools it can have: \(maximum)."
        case .secretsPerClient(let maximum): "A client can have at most \(maximum) secrets."
        case .calls: "Attempt limit exceeded, please try after some time."
        }
    }
}
