import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Changes the caller's attributes; a changed contact must be verified again (SGN-CHG).
struct UpdateUserAttributes: Operation {
    let account: Account

    func perform(_ input: UpdateUserAttributesInput, for caller: AccessTokenIdentity) async throws
        -> UpdateUserAttributesOutput
    {
        let details = try await account.update(
            try Attributes.read(input.userAttributes), for: caller, clientMetadata: input.clientMetadata)
        return UpdateUserAttributesOutput(codeDeliveryDetailsList: details.map(CodeDeliveryDetailsType.init))
    }
}
