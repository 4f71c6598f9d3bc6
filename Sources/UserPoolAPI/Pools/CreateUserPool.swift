import Directory
import Kernel
import UserPoolsModel
import Wire

/// Creates a pool and the keys that sign its tokens (UP-POOL).
struct CreateUserPool: Operation {
    let services: PoolServices

    func perform(_ input: CreateUserPoolInput, for caller: IAMCaller) async throws -> CreateUserPoolOutput {
        let settings = try PoolSettings(creation: input)
        try await services.triggers.require(settings.triggers, for: nil)
        try services.senders.require(settings.email)
        let pool = try await services.pools.create(
            input.poolName, in: caller.region, id: services.kept.pool, settings: settings,
            schema: (input.schema ?? []).map(AttributeRequest.init))
        return CreateUserPoolOutput(userPool: UserPoolType(pool, in: AccountRegion(of: caller), userCount: 0))
    }
}
