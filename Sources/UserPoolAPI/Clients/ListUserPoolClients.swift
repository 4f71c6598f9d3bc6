import Directory
import Kernel
import UserPoolsModel
import Wire

struct ListUserPoolClients: Operation {
    let services: PoolServices

    func perform(_ input: ListUserPoolClientsInput, for _: IAMCaller) async throws -> ListUserPoolClientsOutput {
        let page = try Self.page(input)
        let found = try await services.clients.list(
            in: input.userPoolId, after: page.after, limit: page.limit)
        // Dynamic registration does not exist here, so a list of such clients is empty.
        guard input.clientType != .dcr else { return ListUserPoolClientsOutput(userPoolClients: []) }
        return ListUserPoolClientsOutput(
            nextToken: try Self.token(found.next),
            userPoolClients: found.items.map {
                UserPoolClientDescription(
                    clientId: $0.id, clientName: $0.name, userPoolId: $0.pool)
            })
    }
}
