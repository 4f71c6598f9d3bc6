import Kernel
import SignIn
import Wire
import WireModel

struct AdminEnableUser: Operation {
    let administration: Administration

    func perform(_ input: AdminEnableUserInput, for _: Administrator) async throws -> AdminEnableUserOutput {
        try await administration.enable(input.username, in: UserPoolID(rawValue: input.userPoolId))
        return AdminEnableUserOutput()
    }
}
