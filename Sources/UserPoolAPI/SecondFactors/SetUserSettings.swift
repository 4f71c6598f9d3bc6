import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Turns text messages as a second factor of the caller on or off (UP-MFA-14).
struct SetUserSettings: Operation {
    let account: Account

    func perform(_ input: SetUserSettingsInput, for caller: AccessTokenIdentity) async throws -> SetUserSettingsOutput {
        try await account.setSecondFactors([try SecondFactorChange.ofText(input.mfaOptions)], for: caller)
        return SetUserSettingsOutput()
    }
}
