import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Sends a code that verifies a contact (UP-VER-08).
struct GetUserAttributeVerificationCode: Operation {
    let account: Account

    func perform(_ input: GetUserAttributeVerificationCodeInput, for caller: AccessTokenIdentity) async throws
        -> GetUserAttributeVerificationCodeOutput
    {
        let details = try await account.sendCode(
            toVerify: input.attributeName, for: caller, clientMetadata: input.clientMetadata)
        return GetUserAttributeVerificationCodeOutput(codeDeliveryDetails: CodeDeliveryDetailsType(details))
    }
}
