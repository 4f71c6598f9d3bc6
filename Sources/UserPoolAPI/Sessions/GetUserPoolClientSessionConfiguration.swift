import Directory
import Kernel
import UserPoolsModel
import Wire

/// Returns how long a client accepts a browser session.
struct GetUserPoolClientSessionConfiguration: Operation {
    let services: PoolServices

    func perform(_ input: GetUserPoolClientSessionConfigurationInput, for _: IAMCaller) async throws
        -> GetUserPoolClientSessionConfigurationOutput
    {
        let client = try await services.clients.require(input.clientId, in: input.userPoolId)
        return GetUserPoolClientSessionConfigurationOutput(
            clientId: client.id, ssoSession: ClientSSOSessionConfigType(client), userPoolId: client.pool)
    }
}
