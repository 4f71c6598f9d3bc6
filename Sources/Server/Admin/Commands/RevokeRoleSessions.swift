import AccessControl
import Kernel

/// Refuses all sessions of a role that have been issued so far.
package struct RevokeRoleSessions: AdminCommand {
    let role: String

    package init(role: String) { self.role = role }

    /// - Throws: `EntityRefusal.noSuchPrincipal` if the role does not exist.
    package func perform(on store: AdminStore) async throws -> NoResult {
        AuditContext.note(entity: role, as: "role")
        try await store.roles.revokeSessions(of: role)
        return NoResult()
    }
}
