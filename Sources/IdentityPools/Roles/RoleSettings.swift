/// The roles whose credentials identities get (POOL-ROL-02).
///
/// They are stored as one JSON text, so a member added later must be optional.
package struct RoleSettings: Codable, Sendable, Equatable {
    /// The role of identities with a login, unless a mapping gives another one.
    package var authenticated: String?
    /// The role of identities without logins.
    package var unauthenticated: String?
    /// How the roles of a provider's users are chosen. The key is the provider's name; for user pools a colon and the
    /// client's id follow (RBAC-TOK-02).
    package var mappings: [String: RoleChoice] = [:]

    package init() {}
}

/// How the role of a provider's users is chosen.
package struct RoleChoice: Codable, Sendable, Equatable {
    /// Where the roles come from.
    package enum Source: Codable, Sendable, Equatable {
        /// `cognito:preferred_role` and `cognito:roles` of a user pool's ID token (RBAC-TOK-01).
        case token
        /// Rules on claims, in the order of their evaluation (RBAC-RUL-08).
        case rules([RoleRule])
    }

    /// The fallback if the source gives no role.
    package enum Ambiguity: String, Codable, Sendable {
        case authenticatedRole = "AuthenticatedRole"
        case deny = "Deny"
    }

    /// Where the roles come from.
    package var source: Source
    /// The fallback if the source gives no role.
    package var ambiguity: Ambiguity

    package init(_ source: Source, else ambiguity: Ambiguity) { (self.source, self.ambiguity) = (source, ambiguity) }
}
