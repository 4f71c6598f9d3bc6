import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Deletes a role without policies; its sessions end.
struct DeleteRole: Operation {
    let roles: IAMRoles

    func perform(_ input: DeleteRoleInput, for _: IAMCaller) async throws -> DeleteRoleOutput {
        try await roles.delete(input.roleName)
        return DeleteRoleOutput()
    }
}
