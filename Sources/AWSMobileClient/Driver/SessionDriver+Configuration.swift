import Kernel

extension SessionDriver {
    /// Makes the driver of a client. The calls that need a part which the configuration lacks throw the error.
    ///
    /// - Parameters:
    ///   - configuration: The configuration, or the error in it.
    ///   - name: The name of the configuration's entries.
    ///   - store: Keeps the session, the identity and the record of the sign-in.
    ///   - app: The app's bundle identifier or program name.
    ///   - environment: The client's transport, time and log.
    convenience init(
        _ configuration: Result<ClientConfiguration, AWSMobileClientError>, named name: String,
        store: any TokenStore, app: String, in environment: ClientEnvironment
    ) {
        let pool = Self.pool(configuration, in: environment)
        let identityPool = Self.identityPool(configuration, in: environment)
        let sessions = (try? pool.get()).map { calls in
            SessionStore(store, app: app, clientID: calls.pool.clientID.rawValue)
        }
        // Clients of other entries have records and identities of their own.
        let owner = name == "Default" ? app : "\(app).\(name)"
        let identities = (try? identityPool.get()).map { calls in
            CredentialsStore(store, app: owner, identityPoolID: calls.pool.id)
        }
        self.init(
            pool.map { $0.keepingDevices(with: sessions) },
            hostedUI: HostedUIDriver(configuration, store: store, app: app, in: environment), store: sessions,
            logins: LoginStore(store, app: owner), world: environment.world, log: environment.log,
            identity: IdentityAccess(pool: identityPool, store: identities))
    }

    private static func pool(
        _ configuration: Result<ClientConfiguration, AWSMobileClientError>, in environment: ClientEnvironment
    ) -> Result<PoolCalls, AWSMobileClientError> {
        configuration.flatMap { configuration in
            guard let pool = configuration.userPool else { return .failure(.noUserPool) }
            let wire = environment.wire(to: pool.origin, userAgent: configuration.userAgent)
            return .success(PoolCalls(pool: pool, wire: wire, world: environment.world, log: environment.log))
        }
    }

    private static func identityPool(
        _ configuration: Result<ClientConfiguration, AWSMobileClientError>, in environment: ClientEnvironment
    ) -> Result<IdentityPoolCalls, AWSMobileClientError> {
        configuration.flatMap { configuration in
            guard let pool = configuration.identityPool else { return .failure(.noIdentityPool) }
            let wire = environment.wire(to: pool.origin, userAgent: configuration.userAgent)
            return .success(IdentityPoolCalls(pool: pool, wire: wire, retries: environment.retries))
        }
    }
}
