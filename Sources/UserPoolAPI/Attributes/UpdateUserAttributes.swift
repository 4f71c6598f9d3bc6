import Kernel
import SignIn
import Wire
import WireModel

/// The person changes what is known of them; a changed contact is to be proven anew (SGN-CHG).
struct UpdateUserAttributes: Operation {
    let account: Account

    func perform(_ input: UpdateUserAttributesInput, for caller: AccessTokenIdentity) async throws
        -> UpdateUserAttributesOutput
    {
        let details = try await account.update(try Attributes.read(input.userAttributes), caller)
        return UpdateUserAttributesOutput(codeDeliveryDetailsList: details.map(CodeDeliveryDetailsType.init))
    }
}
