/// The roles whose credentials identities get (POOL-ROL-02).
///
/// They are stored as one JSON text, so a member added later must be optional.
public struct RoleSettings: Codable, Sendable, Equatable {
    /// The role of identities with a login, unless a mapping gives another one.
    public var authenticated: String?
    /// The role of identities without logins.
    public var unauthenticated: String?
    /// How the roles of a provider's users are chosen. The key is the provider's name; for user pools a colon and the
    /// client's id follow (RBAC-TOK-02).
    public var mappings: [String: RoleChoice] = [:]

    /// No roles.
    public init() {}
}

/// How the role of a provider's users is chosen.
public struct RoleChoice: Codable, Sendable, Equatable {
    /// Where the roles come from.
    public enum Source: Codable, Sendable, Equatable {
        /// `cognito:preferred_role` and `cognito:roles` of a user pool's ID token (RBAC-TOK-01).
        case token
        /// Rules on claims, in the order in which they are evaluated (RBAC-RUL-08).
        case rules([RoleRule])
    }

    /// What happens if the source gives no role.
    public enum Ambiguity: String, Codable, Sendable {
        case authenticatedRole = "AuthenticatedRole"
        case deny = "Deny"
    }

    /// Where the roles come from.
    public var source: Source
    /// What happens if the source gives no role.
    public var ambiguity: Ambiguity

    /// A choice.
    public init(_ source: Source, else ambiguity: Ambiguity) { (self.source, self.ambiguity) = (source, ambiguity) }
}
