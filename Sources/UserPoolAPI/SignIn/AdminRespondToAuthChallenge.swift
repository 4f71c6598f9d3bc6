import Kernel
import SignIn
import Wire
import WireModel

/// Answers a challenge for a server with an access key (AUTH-ADM-01).
struct AdminRespondToAuthChallenge: Operation {
    let authenticator: Authenticator

    func perform(_ input: AdminRespondToAuthChallengeInput, for _: Administrator) async throws
        -> AdminRespondToAuthChallengeOutput
    {
        let step = try await authenticator.answer(
            Challenge(rawValue: input.challengeName.rawValue), session: input.session?.exposed,
            SignInRequest(
                client: ClientID(rawValue: input.clientId), pool: UserPoolID(rawValue: input.userPoolId),
                parameters: AuthParameters(input.challengeResponses?.exposed)))
        return AdminRespondToAuthChallengeOutput(AuthAnswer(step))
    }
}
