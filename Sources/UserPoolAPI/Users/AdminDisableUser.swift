import Kernel
import SignIn
import Wire
import WireModel

/// Disables a user: all tokens and sessions of the user become invalid.
struct AdminDisableUser: Operation {
    let administration: Administration

    func perform(_ input: AdminDisableUserInput, for _: Administrator) async throws -> AdminDisableUserOutput {
        try await administration.disable(input.username, in: UserPoolID(rawValue: input.userPoolId))
        return AdminDisableUserOutput()
    }
}
