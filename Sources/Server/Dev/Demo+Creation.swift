import AccessControl
import Cryptography
import Directory
import Kernel
import Storage
import Tokens
import UserPoolAPI

/// A pool of this kind was created before, by this process or another.
private struct DemoExistsError: Error {}

extension Demo {
    /// The names of the clients, by which they are found again.
    static let (publicName, serverName) = ("demo-app", "demo-server")
    static let scopes = ["openid", "email", "profile", "aws.cognito.signin.user.admin"]
    /// Where apps on this machine listen: on any port after a sign-in, on this one after a sign-out.
    static let signInRedirect = "http://127.0.0.1/signed-in"
    static let signOutRedirect = "http://127.0.0.1:47113/signed-out"

    /// Creates the pool and its clients.
    ///
    /// - Returns: Nil if another process has created the pool at the same time.
    static func create(on server: MartletServer, with configuration: Configuration) async throws -> Demo? {
        let made = Locked<Demo?>(nil)
        var settings = PoolSettings()
        settings.autoVerifiedAttributes = [.email]
        let isNew = try await create(poolName, as: .demoPool, settings: settings, on: server, with: configuration) {
            pool in
            let (demo, clients) = try plan(pool, on: server, with: configuration)
            _ = made.exchange(demo)
            return clients
        }
        return isNew ? made.read { $0 } : nil
    }

    /// Creates a pool and its clients in one transaction, which also records the pool's id in the store: if several
    /// processes start at once, one of them creates it.
    ///
    /// - Returns: False if the store has already recorded a pool.
    static func create(
        _ name: String, as property: StoreProperty, settings: PoolSettings, on server: MartletServer,
        with configuration: Configuration, clients: @escaping @Sendable (UserPoolID) throws -> [Client]
    ) async throws -> Bool {
        let creationStep = PoolCreationStep { pool in
            let clients = try clients(pool)
            let now = server.store.world.now()
            return { tx in
                guard try StorePropertyTable(tx).claim(property, value: pool.rawValue, at: now) else {
                    throw DemoExistsError()
                }
                for client in clients { try ClientTable(tx).insert(client) }
            }
        }
        let pools = Pools(
            server.store.database, tables: storedTables, world: server.store.world, region: configuration.region,
            quotas: configuration.quotas, creationSteps: [creationStep],
            cache: SettingsCache(server.store.database, cipher: server.store.cipher, world: server.store.world))
        do { _ = try await pools.create(name, settings: settings, schema: []) } catch is DemoExistsError {
            return false
        }
        return true
    }

    private static func plan(
        _ pool: UserPoolID, on server: MartletServer, with configuration: Configuration
    ) throws -> (demo: Demo, clients: [Client]) {
        let world = server.store.world
        let secret = Secret(world.text(of: 52, from: "0123456789abcdefghijklmnopqrstuvwxyz"))
        let app = app(in: pool, world: world, with: configuration)
        var serverApp = client(
            serverName, flows: [.allowUserSRP, .allowUserPassword, .allowAdminUserPassword, .allowRefreshToken],
            in: pool, world: world)
        serverApp.secrets = [
            ClientSecret(
                first: try server.store.cipher.seal(secret: secret, of: serverApp.id, in: pool), of: serverApp.id,
                createdAt: serverApp.createdAt)
        ]
        let demo = Demo(
            pool: pool, publicClient: app.id, serverClient: (serverApp.id, secret), hasAppRedirects: true)
        return (demo, [app, serverApp])
    }

    /// The client for apps, which browsers sign in to as well.
    static func app(in pool: UserPoolID, world: World, with configuration: Configuration) -> Client {
        var app = client(
            publicName, flows: [.allowUserSRP, .allowUserPassword, .allowRefreshToken], in: pool, world: world)
        app.settings.oauth = browserSettings(configuration)
        return app
    }

    /// Lets browsers sign in. The inbox serves as a callback: every developer has it, unlike an app.
    private static func browserSettings(_ configuration: Configuration) -> OAuthSettings {
        var settings = OAuthSettings()
        settings.enabled = true
        settings.flows = [.code]
        settings.scopes = scopes
        settings.callbackURLs = [callback(configuration), "http://localhost:3000/", signInRedirect]
        settings.logoutURLs = ["http://localhost:3000/", signOutRedirect]
        settings.identityProviders = ["COGNITO"]
        return settings
    }

    private static func callback(_ configuration: Configuration) -> String { "\(configuration.standardURL)/inbox" }

    /// The sign-in page of a client for apps.
    static func signInPage(of client: ClientID, with configuration: Configuration) -> String {
        let callback = PercentEncoding.encode(callback(configuration).utf8)
        return "\(configuration.standardURL)/login?client_id=\(client)&response_type=code&redirect_uri=\(callback)"
    }

    private static func client(
        _ name: String, flows: [ExplicitAuthFlow], in pool: UserPoolID, world: World
    ) -> Client {
        var settings = ClientSettings()
        settings.explicitAuthFlows = flows
        settings.existenceErrors = .enabled
        let now = world.now()
        return Client(
            id: .fresh(from: world), pool: pool, name: name, secret: nil, settings: settings, createdAt: now,
            modifiedAt: now)
    }
}
