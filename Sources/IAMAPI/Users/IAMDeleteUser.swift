import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Deletes a user without keys and policies.
struct IAMDeleteUser: Operation {
    let users: IAMUsers

    func perform(_ input: IAMDeleteUserInput, for _: IAMCaller) async throws -> IAMDeleteUserOutput {
        try await users.delete(input.userName)
        return IAMDeleteUserOutput()
    }
}
