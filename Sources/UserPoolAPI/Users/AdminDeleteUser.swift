import Accounts
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

struct AdminDeleteUser: Operation {
    let administration: Administration

    func perform(_ input: AdminDeleteUserInput, for _: IAMCaller) async throws -> AdminDeleteUserOutput {
        try await administration.delete(input.username, in: input.userPoolId)
        return AdminDeleteUserOutput()
    }
}
