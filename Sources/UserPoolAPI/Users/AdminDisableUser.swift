import Kernel
import SignIn
import Wire
import WireModel

/// Locks a person out; nothing they hold is good any more.
struct AdminDisableUser: Operation {
    let administration: Administration

    func perform(_ input: AdminDisableUserInput, for _: Administrator) async throws -> AdminDisableUserOutput {
        try await administration.disable(input.username, in: UserPoolID(rawValue: input.userPoolId))
        return AdminDisableUserOutput()
    }
}
