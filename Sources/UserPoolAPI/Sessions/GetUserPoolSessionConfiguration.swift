import Directory
import Kernel
import Storage
import UserPoolsModel
import Wire

/// Returns whether the sessions of a pool's users are tracked, and how many a user may have.
struct GetUserPoolSessionConfiguration: Operation {
    let services: PoolServices

    func perform(_ input: GetUserPoolSessionConfigurationInput, for _: IAMCaller) async throws
        -> GetUserPoolSessionConfigurationOutput
    {
        let id = input.userPoolId
        let shown = ShownSessionSettings(try await services.database.read { try PoolTable($0).require(id) })
        return GetUserPoolSessionConfigurationOutput(
            tokenSession: shown.tokenSession, userPoolId: id, userSessionTracking: shown.tracking)
    }
}
