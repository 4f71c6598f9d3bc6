import Authentication
import Kernel
import UserPoolsModel
import Wire

/// Answers a challenge. Returns tokens or the next challenge (AUTH-GEN-05).
struct RespondToAuthChallenge: Operation {
    let authenticator: Authenticator

    func perform(_ input: RespondToAuthChallengeInput, for _: Anyone) async throws -> RespondToAuthChallengeOutput {
        let step = try await StatedContext.with(endpointIn: input.analyticsMetadata) {
            try await StatedContext.with(userIn: input.userContextData, of: input.clientId, by: authenticator) {
                try await authenticator.signIn(
                    SignInRequest(
                        replyTo: input.challengeName.rawValue, session: input.session,
                        in: AuthParameters(input.challengeResponses),
                        client: input.clientId, origin: .app, clientMetadata: input.clientMetadata))
            }
        }
        return RespondToAuthChallengeOutput(try AuthenticationOutput(step))
    }
}
