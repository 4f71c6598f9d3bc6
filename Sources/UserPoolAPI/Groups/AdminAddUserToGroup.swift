import Directory
import Kernel
import Wire
import WireModel

/// Puts a person into a group; a person can be in several (UP-GRP-04).
struct AdminAddUserToGroup: Operation {
    let groups: Groups

    func perform(_ input: AdminAddUserToGroupInput, for _: Administrator) async throws -> AdminAddUserToGroupOutput {
        try await groups.addMember(input.username, to: input.groupName, in: UserPoolID(rawValue: input.userPoolId))
        return AdminAddUserToGroupOutput()
    }
}
