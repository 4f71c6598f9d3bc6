import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the resource servers of a pool by identifier (UP-RS-12).
struct ListResourceServers: PagedOperation {
    let servers: ResourceServers

    func perform(
        _ input: ListResourceServersInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListResourceServersOutput> {
        let found = try await servers.list(in: input.userPoolId, after: page.after, limit: page.limit)
        return Listed(
            ListResourceServersOutput(resourceServers: found.items.map { ResourceServerType($0) }),
            next: found.next)
    }
}
