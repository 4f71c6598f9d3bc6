import Directory
import Kernel
import UserPoolsModel
import Wire

/// Sets whether the sessions of a pool's users are tracked, and how many a user may have.
struct SetUserPoolSessionConfiguration: Operation {
    let services: PoolServices

    func perform(_ input: SetUserPoolSessionConfigurationInput, for _: IAMCaller) async throws
        -> SetUserPoolSessionConfigurationOutput
    {
        let pool = try await services.pools.change(input.userPoolId) { pool in
            pool.settings.sessions = (pool.settings.sessions ?? SessionSettings()).with(
                isTracked: input.userSessionTracking == .enabled, maxPerUser: input.tokenSession.maxPerUser)
        }
        let shown = ShownSessionSettings(pool)
        return SetUserPoolSessionConfigurationOutput(
            tokenSession: shown.tokenSession, userPoolId: pool.id, userSessionTracking: shown.tracking)
    }
}
