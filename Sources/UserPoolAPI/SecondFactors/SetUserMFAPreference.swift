import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Enables, disables and prefers second factors of the caller (UP-MFA-07).
struct SetUserMFAPreference: Operation {
    let account: Account

    func perform(_ input: SetUserMFAPreferenceInput, for caller: AccessTokenIdentity) async throws
        -> SetUserMFAPreferenceOutput
    {
        try await account.setSecondFactors(try input.changes, for: caller)
        return SetUserMFAPreferenceOutput()
    }
}
