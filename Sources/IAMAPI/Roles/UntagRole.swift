import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Removes tags from a role.
struct UntagRole: Operation {
    let roles: IAMRoles

    func perform(_ input: UntagRoleInput, for _: IAMCaller) async throws -> UntagRoleOutput {
        try await roles.untag(input.roleName, keys: input.tagKeys)
        return UntagRoleOutput()
    }
}
