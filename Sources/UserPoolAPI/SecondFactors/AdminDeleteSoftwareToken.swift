import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Deletes the authenticator app of a user who has lost it.
struct AdminDeleteSoftwareToken: Operation {
    let administration: Administration

    func perform(_ input: AdminDeleteSoftwareTokenInput, for _: IAMCaller) async throws
        -> AdminDeleteSoftwareTokenOutput
    {
        try await administration.deleteSoftwareToken(of: input.username, in: input.userPoolId)
        return AdminDeleteSoftwareTokenOutput()
    }
}
