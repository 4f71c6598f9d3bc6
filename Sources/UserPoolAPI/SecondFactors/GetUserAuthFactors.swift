import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Returns the factors of the caller.
struct GetUserAuthFactors: Operation {
    let account: Account

    func perform(_: GetUserAuthFactorsInput, for caller: AccessTokenIdentity) async throws
        -> GetUserAuthFactorsOutput
    {
        let profile = try await account.profile(of: caller)
        return GetUserAuthFactorsOutput(
            configuredUserAuthFactors: profile.firstFactors.map { AuthFactorType($0) },
            preferredMfaSetting: profile.preferredSecondFactor?.rawValue,
            userMFASettingList: profile.secondFactors.map(\.rawValue).nilIfEmpty, username: profile.user.username)
    }
}
