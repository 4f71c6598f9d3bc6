import Accounts
import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Tokens

@testable import Factors
@testable import Transfer

/// A pool whose user has everything that is recognised by a hash.
struct MovingPool {
    let server: TestKit.TestServer
    let pool: UserPool
    let client: Client
    let user: UserID
    let tokens: IssuedTokens
    let device: TestDevice
    let browser: Secret<String>
    let codes: [Secret<String>]
    let schema: SnapshotSchema

    init(_ engine: Engine) async throws {
        (server, pool, client) = try await TestKit.TestServer.trackingDevices(engine)
        schema = try SnapshotSchema(Engine.tables, history: Engine.history)
        tokens = try await server.signIn("ann", by: client)
        device = try TestDevice(tokens.requireNewDevice(), at: server)
        try await device.confirm(tokens)
        let signedIn = try await server.signInOnPage(by: client)
        (user, browser) = (signedIn.user.id, signedIn.session)
        codes = try await server.secondFactorRecovery.createCodes(for: "ann", in: pool.id)
    }

    func manifest(_ schema: SnapshotSchema? = nil) -> SnapshotManifest {
        SnapshotManifest(pool: pool.id.rawValue, schema: schema ?? self.schema, release: "1.0.0")
    }

    func lines(of server: TestKit.TestServer? = nil, withSessions: Bool = true) async throws -> [String] {
        let server = server ?? self.server
        let reader = SnapshotReader(
            server.database, pools: .userPools(server.pools, cipher: server.cipher), schema: schema,
            cipher: server.cipher, withSessions: withSessions)
        var (lines, position): ([String], SnapshotReader.Position?) = ([], .start)
        while let next = position {
            let page = try await reader.page(of: pool.id.rawValue, at: next)
            lines += page.lines
            position = page.next
        }
        return lines
    }

    /// Another server, into which the lines were imported.
    func imported(
        _ lines: [String], into engine: Engine, as manifest: SnapshotManifest? = nil, hashSeed: UInt64 = 13
    ) async throws -> MovedPool {
        let target = try await SnapshotTarget(engine, hashSeed: hashSeed)
        try await target.importAll(lines, as: manifest ?? self.manifest())
        return MovedPool(origin: self, server: target.server)
    }
}

/// The pool at another server.
struct MovedPool {
    let origin: MovingPool
    let server: TestKit.TestServer

    func refresh(_ tokens: IssuedTokens? = nil, on device: DeviceKey? = nil) async throws -> IssuedTokens {
        try await server.begin(
            .refreshToken,
            with: [
                "REFRESH_TOKEN": (tokens ?? origin.tokens).refresh,
                "DEVICE_KEY": (device ?? origin.device.key).rawValue,
            ], by: origin.client
        ).tokens
    }

    func hasBrowserSession() async throws -> Bool {
        _ = try await server.settings.pool(origin.pool.id)
        return try await server.browserSession(origin.browser, in: origin.pool.id) != nil
    }

    func takes(_ code: Secret<String>) async throws -> Bool {
        _ = try await server.settings.pool(origin.pool.id)
        let codes = RecoveryCodes(server.database, world: server.world, cipher: server.cipher)
        guard case .success(let unused)? = try await codes.check(code, of: origin.user, in: origin.pool.id) else {
            return false
        }
        try await server.database.write { [origin] tx in try unused.use(of: origin.user, in: origin.pool.id, tx) }
        return true
    }
}
