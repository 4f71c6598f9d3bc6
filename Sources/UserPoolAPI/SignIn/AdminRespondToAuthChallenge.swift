import Kernel
import SignIn
import Wire
import WireModel

/// Answers a challenge on behalf of a server that holds an access key (AUTH-ADM-01).
struct AdminRespondToAuthChallenge: Operation {
    let signIn: SignIn

    func perform(_ input: AdminRespondToAuthChallengeInput, for _: Administrator) async throws
        -> AdminRespondToAuthChallengeOutput
    {
        let standing = try await signIn.answer(
            Challenge(rawValue: input.challengeName.rawValue), session: input.session?.exposed,
            SignInCall(
                client: ClientID(rawValue: input.clientId), pool: UserPoolID(rawValue: input.userPoolId),
                parameters: Parameters(input.challengeResponses?.exposed)))
        return AdminRespondToAuthChallengeOutput(AuthAnswer(standing))
    }
}
