import Kernel
public import WireClient

/// Signs users up and in, keeps their session, and notifies the app when its state changes.
///
/// Each call is an `async` function, and has a form with a completion handler. Completion handlers are called once, on
/// a background queue, after the listeners. No call waits without end: see `signInWaitLimit`.
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
        let logged = transport.logging(to: log)
        self.transport = logged
        let clock = clock ?? world.map(ClientClock.init(running:)) ?? .system
        let world = World(now: clock.now, bytes: (world ?? .system).bytes)
        // Only the service's own responses set the clock, not the responses to the app's requests.
        let transport = logged.setting(clock)
        let read = Self.read(name, from: configuration)
        configuredProviders = (try? read.get().providers) ?? []
        signUpAttributes = (try? read.get())?.signUpAttributes
        sync = read.flatMap { read in read.sync.map(Result.success) ?? .failure(.noIdentityPool) }
        let pool = Self.pool(read, over: transport, in: world, log: log)
        let identityPool = Self.identityPool(read, over: transport, in: world)
        let store = store ?? StandardTokenStore.make()
        let sessions = (try? pool.get()).map { calls in
            SessionStore(store, app: app, clientID: calls.pool.clientID.rawValue)
        }
        let own = name == "Default" ? app : "\(app).\(name)"
        let identities = (try? identityPool.get()).map { calls in
            CredentialsStore(store, app: own, identityPoolID: calls.pool.id)
        }
        driver = SessionDriver(
            pool.map { $0.keepingDevices(with: sessions) },
            hostedUI: HostedUIDriver(read, store: store, app: app, transport: transport, world: world), store: sessions,
            logins: LoginStore(store, app: own), world: world, log: log,
            identity: IdentityAccess(pool: identityPool, store: identities))
    }

    deinit { driver.observers.end() }

    private static func read(
        _ name: String, from configuration: () throws -> [String: Any]
    ) -> Result<ClientConfiguration, AWSMobileClientError> {
        do {
            let sections = try AmplifyConfiguration.sections(of: configuration())
            return .success(try ClientConfiguration(sections, named: name))
        } catch let error as AWSMobileClientError {
            return .failure(error)
        } catch { return .failure(.invalidConfiguration(message: "\(error)")) }
    }

    private static func pool(
        _ read: Result<ClientConfiguration, AWSMobileClientError>, over transport: Transport, in world: World,
        log: ClientLog
    ) -> Result<PoolCalls, AWSMobileClientError> {
        read.flatMap { read in
            guard let pool = read.userPool else { return .failure(.noUserPool) }
            let wire = WireClient(origin: pool.origin, transport: transport.sending(userAgent: read.userAgent))
            return .success(PoolCalls(pool: pool, wire: wire, world: world, log: log))
        }
    }

    private static func identityPool(
        _ read: Result<ClientConfiguration, AWSMobileClientError>, over transport: Transport, in world: World
    ) -> Result<IdentityPoolCalls, AWSMobileClientError> {
        read.flatMap { read in
            guard let pool = read.identityPool else { return .failure(.noIdentityPool) }
            let wire = WireClient(origin: pool.origin, transport: transport.sending(userAgent: read.userAgent))
            return .success(IdentityPoolCalls(pool: pool, wire: wire, world: world))
        }
    }
}

extension Transport {
    /// Adds the header `user-agent` to each request.
    package func sending(userAgent: String?) -> Transport {
        guard let userAgent else { return self }
        return Transport { request in
            var named = request
            named.headers.append(("user-agent", userAgent))
            return try await send(named)
        }
    }
}
