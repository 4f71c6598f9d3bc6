import Directory
import Kernel
import Wire
import WireModel

/// Creates a pool and the keys that sign its tokens (UP-POOL).
struct CreateUserPool: Operation {
    let services: PoolServices

    func perform(_ input: CreateUserPoolInput, for _: Administrator) async throws -> CreateUserPoolOutput {
        let pool = try await services.pools.create(
            input.poolName, settings: PoolSettings(creation: input),
            schema: (input.schema ?? []).map(AttributeRequest.init))
        return CreateUserPoolOutput(userPool: UserPoolType(pool, in: services.accountRegion, userCount: 0))
    }
}
