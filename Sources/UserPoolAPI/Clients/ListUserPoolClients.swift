import Directory
import Kernel
import UserPoolsModel
import Wire

struct ListUserPoolClients: PagedOperation {
    let services: PoolServices

    func perform(
        _ input: ListUserPoolClientsInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListUserPoolClientsOutput> {
        // Read first, so that a pool that does not exist is refused for any type.
        let found = try await services.clients.list(in: input.userPoolId, after: page.after, limit: page.limit)
        // Dynamic registration is not supported, so the list of such clients is empty.
        guard input.clientType != .dcr else { return Listed(ListUserPoolClientsOutput(userPoolClients: []), next: nil) }
        return Listed(
            ListUserPoolClientsOutput(
                userPoolClients: found.items.map {
                    UserPoolClientDescription(
                        clientId: $0.id, clientName: $0.name, userPoolId: $0.pool)
                }), next: found.next)
    }
}
