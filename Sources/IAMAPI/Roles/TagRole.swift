import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Adds tags to a role, or replaces the values of tags with the same keys.
struct TagRole: Operation {
    let roles: IAMRoles

    func perform(_ input: TagRoleInput, for _: IAMCaller) async throws -> TagRoleOutput {
        try await roles.tag(input.roleName, tags: IAMResourceTag.list(input.tags))
        return TagRoleOutput()
    }
}
