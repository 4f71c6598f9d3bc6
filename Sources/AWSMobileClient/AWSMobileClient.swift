import Kernel
public import WireClient

/// Signs users up and in, keeps their session, and tells the app when its state changes.
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

    private static let standard = AWSMobileClient { try AWSConfigurationFile.find() }

    /// The client of the `awsconfiguration.json` in the app's bundle, else in the working directory.
    public class func `default`() -> AWSMobileClient { standard }

    /// Makes a client of a configuration in memory.
    ///
    /// Errors in the configuration are thrown by `initialize`, and by the calls that need what is missing.
    /// - Parameters:
    ///   - configuration: The content of an `awsconfiguration.json`.
    ///   - store: Keeps the session. By default the keychain, on Linux the desktop's keyring, or a file if there is no
    ///     keyring; clients with the same app client id share a session there.
    ///   - transport: Sends the requests.
    public convenience init(
        configuration: [String: Any], store: (any TokenStore)? = nil, transport: Transport = .urlSession()
    ) {
        self.init(store: store, transport: transport) { configuration }
    }

    /// Makes a client of a configuration file.
    ///
    /// - Parameters:
    ///   - path: The path of an `awsconfiguration.json`.
    ///   - store: Keeps the session; see `init(configuration:store:transport:)`.
    ///   - transport: Sends the requests.
    public convenience init(
        configurationFile path: String, store: (any TokenStore)? = nil, transport: Transport = .urlSession()
    ) {
        self.init(store: store, transport: transport) { try AWSConfigurationFile.read(path) }
    }

    init(
        store: (any TokenStore)? = nil, transport: Transport = .urlSession(), world: World = .system,
        app: String = StandardTokenStore.app, _ configuration: () throws -> [String: Any]
    ) {
        let pool = Self.pool(configuration, transport, world)
        let sessions = (try? pool.get()).map { calls in
            SessionStore(store ?? StandardTokenStore.make(), app: app, clientID: calls.pool.clientID.rawValue)
        }
        driver = SessionDriver(pool, store: sessions, world: world)
    }

    private static func pool(
        _ configuration: () throws -> [String: Any], _ transport: Transport, _ world: World
    ) -> Result<PoolCalls, AWSMobileClientError> {
        do {
            let read = try ClientConfiguration(configuration())
            guard let pool = read.userPool else { return .failure(.noUserPool) }
            let wire = WireClient(origin: pool.origin, transport: transport.sending(userAgent: read.userAgent))
            return .success(PoolCalls(pool: pool, wire: wire, world: world))
        } catch let error as AWSMobileClientError {
            return .failure(error)
        } catch { return .failure(.invalidConfiguration(message: "\(error)")) }
    }
}

extension Transport {
    /// Adds the header `user-agent` to each request.
    fileprivate func sending(userAgent: String?) -> Transport {
        guard let userAgent else { return self }
        return Transport { request in
            var named = request
            named.headers.append(("user-agent", userAgent))
            return try await send(named)
        }
    }
}
