import Authentication
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Starts a sign-in for a server with an access key (AUTH-ADM-01).
struct AdminInitiateAuth: Operation {
    let authenticator: Authenticator

    func perform(_ input: AdminInitiateAuthInput, for _: IAMCaller) async throws -> AdminInitiateAuthOutput {
        let step = try await StatedContext.with(endpointIn: input.analyticsMetadata) {
            try await StatedContext.with(userIn: input.contextData, of: input.clientId) {
                try await authenticator.signIn(
                    try SignInRequest(
                        AuthFlow(input.authFlow), in: AuthParameters(input.authParameters), session: input.session,
                        client: input.clientId, origin: .administrator(input.userPoolId),
                        clientMetadata: input.clientMetadata))
            }
        }
        return AdminInitiateAuthOutput(try AuthenticationOutput(step))
    }
}
