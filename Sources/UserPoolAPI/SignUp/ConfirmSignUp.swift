import Kernel
import SignIn
import Wire
import WireModel

/// Confirms a sign-up with the code sent to the user's contact (SGN-SELF-08).
struct ConfirmSignUp: Operation {
    let confirmation: Confirmation

    func perform(_ input: ConfirmSignUpInput, for _: Anyone) async throws -> ConfirmSignUpOutput {
        try await confirmation.confirm(
            input.username, code: Secret(input.confirmationCode), client: ClientID(rawValue: input.clientId),
            secretHash: input.secretHash?.exposed, force: input.forceAliasCreation ?? false)
        return ConfirmSignUpOutput()
    }
}
