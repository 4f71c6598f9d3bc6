import Directory
import Kernel
import Wire
import WireModel

/// Removes a pool and everything in it, unless it is protected from that.
struct DeleteUserPool: Operation {
    let services: PoolServices

    func perform(_ input: DeleteUserPoolInput, for _: Administrator) async throws -> DeleteUserPoolOutput {
        try await services.pools.remove(UserPoolID(rawValue: input.userPoolId))
        return DeleteUserPoolOutput()
    }
}
