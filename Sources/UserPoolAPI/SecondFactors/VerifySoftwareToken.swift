import Accounts
import Authentication
import Kernel
import UserPoolsModel
import Wire

/// Completes the registration of an authenticator app with its first code (UP-MFA-22).
struct VerifySoftwareToken: Operation {
    let account: Account
    let authenticator: Authenticator

    func perform(_ input: VerifySoftwareTokenInput, for caller: AccessTokenIdentity?) async throws
        -> VerifySoftwareTokenOutput
    {
        let (code, name) = (input.userCode, input.friendlyDeviceName)
        switch try SoftwareTokenCaller(caller, session: input.session) {
        case .user(let identity):
            try await account.verifySoftwareToken(code, deviceName: name, for: identity)
            return VerifySoftwareTokenOutput(status: .success)
        case .session(let session):
            let next = try await authenticator.verifySoftwareToken(code, deviceName: name, session: session)
            return VerifySoftwareTokenOutput(session: next, status: .success)
        }
    }
}
