import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Verifies a contact of the caller with the code that was sent to it.
struct VerifyUserAttribute: Operation {
    let account: Account

    func perform(_ input: VerifyUserAttributeInput, for caller: AccessTokenIdentity) async throws
        -> VerifyUserAttributeOutput
    {
        try await account.verify(input.attributeName, code: input.code, for: caller)
        return VerifyUserAttributeOutput()
    }
}
