import Directory
import Kernel
import UserPoolsModel
import Wire

/// Creates a group in a pool (UP-GRP-01).
struct CreateGroup: Operation {
    let groups: Groups

    func perform(_ input: CreateGroupInput, for _: IAMCaller) async throws -> CreateGroupOutput {
        let group = try await groups.create(
            input.groupName, in: input.userPoolId, description: input.description,
            roleARN: input.roleArn, precedence: input.precedence)
        return CreateGroupOutput(group: GroupType(group))
    }
}
