import Access
import Directory
import Kernel
import SignIn
import Storage
import UserPoolAPI

/// Another process has made the pool.
private struct AlreadyMade: Error {}

extension Demo {
    static let (publicName, serverName) = ("demo-app", "demo-server")

    /// Makes the pool with its clients in one transaction, in which the store also notes that it has one: of several
    /// processes that start at once, one makes it.
    ///
    /// Nil if another process was faster.
    static func make(_ house: House, _ configuration: Configuration) async throws -> Demo? {
        let made = Locked<Demo?>(nil)
        let foundation = PoolFoundation { pool in
            let (demo, clients) = try plan(pool, house)
            _ = made.exchange(demo)
            let now = house.cellar.world.now()
            return { tx in
                guard try StoreMarkTable(tx).claim(.demoPool, pool.rawValue, at: now) else { throw AlreadyMade() }
                for client in clients { try ClientTable(tx).insert(client) }
            }
        }
        var settings = PoolSettings()
        settings.autoVerifiedAttributes = [.email]
        let pools = Pools(
            house.cellar.database, world: house.cellar.world, region: configuration.region,
            foundations: [house.keys.foundation, foundation],
            cache: SettingsCache(house.cellar.database, world: house.cellar.world))
        do { _ = try await pools.create(poolName, settings: settings, schema: []) } catch is AlreadyMade { return nil }
        return made.read { $0 }
    }

    private static func plan(_ pool: UserPoolID, _ house: House) throws -> (Demo, [Client]) {
        let world = house.cellar.world
        let secret = Secret(world.text(of: 52, from: "0123456789abcdefghijklmnopqrstuvwxyz"))
        let app = client(publicName, [.allowUserSRP, .allowUserPassword, .allowRefreshToken], in: pool, world)
        var server = client(
            serverName, [.allowUserSRP, .allowUserPassword, .allowAdminUserPassword, .allowRefreshToken], in: pool,
            world)
        server.secret = try house.cellar.vault.seal(secret: secret, of: server.id, in: pool)
        return (Demo(pool: pool, publicClient: app.id, serverClient: (server.id, secret)), [app, server])
    }

    private static func client(
        _ name: String, _ flows: [ExplicitAuthFlow], in pool: UserPoolID, _ world: World
    ) -> Client {
        var settings = ClientSettings()
        settings.explicitAuthFlows = flows
        settings.existenceErrors = .enabled
        let now = world.now()
        return Client(
            id: .fresh(world), pool: pool, name: name, secret: nil, settings: settings, createdAt: now, modifiedAt: now)
    }
}
