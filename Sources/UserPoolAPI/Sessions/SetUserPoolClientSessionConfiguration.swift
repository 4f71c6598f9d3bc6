import Directory
import Kernel
import UserPoolsModel
import Wire

/// Sets how long a client accepts a browser session.
struct SetUserPoolClientSessionConfiguration: Operation {
    let services: PoolServices

    func perform(_ input: SetUserPoolClientSessionConfigurationInput, for _: IAMCaller) async throws
        -> SetUserPoolClientSessionConfigurationOutput
    {
        let client = try await services.clients.setBrowserSession(
            minutes: input.ssoSession.maxValidityMinutes, of: input.clientId, in: input.userPoolId)
        return SetUserPoolClientSessionConfigurationOutput(
            clientId: client.id, ssoSession: ClientSSOSessionConfigType(client), userPoolId: client.pool)
    }
}

extension ClientSSOSessionConfigType {
    /// The setting of `client`, or the default.
    init(_ client: Client) {
        self.init(maxValidityMinutes: client.settings.browserSession ?? ClientSettings.usualBrowserSession)
    }
}
