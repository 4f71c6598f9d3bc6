import Directory
import Kernel
import SignIn
import Wire
import WireModel

/// Starts a sign-in for a server with an access key (AUTH-ADM-01).
struct AdminInitiateAuth: Operation {
    let authenticator: Authenticator

    func perform(_ input: AdminInitiateAuthInput, for _: Administrator) async throws -> AdminInitiateAuthOutput {
        let step = try await authenticator.begin(
            try AuthFlow(input.authFlow),
            SignInRequest(
                client: ClientID(rawValue: input.clientId), pool: UserPoolID(rawValue: input.userPoolId),
                parameters: AuthParameters(input.authParameters?.exposed)))
        return AdminInitiateAuthOutput(AuthAnswer(step))
    }
}
