import Directory
import Kernel
import UserPoolsModel
import Wire

/// Deletes one of a client's two secrets. It then no longer authenticates anything.
struct DeleteUserPoolClientSecret: Operation {
    let services: PoolServices

    func perform(
        _ input: DeleteUserPoolClientSecretInput, for _: IAMCaller
    ) async throws -> DeleteUserPoolClientSecretOutput {
        try await services.clients.removeSecret(input.clientSecretId, of: input.clientId, in: input.userPoolId)
        return DeleteUserPoolClientSecretOutput()
    }
}
