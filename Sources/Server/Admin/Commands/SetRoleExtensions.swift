import AccessControl
import Kernel

/// Changes what the operator sets for a role.
package struct SetRoleExtensions: AdminCommand {
    let role: String
    /// What is nil stays.
    let extensions: AdminProtocol.RoleExtensions

    package init(role: String, extensions: AdminProtocol.RoleExtensions) {
        (self.role, self.extensions) = (role, extensions)
    }

    /// - Throws: `EntityRefusal.noSuchPrincipal` if there is no such role, and `InvalidInput`.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.RoleExtensions {
        AuditContext.note(entity: role, as: "role")
        return AdminProtocol.RoleExtensions(
            try await store.roles.changeExternalSTS(of: role) { try extensions.changed($0) })
    }
}
