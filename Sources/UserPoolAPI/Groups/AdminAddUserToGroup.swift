import Directory
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Adds a user to a group; a user can be in several (UP-GRP-04).
struct AdminAddUserToGroup: Operation {
    let groups: Groups

    func perform(_ input: AdminAddUserToGroupInput, for _: IAMCaller) async throws -> AdminAddUserToGroupOutput {
        try await groups.addMember(input.username, to: input.groupName, in: input.userPoolId)
        return AdminAddUserToGroupOutput()
    }
}
