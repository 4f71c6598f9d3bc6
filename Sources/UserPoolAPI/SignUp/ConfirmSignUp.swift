import Kernel
import SignIn
import Wire
import WireModel

/// A person proves with a code the contact they signed up with (SGN-SELF-08).
struct ConfirmSignUp: Operation {
    let confirmation: Confirmation

    func perform(_ input: ConfirmSignUpInput, for _: Anyone) async throws -> ConfirmSignUpOutput {
        try await confirmation.confirm(
            input.username, code: Secret(input.confirmationCode), client: ClientID(rawValue: input.clientId),
            secretHash: input.secretHash?.exposed, force: input.forceAliasCreation ?? false)
        return ConfirmSignUpOutput()
    }
}
