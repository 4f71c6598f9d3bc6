import AccessControl

/// Refuses all sessions of a role that were issued until now.
package struct RevokeRoleSessions: AdminCommand {
    let role: String

    package init(role: String) { self.role = role }

    /// - Throws: `EntityRefusal.noSuchPrincipal` if there is no such role.
    package func perform(on store: AdminStore) async throws -> NoResult {
        try await store.roles.revokeSessions(of: role)
        return NoResult()
    }
}
