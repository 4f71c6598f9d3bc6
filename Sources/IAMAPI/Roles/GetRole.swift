import AccessControl
import IAMModel
import Wire

/// Describes a role, including when a session of it last signed.
struct GetRole: Operation {
    let roles: IAMRoles
    let account: String

    func perform(_ input: GetRoleInput, for _: IAMCaller) async throws -> GetRoleOutput {
        let found = try await roles.get(input.roleName)
        var role = IAMModel.IAMRole(found.role, details: found.details, in: account)
        role.roleLastUsed = IAMRoleLastUsed(lastUsedDate: found.role.lastUsedAt, region: found.role.lastUsedRegion)
        return GetRoleOutput(role: role)
    }
}
