import Kernel

/// The dependencies of the driver for hosted pages.
struct HostedUIDriver: Sendable {
    /// The endpoints, or the error in the configuration.
    var calls: Result<HostedUICalls, AWSMobileClientError> = .failure(
        .invalidConfiguration(message: "Auth.Default.OAuth is missing, so there are no hosted pages."))
    /// Whether the configuration has a section for hosted pages.
    var isNamed = false
    /// Keeps hosted sessions, under the id of their app client.
    var store: SessionStore?
    /// Shows the pages.
    let pages = Locked<any HostedUIPages>(SystemHostedUIPages())
    /// The pages whose redirect the app may pass on by `handleAuthResponse`.
    let inbox = RedirectInbox()

    var configuration: HostedUIConfiguration? { (try? calls.get())?.configuration }
}

extension HostedUIDriver {
    init(
        _ configuration: Result<ClientConfiguration, AWSMobileClientError>, store: any TokenStore, app: String,
        in environment: ClientEnvironment
    ) {
        guard let client = try? configuration.get() else { return }
        isNamed = client.namesHostedUI
        calls = client.hostedUI.map { hostedUI in
            HostedUICalls(
                configuration: hostedUI, transport: environment.transport.sending(userAgent: client.userAgent),
                world: environment.world, retries: environment.retries)
        }
        self.store = self.configuration.map { SessionStore(store, app: app, clientID: $0.clientID) }
    }
}
