import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Returns the factors of a user.
struct AdminGetUserAuthFactors: Operation {
    let administration: Administration

    func perform(_ input: AdminGetUserAuthFactorsInput, for _: IAMCaller) async throws
        -> AdminGetUserAuthFactorsOutput
    {
        let profile = try await administration.profile(of: input.username, in: input.userPoolId)
        return AdminGetUserAuthFactorsOutput(
            configuredUserAuthFactors: profile.firstFactors.map { AuthFactorType($0) },
            preferredMfaSetting: profile.preferredSecondFactor?.rawValue,
            userMFASettingList: profile.secondFactors.map(\.rawValue).nilIfEmpty, username: profile.user.username)
    }
}
