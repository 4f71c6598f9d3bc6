import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Returns the caller's attributes that the app may read (UP-PERM-04).
struct GetUser: Operation {
    let account: Account

    func perform(_: GetUserInput, for caller: AccessTokenIdentity) async throws -> GetUserOutput {
        let profile = try await account.profile(of: caller)
        return GetUserOutput(
            mfaOptions: .of(profile.secondFactors), preferredMfaSetting: profile.preferredSecondFactor?.rawValue,
            userAttributes: Attributes.write(profile.user),
            userMFASettingList: profile.secondFactors.map(\.rawValue).nilIfEmpty, username: profile.user.username)
    }
}
