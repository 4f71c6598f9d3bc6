import Kernel
public import WireClient

/// Signs users up and in, keeps their session, and notifies the app when its state changes.
///
/// Each call is an `async` function, and has a form with a completion handler. Completion handlers are called once, on
/// a background queue, after the listeners. Each wait has a limit: see `signInWaitLimit`.
///
///     let client = AWSMobileClient.default()
///     let state = try await client.initialize()
///     if state == .signedOut { try await client.signIn(username: "jane", password: "…") }
///
/// There can be several clients, each with its own configuration, session and listeners.
public final class AWSMobileClient: Sendable {
    let driver: SessionDriver
    package let transport: Transport
    /// The settings for `AWSCognito`, or the error in the configuration.
    package let sync: Result<SyncSettings, AWSMobileClientError>

    /// The providers for drop-in sign-in that the configuration names.
    public let configuredProviders: [ConfiguredProvider]
    /// The attributes that the configuration requires of a new account; nil if it does not list any.
    let signUpAttributes: [String]?

    private static let standard = AWSMobileClient { try AWSConfigurationFile.find() }

    /// The client of the `awsconfiguration.json` in the app's bundle, else in the working directory.
    public class func `default`() -> AWSMobileClient { standard }

    /// Makes a client of a configuration in memory.
    ///
    /// Errors in the configuration are thrown by `initialize`, and by the calls that need the missing part.
    /// - Parameters:
    ///   - configuration: The content of an `awsconfiguration.json`, or of one of Amplify's files.
    ///   - name: The name of the entry in each section. Clients of several configurations need different names, so that
    ///     they do not share the record of how a user signed in.
    ///   - store: Keeps the session. By default the keychain; on Linux the desktop's keyring, or a file without a
    ///     keyring. Clients with the same app client id share a session there.
    ///   - transport: Sends the requests.
    public convenience init(
        configuration: [String: Any], named name: String = "Default", store: (any TokenStore)? = nil,
        transport: Transport = .urlSession()
    ) {
        self.init(named: name, store: store, transport: transport) { configuration }
    }

    /// Makes a client of a configuration file.
    ///
    /// - Parameters:
    ///   - path: The path of an `awsconfiguration.json`, or of one of Amplify's files.
    ///   - name: The name of the entry in each section.
    ///   - store: Keeps the session; see `init(configuration:named:store:transport:)`.
    ///   - transport: Sends the requests.
    public convenience init(
        configurationFile path: String, named name: String = "Default", store: (any TokenStore)? = nil,
        transport: Transport = .urlSession()
    ) {
        self.init(named: name, store: store, transport: transport) { try AWSConfigurationFile.read(path) }
    }

    init(
        named name: String = "Default", store: (any TokenStore)? = nil, transport: Transport = .urlSession(),
        world: World? = nil, clock: ClientClock? = nil,
        app: String = StandardTokenStore.app, _ configuration: () throws -> [String: Any]
    ) {
        let log = ClientLog()
        let transport = transport.logging(to: log)
        self.transport = transport
        let clock = clock ?? world.map(ClientClock.init(running:)) ?? .system
        let configuration = Self.read(configuration, named: name)
        configuredProviders = (try? configuration.get())?.providers ?? []
        signUpAttributes = (try? configuration.get())?.signUpAttributes
        sync = configuration.flatMap { $0.sync.map(Result.success) ?? .failure(.noIdentityPool) }
        driver = SessionDriver(
            configuration, named: name, store: store ?? StandardTokenStore.make(), app: app,
            in: ClientEnvironment(
                // Only the service's own responses set the clock, not the responses to the app's requests.
                transport: transport.setting(clock), world: World(now: clock.now, bytes: (world ?? .system).bytes),
                log: log))
    }

    deinit { driver.observers.end() }

    private static func read(
        _ sections: () throws -> [String: Any], named name: String
    ) -> Result<ClientConfiguration, AWSMobileClientError> {
        Result(reading: { try ClientConfiguration(AmplifyConfiguration.sections(of: sections()), named: name) })
    }
}
