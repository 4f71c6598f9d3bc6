import Directory
import Kernel
import Wire
import WireModel

/// Removes a group, if nobody is in it (UP-GRP-16).
struct DeleteGroup: Operation {
    let groups: Groups

    func perform(_ input: DeleteGroupInput, for _: Administrator) async throws -> DeleteGroupOutput {
        try await groups.delete(input.groupName, in: UserPoolID(rawValue: input.userPoolId))
        return DeleteGroupOutput()
    }
}
