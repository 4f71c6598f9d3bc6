import Directory
import Kernel
import Transfer
import UserPoolsModel
import Wire

/// Replaces a pool's settings. Missing ones are reset to their defaults (see `PoolSettings.updated`).
struct UpdateUserPool: Operation {
    let services: PoolServices

    func perform(_ input: UpdateUserPoolInput, for _: IAMCaller) async throws -> UpdateUserPoolOutput {
        try await UserImports.requireNone(in: input.userPoolId, of: services.database)
        try await services.triggers.require(try TriggerSettings(input.lambdaConfig), for: input.userPoolId)
        try services.senders.require(try EmailSettings(input.emailConfiguration))
        try await services.pools.change(input.userPoolId) { pool in
            pool.settings = try pool.settings.updated(by: input)
            pool.name = input.poolName ?? pool.name
        }
        return UpdateUserPoolOutput()
    }
}
