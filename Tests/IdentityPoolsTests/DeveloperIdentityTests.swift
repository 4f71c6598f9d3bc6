import Kernel
import TestKit
import Testing

@testable import IdentityPools

/// A developer's users: the back end vouches for them.
@Suite struct DeveloperIdentityTests {
    private static let provider = "login.example.com"
    private static let google = Login(.external, provider: "accounts.google.com", subject: "g-1")

    private func ann(_ name: String = "ann") -> Login { Login(.developer, provider: Self.provider, subject: name) }

    private func start(_ engine: Engine) async throws -> (TestServer, IdentityPoolRecord) {
        let server = try await TestServer(engine)
        return (server, try await server.identityPool { $0.developerProvider = Self.provider })
    }

    private func enter(
        _ server: TestServer, _ pool: IdentityPoolRecord, _ name: String = "ann", with logins: [Login] = [],
        as id: IdentityID? = nil
    ) async throws -> IdentityID {
        try await server.identities.identity(of: ann(name), with: logins, as: id, in: pool.id)
    }

    // POOL-GOD-04, POOL-GOD-05, DEV-TKN-03, DEV-IMPL-10
    @Test(arguments: Engine.available)
    func `a user identifier has one identity, whatever text it is`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let names = ["ann", "Ann", "ann@example.com", "4711", "caf\u{E9}", "cafe\u{301}"]
        var ids: [IdentityID] = []
        for name in names { ids.append(try await enter(server, pool, name)) }
        #expect(Set(ids).count == names.count, "compared by bytes")
        for (name, id) in zip(names, ids) { #expect(try await enter(server, pool, name) == id) }
        // Longer than what an index takes.
        let long = String(repeating: "\u{20AC}", count: 1024)
        #expect(try await enter(server, pool, long) == enter(server, pool, long))
    }

    // POOL-GOD-06, DEV-LNK-02
    @Test(arguments: Engine.available)
    func `further logins are linked, and lead to the same identity`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let id = try await enter(server, pool, with: [Self.google])
        #expect(try await server.identities.identity(with: [Self.google], in: pool.id) == id)
        #expect(try await enter(server, pool) == id)
        #expect(try await server.identities.describe(id).providers == ["accounts.google.com", Self.provider])
    }

    // DEV-TKN-02
    @Test(arguments: Engine.available)
    func `an identity without logins is converted, and one user identifier has no two`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let device = try await server.identities.unauthenticated(in: pool)
        #expect(try await enter(server, pool, as: device) == device)
        #expect(try await server.identities.require(device).isAuthenticated)
        let other = try await server.identities.unauthenticated(in: pool)
        await #expect(throws: IdentityRefusal.identifierTaken) { try await enter(server, pool, as: other) }
        #expect(try await enter(server, pool, as: device) == device)
    }

    // IDP-06
    @Test(arguments: Engine.available)
    func `an identity of another pool is unknown`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let other = try await server.identityPool { $0.developerProvider = Self.provider }
        let id = try await enter(server, other, "bob")
        await #expect(throws: IdentityRefusal.notFound(id)) { try await enter(server, pool, as: id) }
        await #expect(throws: IdentityRefusal.notFound(id)) {
            try await server.identities.lookUp(id, developer: nil, in: pool.id)
        }
        await #expect(throws: IdentityRefusal.identifierNotFound) {
            try await server.identities.lookUp(nil, developer: ann("bob"), in: pool.id)
        }
        await #expect(throws: IdentityRefusal.notFound(id)) {
            try await server.identities.unlink(ann("bob"), from: id, in: pool.id)
        }
        _ = try await enter(server, pool)
        await #expect(throws: IdentityRefusal.identifierNotFound) {
            try await server.identities.merge(ann("bob"), into: ann(), in: pool.id)
        }
    }

    // POOL-GOD-08, POOL-GOD-09
    @Test(arguments: Engine.available)
    func `identities merge by user identifiers or by a further login`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let (ann, bob) = (try await enter(server, pool), try await enter(server, pool, "bob"))
        #expect(try await server.identities.merge(self.ann("bob"), into: self.ann(), in: pool.id) == ann)
        #expect(try await enter(server, pool, "bob") == ann)
        #expect(try await server.identities.require(bob).isDisabled)
        #expect(try await server.identities.merge(self.ann("bob"), into: self.ann(), in: pool.id) == ann)
        server.clock.advance(5)
        let user = try await server.identities.identity(with: [Self.google], in: pool.id)
        #expect(try await enter(server, pool, with: [Self.google]) == ann)
        #expect(try await server.identities.require(user).isDisabled)
        // Two users of one provider are two users.
        let second = Login(.external, provider: "accounts.google.com", subject: "g-2")
        _ = try await enter(server, pool, "eve", with: [second])
        await #expect(throws: IdentityRefusal.providerTaken("accounts.google.com")) {
            try await server.identities.merge(self.ann("eve"), into: self.ann(), in: pool.id)
        }
    }

    @Test(arguments: Engine.available)
    func `an identity has at most twenty logins`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let id = try await enter(server, pool, "u0")
        for number in 1..<20 { #expect(try await enter(server, pool, "u\(number)", as: id) == id) }
        await #expect(throws: IdentityRefusal.tooManyLogins) { try await enter(server, pool, "u20", as: id) }
        _ = try await enter(server, pool, "u20")
        await #expect(throws: IdentityRefusal.tooManyLogins) {
            try await server.identities.merge(ann("u20"), into: ann("u0"), in: pool.id)
        }
    }

    @Test(arguments: Engine.available)
    func `a look-up needs one of both, which agree, and has pages`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let id = try await enter(server, pool)
        for name in ["carl", "bob"] { _ = try await enter(server, pool, name, as: id) }
        let other = try await enter(server, pool, "dora")
        let found = try await server.identities.lookUp(nil, developer: ann("bob"), in: pool.id)
        #expect(found.identity == id && found.identifiers.items == ["ann", "bob", "carl"])
        let first = try await server.identities.lookUp(id, developer: nil, in: pool.id, limit: 2).identifiers
        #expect(first.items == ["ann", "bob"] && first.next != nil)
        let rest = try await server.identities.lookUp(id, developer: nil, in: pool.id, after: first.next, limit: 2)
            .identifiers
        #expect(rest.items == ["carl"] && rest.next == nil)
        #expect(try await server.identities.lookUp(id, developer: ann("carl"), in: pool.id).identity == id)
        await #expect(throws: IdentityRefusal.identifierMismatch) {
            try await server.identities.lookUp(other, developer: ann(), in: pool.id)
        }
        await #expect(throws: InvalidInput.self) {
            try await server.identities.lookUp(nil, developer: nil, in: pool.id)
        }
    }

    // IDP-07
    @Test(arguments: Engine.available)
    func `a user identifier is taken from its own identity only`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let (ann, bob) = (try await enter(server, pool), try await enter(server, pool, "bob"))
        await #expect(throws: IdentityRefusal.identifierMismatch) {
            try await server.identities.unlink(self.ann(), from: bob, in: pool.id)
        }
        try await server.identities.unlink(self.ann(), from: ann, in: pool.id)
        #expect(try await enter(server, pool) != ann, "a new identity")
        await #expect(throws: IdentityRefusal.identifierNotFound) {
            try await server.identities.unlink(self.ann("carl"), from: ann, in: pool.id)
        }
    }
}
