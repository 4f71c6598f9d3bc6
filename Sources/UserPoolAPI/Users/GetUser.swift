import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Returns the caller's attributes that the app may read (UP-PERM-04).
struct GetUser: Operation {
    let account: Account

    func perform(_ input: GetUserInput, for caller: AccessTokenIdentity) async throws -> GetUserOutput {
        let user = try await account.show(caller)
        return GetUserOutput(userAttributes: Attributes.write(user), username: user.username)
    }
}
