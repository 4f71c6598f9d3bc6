import Kernel
import SignIn
import Wire
import WireModel

struct AdminDeleteUser: Operation {
    let administration: Administration

    func perform(_ input: AdminDeleteUserInput, for _: Administrator) async throws -> AdminDeleteUserOutput {
        try await administration.delete(input.username, in: UserPoolID(rawValue: input.userPoolId))
        return AdminDeleteUserOutput()
    }
}
