import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

struct AdminGetUser: Operation {
    let administration: Administration

    func perform(_ input: AdminGetUserInput, for _: Administrator) async throws -> AdminGetUserOutput {
        let user = try await administration.find(input.username, in: input.userPoolId)
        return AdminGetUserOutput(
            enabled: user.enabled, userAttributes: Attributes.write(user), userCreateDate: user.createdAt,
            userLastModifiedDate: user.modifiedAt, userStatus: UserStatusType(rawValue: user.status.rawValue),
            username: user.username)
    }
}
