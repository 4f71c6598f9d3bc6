import Directory
import Kernel
import Wire
import WireModel

struct AdminRemoveUserFromGroup: Operation {
    let groups: Groups

    func perform(
        _ input: AdminRemoveUserFromGroupInput, for _: Administrator
    ) async throws -> AdminRemoveUserFromGroupOutput {
        try await groups.removeMember(input.username, from: input.groupName, in: UserPoolID(rawValue: input.userPoolId))
        return AdminRemoveUserFromGroupOutput()
    }
}
