import Directory
import Kernel
import UserPoolsModel
import Wire

struct DescribeResourceServer: Operation {
    let servers: ResourceServers

    func perform(
        _ input: DescribeResourceServerInput, for _: IAMCaller
    ) async throws -> DescribeResourceServerOutput {
        let server = try await servers.require(input.identifier, in: input.userPoolId)
        return DescribeResourceServerOutput(resourceServer: ResourceServerType(server))
    }
}
