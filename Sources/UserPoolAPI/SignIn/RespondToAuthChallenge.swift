import Kernel
import SignIn
import Wire
import WireModel

/// Answers a challenge. Returns tokens or the next challenge (AUTH-GEN-05).
struct RespondToAuthChallenge: Operation {
    let authenticator: Authenticator

    func perform(_ input: RespondToAuthChallengeInput, for _: Anyone) async throws -> RespondToAuthChallengeOutput {
        let step = try await authenticator.answer(
            Challenge(rawValue: input.challengeName.rawValue), session: input.session?.exposed,
            SignInRequest(
                client: ClientID(rawValue: input.clientId),
                parameters: AuthParameters(input.challengeResponses?.exposed)))
        return RespondToAuthChallengeOutput(AuthAnswer(step))
    }
}
