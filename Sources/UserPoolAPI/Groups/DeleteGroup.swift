import Directory
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Deletes a group and its memberships.
struct DeleteGroup: Operation {
    let groups: Groups

    func perform(_ input: DeleteGroupInput, for _: IAMCaller) async throws -> DeleteGroupOutput {
        try await groups.delete(input.groupName, in: input.userPoolId)
        return DeleteGroupOutput()
    }
}
