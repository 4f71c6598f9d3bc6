import Accounts
import Kernel
import UserPoolsModel
import Wire

struct DeleteUserAttributes: Operation {
    let account: Account

    func perform(_ input: DeleteUserAttributesInput, for caller: AccessTokenIdentity) async throws
        -> DeleteUserAttributesOutput
    {
        try await account.remove(input.userAttributeNames, for: caller)
        return DeleteUserAttributesOutput()
    }
}
