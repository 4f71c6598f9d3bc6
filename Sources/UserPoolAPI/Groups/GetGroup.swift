import Directory
import Kernel
import Wire
import WireModel

struct GetGroup: Operation {
    let groups: Groups

    func perform(_ input: GetGroupInput, for _: Administrator) async throws -> GetGroupOutput {
        let group = try await groups.require(input.groupName, in: UserPoolID(rawValue: input.userPoolId))
        return GetGroupOutput(group: GroupType(group))
    }
}
