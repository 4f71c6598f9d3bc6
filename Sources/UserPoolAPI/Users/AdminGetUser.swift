import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

struct AdminGetUser: Operation {
    let administration: Administration

    func perform(_ input: AdminGetUserInput, for _: IAMCaller) async throws -> AdminGetUserOutput {
        let profile = try await administration.profile(of: input.username, in: input.userPoolId)
        let user = profile.user
        return AdminGetUserOutput(
            enabled: user.enabled, mfaOptions: .of(profile.secondFactors),
            preferredMfaSetting: profile.preferredSecondFactor?.rawValue, userAttributes: Attributes.write(user),
            userCreateDate: user.createdAt, userLastModifiedDate: user.modifiedAt,
            userMFASettingList: profile.secondFactors.map(\.rawValue).nilIfEmpty,
            userStatus: UserStatusType(rawValue: user.status.rawValue), username: user.username)
    }
}
