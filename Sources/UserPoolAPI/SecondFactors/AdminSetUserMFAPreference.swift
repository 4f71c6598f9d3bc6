import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Enables, disables and prefers second factors of a user (UP-MFA-07).
struct AdminSetUserMFAPreference: Operation {
    let administration: Administration

    func perform(_ input: AdminSetUserMFAPreferenceInput, for _: IAMCaller) async throws
        -> AdminSetUserMFAPreferenceOutput
    {
        try await administration.setSecondFactors(try input.changes, of: input.username, in: input.userPoolId)
        return AdminSetUserMFAPreferenceOutput()
    }
}
