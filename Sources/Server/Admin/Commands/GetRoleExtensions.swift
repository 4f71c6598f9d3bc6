import AccessControl

/// The operator's settings for a role beyond IAM's.
package struct GetRoleExtensions: AdminCommand {
    let role: String

    package init(role: String) { self.role = role }

    /// - Throws: `EntityRefusal.noSuchPrincipal` if the role does not exist.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.RoleExtensions {
        AdminProtocol.RoleExtensions(try await store.roles.externalSTS(of: role))
    }
}
