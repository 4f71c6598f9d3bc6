import AccessControl
import IAMModel
import Wire

/// Changes the description or the longest session of a role.
struct UpdateRole: Operation {
    let roles: IAMRoles

    func perform(_ input: UpdateRoleInput, for _: IAMCaller) async throws -> UpdateRoleOutput {
        try await roles.update(
            input.roleName, description: input.description, maxSessionDuration: input.maxSessionDuration)
        return UpdateRoleOutput()
    }
}
