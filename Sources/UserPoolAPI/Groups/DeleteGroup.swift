import Directory
import Kernel
import Wire
import WireModel

/// Deletes a group and its memberships.
struct DeleteGroup: Operation {
    let groups: Groups

    func perform(_ input: DeleteGroupInput, for _: Administrator) async throws -> DeleteGroupOutput {
        try await groups.delete(input.groupName, in: UserPoolID(rawValue: input.userPoolId))
        return DeleteGroupOutput()
    }
}
