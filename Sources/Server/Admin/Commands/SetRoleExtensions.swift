import AccessControl
import Kernel

/// Changes the operator's settings for a role.
package struct SetRoleExtensions: AdminCommand {
    let role: String
    /// Members that are nil stay unchanged.
    let extensions: AdminProtocol.RoleExtensions

    package init(role: String, extensions: AdminProtocol.RoleExtensions) {
        (self.role, self.extensions) = (role, extensions)
    }

    /// - Throws: `EntityRefusal.noSuchPrincipal` if the role does not exist, and `InvalidInput`.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.RoleExtensions {
        AuditContext.note(entity: role, as: "role")
        return AdminProtocol.RoleExtensions(
            try await store.roles.changeExternalSTS(of: role) { try extensions.changed($0) })
    }
}
