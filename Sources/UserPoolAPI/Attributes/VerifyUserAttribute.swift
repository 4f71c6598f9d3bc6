import Kernel
import SignIn
import Wire
import WireModel

/// Verifies a contact of the caller with the code that was sent to it.
struct VerifyUserAttribute: Operation {
    let account: Account

    func perform(_ input: VerifyUserAttributeInput, for caller: AccessTokenIdentity) async throws
        -> VerifyUserAttributeOutput
    {
        try await account.verify(input.attributeName, code: Secret(input.code), caller)
        return VerifyUserAttributeOutput()
    }
}
