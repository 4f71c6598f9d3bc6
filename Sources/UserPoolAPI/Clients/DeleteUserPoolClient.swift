import Directory
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Deletes a client, so that its apps can no longer sign in (UP-APP-06).
struct DeleteUserPoolClient: Operation {
    let services: PoolServices

    func perform(_ input: DeleteUserPoolClientInput, for _: IAMCaller) async throws -> DeleteUserPoolClientOutput {
        try await services.clients.remove(input.clientId, in: input.userPoolId)
        return DeleteUserPoolClientOutput()
    }
}
