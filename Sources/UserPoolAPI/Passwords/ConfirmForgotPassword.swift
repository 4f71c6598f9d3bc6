import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Sets a new password with the code that `ForgotPassword` sent.
struct ConfirmForgotPassword: Operation {
    let recovery: Recovery

    func perform(_ input: ConfirmForgotPasswordInput, for _: Anyone) async throws -> ConfirmForgotPasswordOutput {
        try await recovery.finish(
            Recovery.Form(
                client: input.clientId, secretHash: input.secretHash,
                username: input.username, code: input.confirmationCode,
                password: input.password, clientMetadata: input.clientMetadata))
        return ConfirmForgotPasswordOutput()
    }
}
