import Directory
import Kernel
import UserPoolsModel
import Wire

/// Replaces a client's settings. Missing ones are reset to their defaults; the secret stays (UP-APP-05), and so do the
/// settings of `SetUserPoolClientSessionConfiguration`.
struct UpdateUserPoolClient: Operation {
    let services: PoolServices

    func perform(_ input: UpdateUserPoolClientInput, for caller: IAMCaller) async throws
        -> UpdateUserPoolClientOutput
    {
        let settings = try ClientSettings(input)
        let client = try await services.clients.change(input.clientId, in: input.userPoolId) { client in
            let (session, risk) = (client.settings.browserSession, client.settings.risk)
            client.settings = settings
            (client.settings.browserSession, client.settings.risk) = (session, risk)
            client.name = input.clientName ?? client.name
        }
        return UpdateUserPoolClientOutput(userPoolClient: try services.describe(client, for: caller))
    }
}
