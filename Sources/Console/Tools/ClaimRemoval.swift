import Cryptography

/// The change that removes a claim from the tokens that are issued after it.
enum ClaimRemoval: Sendable, Equatable {
    /// Every token has it.
    case never
    /// The client no longer reads the attribute, or the user no longer has it.
    case attribute(String)
    /// The user is taken out of the groups.
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

    /// The change for the claim called `name`; nil if its source is not known.
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

    /// The page on which the change is made; nil if there is none.
    func page(of parties: TokenParties) -> PoolPlace? {
        switch self {
        case .never, .request: nil
        case .attribute, .scopes, .revocation, .notices:
            parties.client.map { PoolPlace(page: "client-settings", query: [("id", $0)]) }
        case .groups: parties.username.map { PoolPlace(page: "user", query: [("username", $0)]) }
        case .roles: PoolPlace(page: "groups")
        case .function: PoolPlace(page: "settings/triggers")
        case .devices: PoolPlace(page: "settings/devices")
        }
    }
}

/// A page below that of a user pool, and the parameters of its address.
struct PoolPlace: Sendable {
    let page: String
    var query: [(name: String, value: String)] = []
}
