import Cryptography

/// What takes a claim out of the tokens that are issued from now on.
enum ClaimRemoval: Sendable, Equatable {
    /// Every token has it.
    case never
    /// The client no longer reads the attribute, or the user no longer has it.
    case attribute(String)
    /// The user leaves the groups.
    case groups
    /// The groups lose their roles.
    case roles
    /// The client is no longer allowed the scopes, or no longer asks for them.
    case scopes
    /// The pool's function no longer adds it.
    case function
    /// The client does not send it.
    case request
    /// The pool no longer remembers devices.
    case devices
    /// The client's tokens cannot be revoked any more.
    case revocation
    /// The client is no longer notified of ended sessions.
    case notices

    /// Nil if it is not known where the claim comes from.
    init?(_ name: String, from source: ClaimSource?) {
        switch source {
        case nil: return nil
        case .attribute(let attribute): self = .attribute(attribute)
        case .groups: self = .groups
        case .roles, .preferredRole: self = .roles
        case .scopes, .accessToken: self = .scopes
        case .device: self = .devices
        case .browserSession: self = .notices
        case .request: self = .request
        case .session: self = name == "origin_jti" ? .revocation : .never
        case .function: self = .function
        case .user, .issuer, .client, .lifetime, .token: self = .never
        }
    }

    /// The page where it is done, below that of the pool, with its parameters; nil if there is none.
    func page(of parties: TokenParties) -> PoolPlace? {
        switch self {
        case .never, .request: nil
        case .attribute, .scopes, .revocation, .notices:
            parties.client.map { PoolPlace(page: "client-settings", query: [("id", $0)]) }
        case .groups: parties.username.map { PoolPlace(page: "user", query: [("username", $0)]) }
        case .roles: PoolPlace(page: "groups", query: [])
        case .function: PoolPlace(page: "settings/triggers", query: [])
        case .devices: PoolPlace(page: "settings/devices", query: [])
        }
    }
}

/// A page of a pool.
struct PoolPlace: Sendable {
    let page: String
    let query: [(name: String, value: String)]
}
