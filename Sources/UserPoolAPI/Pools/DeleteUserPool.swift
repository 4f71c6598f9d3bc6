import Directory
import Kernel
import Transfer
import UserPoolsModel
import Wire
import WireRuntime

/// Deletes a pool and its contents, unless deletion protection is on.
struct DeleteUserPool: Operation {
    let services: PoolServices

    func perform(_ input: DeleteUserPoolInput, for _: IAMCaller) async throws -> DeleteUserPoolOutput {
        try await UserImports.requireNone(in: input.userPoolId, of: services.database)
        try await services.pools.remove(input.userPoolId)
        return DeleteUserPoolOutput()
    }
}
