import Directory
import Kernel
import SignIn
import Wire
import WireModel

/// Starts a sign-in. Returns tokens or the first challenge (AUTH-GEN-01).
///
/// A caller needs only the client id; the client's settings say which flows it may use.
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
