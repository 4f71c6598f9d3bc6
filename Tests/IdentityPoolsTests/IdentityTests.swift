import Kernel
import Storage
import TestKit
import Testing

@testable import IdentityPools

/// Identities and their logins: who gets which, what is linked and what is merged.
@Suite struct IdentityTests {
    private static let google = Login(.external, provider: "accounts.google.com", subject: "g-1")
    private static let facebook = Login(.external, provider: "graph.facebook.com", subject: "f-1")

    private func start(_ engine: Engine) async throws -> (TestServer, IdentityPoolRecord) {
        let server = try await TestServer(engine)
        return (server, try await server.identityPool { $0.loginProviders = ["accounts.google.com": "c"] })
    }

    private func isDisabled(_ id: IdentityID, _ server: TestServer) async throws -> Bool {
        try await server.identities.require(id).isDisabled
    }

    // POOL-GID-02, POOL-GID-04, POOL-OVR-16, POOL-OVR-17, IDP-03
    @Test(arguments: Engine.available)
    func `without logins each call gives a new identity with a random id`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        var ids: Set<IdentityID> = []
        for _ in 0..<20 { ids.insert(try await server.identities.unauthenticated(in: pool)) }
        #expect(ids.count == 20)
        for id in ids {
            let parts = id.rawValue.split(separator: ":")
            #expect(parts.first == "eu-test-1" && parts.count == 2 && parts[1].utf8.count == 36)
            #expect(parts[1].dropFirst(14).first == "4", "version 4: 122 bits are random")
        }
    }

    // POOL-GID-05, POOL-OVR-15, EXT-GEN-02
    @Test(arguments: Engine.available)
    func `a login keeps its identity, and further ones are linked to it`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let id = try await server.identities.identity(with: [Self.google], in: pool.id)
        #expect(try await server.identities.identity(with: [Self.google], in: pool.id) == id)
        #expect(try await server.identities.identity(with: [Self.google, Self.facebook], in: pool.id) == id)
        #expect(try await server.identities.identity(with: [Self.facebook], in: pool.id) == id)
        let summary = try await server.identities.describe(id)
        #expect(summary.providers == ["accounts.google.com", "graph.facebook.com"])
        let other = try await server.identityPool { $0.loginProviders = ["accounts.google.com": "c"] }
        #expect(try await server.identities.identity(with: [Self.google], in: other.id) != id)
    }

    // IDP-01
    @Test(arguments: Engine.available)
    func `logins of two identities are not merged by a call that names none`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let one = try await server.identities.identity(with: [Self.google], in: pool.id)
        let two = try await server.identities.identity(with: [Self.facebook], in: pool.id)
        await #expect(throws: IdentityRefusal.severalIdentities) {
            try await server.identities.identity(with: [Self.google, Self.facebook], in: pool.id)
        }
        for id in [one, two] { #expect(try await !isDisabled(id, server)) }
    }

    // POOL-LNK-01, POOL-LNK-03, SWI-GEN-01
    @Test(arguments: Engine.available)
    func `an identity without logins keeps its id when it gains one`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let id = try await server.identities.unauthenticated(in: pool)
        #expect(try await server.identities.resolve(id, with: [Self.google]) == id)
        let identity = try await server.identities.require(id)
        #expect(identity.isAuthenticated && !identity.isDisabled)
        #expect(throws: IdentityRefusal.forbidden(id)) { try Identities.requireUnauthenticated(identity, in: pool) }
    }

    // POOL-LNK-04, POOL-LNK-05, POOL-LNK-06, SWI-GEN-02, POOL-GOT-07, IDP-04
    @Test(arguments: Engine.available)
    func `an identity without logins becomes part of the one that has the login`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let user = try await server.identities.identity(with: [Self.google], in: pool.id)
        server.clock.advance(5)
        let device = try await server.identities.unauthenticated(in: pool)
        #expect(try await server.identities.resolve(device, with: [Self.google, Self.facebook]) == user)
        #expect(try await isDisabled(device, server))
        #expect(try await !isDisabled(user, server))
        #expect(try await server.identities.describe(user).providers.count == 2)
        // The disabled id alone yields nothing, and with the login it yields the user's identity.
        let disabled = try await server.identities.require(device)
        #expect(throws: IdentityRefusal.forbidden(device)) {
            try Identities.requireUnauthenticated(disabled, in: pool)
        }
        #expect(try await server.identities.resolve(device, with: [Self.google]) == user)
        let stranger = Login(.external, provider: "accounts.google.com", subject: "g-2")
        await #expect(throws: IdentityRefusal.forbidden(device)) {
            try await server.identities.resolve(device, with: [stranger])
        }
    }

    @Test(arguments: Engine.available)
    func `of two users' identities that are both proven the older one remains`(on engine: Engine) async throws {
        for namesOlder in [true, false] {
            let (server, pool) = try await start(engine)
            let older = try await server.identities.identity(with: [Self.google], in: pool.id)
            server.clock.advance(5)
            let newer = try await server.identities.identity(with: [Self.facebook], in: pool.id)
            let named = namesOlder ? older : newer
            let merged = try await server.identities.resolve(named, with: [Self.google, Self.facebook])
            #expect(merged == older)
            #expect(try await isDisabled(newer, server))
            #expect(try await server.identities.identity(with: [Self.facebook], in: pool.id) == older)
        }
    }

    // POOL-GOT-05, IDP-01, IDP-04
    @Test(arguments: Engine.available)
    func `a user's identity takes a login only with one of its own`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let user = try await server.identities.identity(with: [Self.google], in: pool.id)
        let other = try await server.identities.identity(with: [Self.facebook], in: pool.id)
        for logins in [[Self.facebook], [Login(.external, provider: "www.amazon.com", subject: "a-1")]] {
            await #expect(throws: IdentityRefusal.loginsDoNotMatch) {
                try await server.identities.resolve(user, with: logins)
            }
        }
        #expect(try await server.identities.identity(with: [Self.facebook], in: pool.id) == other)
    }

    // POOL-LNK-02
    @Test(arguments: Engine.available)
    func `an identity has one login of each provider`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let second = Login(.external, provider: "accounts.google.com", subject: "g-2")
        let user = try await server.identities.identity(with: [Self.google, Self.facebook], in: pool.id)
        await #expect(throws: IdentityRefusal.providerTaken("accounts.google.com")) {
            try await server.identities.resolve(user, with: [Self.facebook, second])
        }
        await #expect(throws: IdentityRefusal.providerTaken("accounts.google.com")) {
            try await server.identities.identity(with: [Self.facebook, second], in: pool.id)
        }
        let amazon = Login(.external, provider: "www.amazon.com", subject: "a-1")
        _ = try await server.identities.identity(with: [second, amazon], in: pool.id)
        await #expect(throws: IdentityRefusal.providerTaken("accounts.google.com")) {
            try await server.identities.resolve(user, with: [Self.facebook, amazon])
        }
        #expect(try await server.identities.describe(user).providers.count == 2)
    }

    // POOL-GID-03
    @Test(arguments: Engine.available)
    func `a pool may give no identity without a login`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.identityPool(allowsUnauthenticated: false) {
            $0.loginProviders = ["accounts.google.com": "c"]
        }
        await #expect(throws: IdentityPoolRefusal.unauthenticatedNotAllowed) {
            try await server.identities.unauthenticated(in: pool)
        }
    }

    @Test(arguments: Engine.available)
    func `one login that comes 32 times at once has one identity`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let race = await Race { _ in try await server.identities.identity(with: [Self.google], in: pool.id) }
        #expect(race.refusals.allSatisfy { $0 == StorageRefusal.contention } && race.winners.count > 1)
        #expect(race.losers.count == race.refusals.count)
        #expect(Set(race.winners).count == 1)
        let page = try await server.identities.list(in: pool.id, hidesDisabled: false, after: nil, limit: 60)
        #expect(page.items.count == 1)
    }

    @Test(arguments: Engine.available)
    func `one user identifier that comes 32 times at once has one identity`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let login = Login(.developer, provider: "login.example.com", subject: "ann")
        let race = await Race { _ in
            try await server.identities.identity(of: login, with: [], as: nil, in: pool.id)
        }
        #expect(race.losers.count == race.refusals.count && race.winners.count > 1)
        #expect(Set(race.winners).count == 1)
        let page = try await server.identities.list(in: pool.id, hidesDisabled: false, after: nil, limit: 60)
        #expect(page.items.count == 1)
    }

    // IDP-07
    @Test(arguments: Engine.available)
    func `a login is taken from an identity by proof of one of its logins`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let id = try await server.identities.identity(with: [Self.google, Self.facebook], in: pool.id)
        let amazon = Login(.external, provider: "www.amazon.com", subject: "a-1")
        let other = try await server.identities.identity(with: [amazon], in: pool.id)
        for proven in [
            [amazon], [Self.google, amazon], [Login(.external, provider: "accounts.google.com", subject: "g-2")],
        ] {
            await #expect(throws: IdentityRefusal.loginsDoNotMatch) {
                try await server.identities.unlink(["graph.facebook.com"], from: id, proven: proven)
            }
        }
        await #expect(throws: IdentityRefusal.loginNotFound("www.amazon.com")) {
            try await server.identities.unlink(["www.amazon.com"], from: id, proven: [Self.google])
        }
        try await server.identities.unlink(["graph.facebook.com"], from: id, proven: [Self.google])
        #expect(try await server.identities.describe(id).providers == ["accounts.google.com"])
        #expect(try await server.identities.identity(with: [Self.facebook], in: pool.id) != id, "a new identity")
        try await server.identities.unlink(["accounts.google.com"], from: id, proven: [Self.google])
        let left = try await server.identities.require(id)
        #expect(throws: IdentityRefusal.forbidden(id)) { try Identities.requireUnauthenticated(left, in: pool) }
        #expect(try await server.identities.describe(other).providers == ["www.amazon.com"])
    }

    @Test(arguments: Engine.available)
    func `identities are deleted with their logins, and unknown ones are reported`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let id = try await server.identities.identity(with: [Self.google], in: pool.id)
        let elsewhere = IdentityID(rawValue: "eu-test-2:" + server.world.uuid())
        let unknown = IdentityID.fresh(in: "eu-test-1", from: server.world)
        #expect(try await server.identities.delete([id, unknown, elsewhere], in: "eu-test-1") == [unknown, elsewhere])
        await #expect(throws: IdentityRefusal.notFound(id)) { try await server.identities.require(id) }
        #expect(try await server.identities.identity(with: [Self.google], in: pool.id) != id)
    }

    @Test(arguments: Engine.available)
    func `a list has every identity once, in pages, and can leave out disabled ones`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let user = try await server.identities.identity(with: [Self.google], in: pool.id)
        for _ in 0..<6 { try await server.identities.keep(try await server.identities.unauthenticated(in: pool)) }
        let merged = try await server.identities.unauthenticated(in: pool)
        _ = try await server.identities.resolve(merged, with: [Self.google])
        for (hides, count) in [(false, 8), (true, 7)] {
            var (seen, after): ([IdentityID], Cursor?) = ([], nil)
            repeat {
                let page = try await server.identities.list(in: pool.id, hidesDisabled: hides, after: after, limit: 3)
                seen += page.items.map(\.identity.id)
                after = page.next
            } while after != nil
            #expect(seen.count == count && Set(seen).count == count && seen.contains(user))
            #expect(seen.contains(merged) != hides)
        }
    }
}
