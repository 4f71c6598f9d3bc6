import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Describes a user; the caller, if the request names no user.
struct IAMGetUser: Operation {
    let users: IAMUsers
    let account: String

    func perform(_ input: IAMGetUserInput, for caller: IAMCaller) async throws -> IAMGetUserOutput {
        // The account itself is not a user: it has neither a name nor a path.
        guard let name = try OwnedAccessKeys.Owner(input.userName, or: caller).userName else {
            throw ServiceError(.validation, "Must specify userName when calling with non-User credentials")
        }
        let found = try await users.get(name)
        return IAMGetUserOutput(user: IAMModel.IAMUser(found.user, details: found.details, in: account))
    }
}
