import Kernel
import SignIn
import Wire
import WireModel

/// Sets a new password with the code that `ForgotPassword` sent.
struct ConfirmForgotPassword: Operation {
    let recovery: Recovery

    func perform(_ input: ConfirmForgotPasswordInput, for _: Anyone) async throws -> ConfirmForgotPasswordOutput {
        try await recovery.finish(
            Recovery.Form(
                client: ClientID(rawValue: input.clientId), secretHash: input.secretHash?.exposed,
                username: input.username,
                code: Secret(input.confirmationCode), password: input.password))
        return ConfirmForgotPasswordOutput()
    }
}
