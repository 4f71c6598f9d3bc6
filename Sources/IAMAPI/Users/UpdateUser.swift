import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Changes the name or the path of a user. The caller also needs the permission for the user with the new ones.
struct UpdateUser: Operation {
    let users: IAMUsers
    let authorizer: Authorizer

    func perform(_ input: UpdateUserInput, for caller: IAMCaller) async throws -> UpdateUserOutput {
        try await authorizer.requireRenaming(
            input.userName, toName: input.newUserName, path: input.newPath, for: caller)
        try await users.update(input.userName, newName: input.newUserName, newPath: input.newPath)
        return UpdateUserOutput()
    }
}
