import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the resource servers of a pool by identifier (UP-RS-12).
struct ListResourceServers: Operation {
    let servers: ResourceServers

    func perform(_ input: ListResourceServersInput, for _: IAMCaller) async throws -> ListResourceServersOutput {
        let page = try Self.page(input)
        let found = try await servers.list(in: input.userPoolId, after: page.after, limit: page.limit)
        return ListResourceServersOutput(
            nextToken: try Self.token(found.next), resourceServers: found.items.map { ResourceServerType($0) })
    }
}
