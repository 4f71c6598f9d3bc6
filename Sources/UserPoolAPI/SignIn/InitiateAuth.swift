import Directory
import Kernel
import SignIn
import Wire
import WireModel

/// Opens a sign-in. Answers with tokens, or with the first challenge that stands before them (AUTH-GEN-01).
///
/// Callable by anyone who knows a client id; which flows a client may use is its own setting.
struct InitiateAuth: Operation {
    let authenticator: Authenticator

    func perform(_ input: InitiateAuthInput, for _: Anyone) async throws -> InitiateAuthOutput {
        let step = try await authenticator.begin(
            try AuthFlow(input.authFlow),
            SignInRequest(
                client: ClientID(rawValue: input.clientId), parameters: AuthParameters(input.authParameters?.exposed)))
        return InitiateAuthOutput(AuthAnswer(step))
    }
}
