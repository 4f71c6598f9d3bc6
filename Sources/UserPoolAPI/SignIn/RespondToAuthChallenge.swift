import Kernel
import SignIn
import Wire
import WireModel

/// Answers the challenge that a sign-in stopped at, and takes the sign-in one step on (AUTH-GEN-05).
struct RespondToAuthChallenge: Operation {
    let signIn: SignIn

    func perform(_ input: RespondToAuthChallengeInput, for _: Anyone) async throws -> RespondToAuthChallengeOutput {
        let standing = try await signIn.answer(
            Challenge(rawValue: input.challengeName.rawValue), session: input.session?.exposed,
            SignInCall(
                client: ClientID(rawValue: input.clientId), parameters: Parameters(input.challengeResponses?.exposed)))
        return RespondToAuthChallengeOutput(AuthAnswer(standing))
    }
}
