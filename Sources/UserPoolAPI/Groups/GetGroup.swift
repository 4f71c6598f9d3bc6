import Directory
import Kernel
import UserPoolsModel
import Wire

struct GetGroup: Operation {
    let groups: Groups

    func perform(_ input: GetGroupInput, for _: IAMCaller) async throws -> GetGroupOutput {
        let group = try await groups.require(input.groupName, in: input.userPoolId)
        return GetGroupOutput(group: GroupType(group))
    }
}
