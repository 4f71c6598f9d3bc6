import Accounts
import Authentication
import Kernel
import UserPoolsModel
import Wire

/// Starts the registration of an authenticator app, by an access token or by the session of `MFA_SETUP` (UP-MFA-19).
struct AssociateSoftwareToken: Operation {
    let account: Account
    let authenticator: Authenticator

    func perform(_ input: AssociateSoftwareTokenInput, for caller: AccessTokenIdentity?) async throws
        -> AssociateSoftwareTokenOutput
    {
        switch try SoftwareTokenCaller(caller, session: input.session) {
        case .user(let identity):
            return AssociateSoftwareTokenOutput(secretCode: try await account.associateSoftwareToken(identity))
        case .session(let session):
            let (secret, next) = try await authenticator.associateSoftwareToken(session)
            return AssociateSoftwareTokenOutput(secretCode: secret, session: next)
        }
    }
}
