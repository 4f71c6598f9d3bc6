import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Sends a new code to an unconfirmed user (UP-SIGN-13).
struct ResendConfirmationCode: Operation {
    let confirmation: Confirmation

    func perform(_ input: ResendConfirmationCodeInput, for _: Anyone) async throws -> ResendConfirmationCodeOutput {
        let details = try await confirmation.resendCode(
            to: input.username, through: ClientProof(input.clientId, secretHash: input.secretHash),
            clientMetadata: input.clientMetadata)
        return ResendConfirmationCodeOutput(codeDeliveryDetails: CodeDeliveryDetailsType(details))
    }
}
