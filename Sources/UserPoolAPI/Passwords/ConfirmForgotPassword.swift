import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Sets a new password with the code that `ForgotPassword` sent.
struct ConfirmForgotPassword: Operation {
    let recovery: Recovery

    func perform(_ input: ConfirmForgotPasswordInput, for _: Anyone) async throws -> ConfirmForgotPasswordOutput {
        try await StatedContext.with(deviceIn: input.userContextData, of: input.clientId) {
            try await recovery.resetPassword(
                PasswordReset(
                    of: input.username, to: input.password, code: input.confirmationCode,
                    through: ClientProof(input.clientId, secretHash: input.secretHash),
                    clientMetadata: input.clientMetadata))
        }
        return ConfirmForgotPasswordOutput()
    }
}
