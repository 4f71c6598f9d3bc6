import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Confirms a sign-up with the code sent to the user's contact (SGN-SELF-08).
struct ConfirmSignUp: Operation {
    let confirmation: Confirmation

    func perform(_ input: ConfirmSignUpInput, for _: Anyone) async throws -> ConfirmSignUpOutput {
        let session = try await confirmation.confirm(
            input.username, code: input.confirmationCode,
            through: ClientProof(input.clientId, secretHash: input.secretHash),
            force: input.forceAliasCreation ?? false, session: input.session, clientMetadata: input.clientMetadata)
        return ConfirmSignUpOutput(session: session)
    }
}
