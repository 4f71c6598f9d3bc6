import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Sends a code to reset a forgotten password (UP-SIGN-20).
struct ForgotPassword: Operation {
    let recovery: Recovery

    func perform(_ input: ForgotPasswordInput, for _: Anyone) async throws -> ForgotPasswordOutput {
        let details = try await recovery.requestCode(
            for: input.username, through: ClientProof(input.clientId, secretHash: input.secretHash),
            clientMetadata: input.clientMetadata)
        return ForgotPasswordOutput(codeDeliveryDetails: CodeDeliveryDetailsType(details))
    }
}
