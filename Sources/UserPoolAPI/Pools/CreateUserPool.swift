import Directory
import Kernel
import UserPoolsModel
import Wire

/// Creates a pool and the keys that sign its tokens (UP-POOL).
struct CreateUserPool: Operation {
    let services: PoolServices

    func perform(_ input: CreateUserPoolInput, for caller: Administrator) async throws -> CreateUserPoolOutput {
        let pool = try await services.pools.create(
            input.poolName, in: caller.region, settings: PoolSettings(creation: input),
            schema: (input.schema ?? []).map(AttributeRequest.init))
        return CreateUserPoolOutput(userPool: UserPoolType(pool, in: AccountRegion(of: caller), userCount: 0))
    }
}
