import Accounts
import Kernel
import UserPoolsModel
import Wire

struct AdminEnableUser: Operation {
    let administration: Administration

    func perform(_ input: AdminEnableUserInput, for _: IAMCaller) async throws -> AdminEnableUserOutput {
        try await administration.enable(input.username, in: input.userPoolId)
        return AdminEnableUserOutput()
    }
}
