package import Directory
package import Kernel
package import Storage

/// A user session that has not ended, with what is stored of its user now.
package struct LiveSession: Sendable {
    package let user: User
    /// The user's groups, ordered by precedence and name.
    package let groups: [Group]

    /// Nil if the session has ended, or the user was deleted, was disabled or must set a new password.
    package init?(
        _ identity: AccessTokenIdentity, through client: Client, _ tx: any Transaction
    ) throws {
        guard let state = try SessionStateTable(tx).state(of: identity, through: client), state.isEnabled,
            state.isSignedIn, let user = try UserTable(tx).find(identity.user, in: identity.pool),
            user.status == .confirmed
        else { return nil }
        (self.user, groups) = (user, try MembershipTable(tx).groups(of: user.id, in: identity.pool))
    }

    /// The roles of the groups, and the preferred one, as tokens name them.
    package var roles: (all: [String], preferred: String?) {
        let roles = TokenRequest.roles(of: groups)
        return (roles, TokenRequest.preferredRole(among: roles, of: groups))
    }
}
