import Kernel
public import WireClient

/// Signs people up and in, keeps their session, and tells the app what became of it.
///
/// Each call exists twice: with a completion handler and as an `async` function. A completion handler is called exactly
/// once, on a background queue, after the listeners have heard of the change that the call made. No call waits without
/// end: see `signInWaitLimit`.
///
///     let client = AWSMobileClient.default()
///     let state = try await client.initialize()
///     if state == .signedOut { try await client.signIn(username: "jane", password: "…") }
///
/// Any number of clients can live side by side, each with its own configuration, session and listeners.
public final class AWSMobileClient: Sendable {
    let driver: SessionDriver

    private static let standard = AWSMobileClient { try ConfigurationFile.find() }

    /// The client of the `awsconfiguration.json` in the app's bundle, or else in the working directory.
    public class func `default`() -> AWSMobileClient { standard }

    /// A client of its own.
    ///
    /// What is wrong with the configuration is told by `initialize`, and by every call that needs what is missing.
    /// - Parameters:
    ///   - configuration: What `awsconfiguration.json` would hold.
    ///   - store: Where the session is kept. Without one it is the keychain, on Linux the desktop's keyring, or where
    ///     there is none a file; two clients of the same app client id share a session there, as two runs of the same
    ///     app do.
    ///   - transport: What carries requests.
    public convenience init(
        configuration: [String: Any], store: (any TokenStore)? = nil, transport: Transport = .urlSession()
    ) {
        self.init(store: store, transport: transport) { configuration }
    }

    /// A client of its own, with the configuration in the file at `path`; the rest as above.
    public convenience init(
        configurationFile path: String, store: (any TokenStore)? = nil, transport: Transport = .urlSession()
    ) {
        self.init(store: store, transport: transport) { try ConfigurationFile.read(path) }
    }

    init(
        store: (any TokenStore)? = nil, transport: Transport = .urlSession(), world: World = .system,
        app: String = StandardTokenStore.app, _ configuration: () throws -> [String: Any]
    ) {
        let pool = Self.pool(configuration, transport, world)
        let sessions = (try? pool.get()).map { calls in
            SessionStore(store ?? StandardTokenStore.make(), app: app, clientID: calls.pool.clientID)
        }
        driver = SessionDriver(pool, store: sessions, world: world)
    }

    private static func pool(
        _ configuration: () throws -> [String: Any], _ transport: Transport, _ world: World
    ) -> Result<PoolCalls, AWSMobileClientError> {
        do {
            let read = try ClientConfiguration(configuration())
            guard let pool = read.userPool else { return .failure(.noUserPool) }
            let wire = WireClient(origin: pool.origin, transport: transport.calling(itself: read.userAgent))
            return .success(PoolCalls(pool: pool, wire: wire, world: world))
        } catch let error as AWSMobileClientError {
            return .failure(error)
        } catch { return .failure(.invalidConfiguration(message: "\(error)")) }
    }
}

extension Transport {
    /// This transport, saying in each request what the app is called.
    fileprivate func calling(itself name: String?) -> Transport {
        guard let name else { return self }
        return Transport { request in
            var named = request
            named.headers.append(("user-agent", name))
            return try await send(named)
        }
    }
}
