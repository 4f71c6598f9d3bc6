import Directory
import Kernel
import Wire
import WireModel

/// Deletes a pool and its contents, unless deletion protection is on.
struct DeleteUserPool: Operation {
    let services: PoolServices

    func perform(_ input: DeleteUserPoolInput, for _: Administrator) async throws -> DeleteUserPoolOutput {
        try await services.pools.remove(UserPoolID(rawValue: input.userPoolId))
        return DeleteUserPoolOutput()
    }
}
