import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Turns text messages as a second factor of a user on or off (UP-MFA-14).
struct AdminSetUserSettings: Operation {
    let administration: Administration

    func perform(_ input: AdminSetUserSettingsInput, for _: IAMCaller) async throws -> AdminSetUserSettingsOutput {
        try await administration.setSecondFactors(
            [try SecondFactorChange.ofText(input.mfaOptions)], of: input.username, in: input.userPoolId)
        return AdminSetUserSettingsOutput()
    }
}
