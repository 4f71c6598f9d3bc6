import AccessControl
import IAMModel
import Wire

/// Creates a user without permissions and keys.
struct CreateUser: Operation {
    let users: IAMUsers
    let account: String

    func perform(_ input: CreateUserInput, for _: IAMCaller) async throws -> CreateUserOutput {
        let created = try await users.create(
            input.userName, path: input.path, boundary: input.permissionsBoundary,
            tags: IAMResourceTag.list(input.tags))
        return CreateUserOutput(user: IAMModel.IAMUser(created.user, details: created.details, in: account))
    }
}
