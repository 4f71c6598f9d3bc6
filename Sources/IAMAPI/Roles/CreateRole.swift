import AccessControl
import IAMModel
import Wire

/// Creates a role. Its trust policy defines who may assume it.
struct CreateRole: Operation {
    let roles: IAMRoles
    let account: String

    func perform(_ input: CreateRoleInput, for _: IAMCaller) async throws -> CreateRoleOutput {
        var draft = IAMRoles.Draft(name: input.roleName, trustPolicy: input.assumeRolePolicyDocument)
        draft.path = input.path
        draft.description = input.description
        draft.maxSessionDuration = input.maxSessionDuration
        draft.boundary = input.permissionsBoundary
        draft.tags = IAMResourceTag.list(input.tags)
        let created = try await roles.create(draft)
        return CreateRoleOutput(role: IAMModel.IAMRole(created.role, details: created.details, in: account))
    }
}
