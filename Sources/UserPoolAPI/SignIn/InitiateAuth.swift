import Directory
import Kernel
import SignIn
import Wire
import WireModel

/// Opens a sign-in. Answers with tokens, or with the first challenge that stands before them (AUTH-GEN-01).
///
/// Callable by anyone who knows a client id; which flows a client may use is its own setting.
struct InitiateAuth: Operation {
    let signIn: SignIn

    func perform(_ input: InitiateAuthInput, for _: Anyone) async throws -> InitiateAuthOutput {
        let standing = try await signIn.begin(
            try AuthFlow(input.authFlow),
            SignInCall(
                client: ClientID(rawValue: input.clientId), parameters: Parameters(input.authParameters?.exposed)))
        return InitiateAuthOutput(AuthAnswer(standing))
    }
}
