import Directory
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

struct AdminRemoveUserFromGroup: Operation {
    let groups: Groups

    func perform(
        _ input: AdminRemoveUserFromGroupInput, for _: IAMCaller
    ) async throws -> AdminRemoveUserFromGroupOutput {
        try await groups.removeMember(input.username, from: input.groupName, in: input.userPoolId)
        return AdminRemoveUserFromGroupOutput()
    }
}
