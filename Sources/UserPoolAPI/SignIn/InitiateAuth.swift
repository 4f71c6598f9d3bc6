import Authentication
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Starts a sign-in. Returns tokens or the first challenge (AUTH-GEN-01).
///
/// A caller only needs the client id; the client's settings determine the permitted flows.
struct InitiateAuth: Operation {
    let authenticator: Authenticator

    func perform(_ input: InitiateAuthInput, for _: Anyone) async throws -> InitiateAuthOutput {
        let step = try await StatedContext.with(endpointIn: input.analyticsMetadata) {
            try await StatedContext.with(userIn: input.userContextData, of: input.clientId, by: authenticator) {
                try await authenticator.signIn(
                    try SignInRequest(
                        AuthFlow(input.authFlow), in: AuthParameters(input.authParameters), session: input.session,
                        client: input.clientId, origin: .app, clientMetadata: input.clientMetadata))
            }
        }
        return InitiateAuthOutput(try AuthenticationOutput(step))
    }
}
