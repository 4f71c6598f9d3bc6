import Authentication
import Kernel
import UserPoolsModel
import Wire

/// Answers a challenge for a server with an access key (AUTH-ADM-01).
struct AdminRespondToAuthChallenge: Operation {
    let authenticator: Authenticator

    func perform(_ input: AdminRespondToAuthChallengeInput, for _: IAMCaller) async throws
        -> AdminRespondToAuthChallengeOutput
    {
        let step = try await StatedContext.with(endpointIn: input.analyticsMetadata) {
            try await StatedContext.with(userIn: input.contextData, of: input.clientId) {
                try await authenticator.signIn(
                    SignInRequest(
                        replyTo: input.challengeName.rawValue, session: input.session,
                        in: AuthParameters(input.challengeResponses),
                        client: input.clientId, origin: .administrator(input.userPoolId),
                        clientMetadata: input.clientMetadata))
            }
        }
        return AdminRespondToAuthChallengeOutput(try AuthenticationOutput(step))
    }
}
