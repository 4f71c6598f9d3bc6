import Directory
import Kernel
import SignIn
import Wire
import WireModel

/// Opens a sign-in on behalf of a server that holds an access key (AUTH-ADM-01).
struct AdminInitiateAuth: Operation {
    let signIn: SignIn

    func perform(_ input: AdminInitiateAuthInput, for _: Administrator) async throws -> AdminInitiateAuthOutput {
        let standing = try await signIn.begin(
            try AuthFlow(input.authFlow),
            SignInCall(
                client: ClientID(rawValue: input.clientId), pool: UserPoolID(rawValue: input.userPoolId),
                parameters: Parameters(input.authParameters?.exposed)))
        return AdminInitiateAuthOutput(AuthAnswer(standing))
    }
}
