import Directory
import Kernel
import UserPoolsModel
import Wire

/// Changes a group; members that the request leaves out stay as they are.
struct UpdateGroup: Operation {
    let groups: Groups

    func perform(_ input: UpdateGroupInput, for _: IAMCaller) async throws -> UpdateGroupOutput {
        let group = try await groups.change(input.groupName, in: input.userPoolId) { group in
            group.description = input.description ?? group.description
            group.roleARN = input.roleArn ?? group.roleARN
            group.precedence = input.precedence ?? group.precedence
        }
        return UpdateGroupOutput(group: GroupType(group))
    }
}
