import Accounts
import Directory
import Kernel
import TestKit
import Testing

@testable import Tokens

/// The sessions of a user in a pool that tracks them.
@Suite struct TrackedSessionTests {
    private func tracked(_ engine: Engine, max: Int = 20) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { $0.sessions = SessionSettings().with(isTracked: true, maxPerUser: max) })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client)
    }

    private func signIn(_ server: TestServer, _ client: Client, from address: String, on name: String) async throws
        -> IssuedTokens
    {
        try await CallerAgent.$current.withValue(CallerAgent(name, address: address)) {
            try await server.signIn("ann", by: client)
        }
    }

    @Test(arguments: Engine.available)
    func `a user sees where and when each session was used last`(on engine: Engine) async throws {
        let (server, pool, client) = try await tracked(engine)
        let other = try await server.client(in: pool)
        let began = server.clock.now
        let one = try await signIn(
            server, client, from: "192.0.2.1", on: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0")
        server.clock.advance(5)
        let two = try await signIn(server, other, from: "2001:db8::1", on: "Boto3/1.44 os/linux")
        let identity = try await server.identity(of: two)
        let sessions = try await server.account.sessions(identity)
        #expect(sessions.map(\.client) == [other.id, client.id])
        #expect(sessions.map(\.createdAt) == [began.advanced(seconds: 5), began])
        #expect(sessions.map(\.activity.address) == ["2001:db8::1", "192.0.2.1"])
        #expect(sessions.map(\.activity.device) == ["Boto3 on Linux", "Firefox on Linux"])
        #expect(sessions[0].id == .token(identity.session) && sessions.allSatisfy { $0.origin == nil })
        let shown = try await server.administration.sessions(of: "ann", in: pool.id)
        #expect(shown.map(\.id) == sessions.map(\.id))
        // A refresh is an activity, of which at most one a minute is written.
        server.clock.advance(54)
        _ = try await CallerAgent.$current.withValue(CallerAgent("curl/8", address: "192.0.2.9")) {
            try await server.exchange(one.refresh, by: client)
        }
        #expect(try await server.account.sessions(identity).map(\.activity.address) == ["2001:db8::1", "192.0.2.1"])
        server.clock.advance(1)
        _ = try await CallerAgent.$current.withValue(CallerAgent("curl/8", address: "192.0.2.9")) {
            try await server.exchange(one.refresh, by: client)
        }
        let after = try await server.account.sessions(identity)
        #expect(after.map(\.client) == [client.id, other.id])
        #expect(after[0].activity.address == "192.0.2.9" && after[0].activity.device == "curl")
        #expect(after[0].activity.at == began.advanced(seconds: 60) && after[0].createdAt == began)
        // What has expired is not listed.
        server.clock.advance(31 * 86_400)
        #expect(try await server.administration.sessions(of: "ann", in: pool.id).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `the sign-in beyond the limit ends the session that was used least`(on engine: Engine) async throws {
        let (server, pool, client) = try await tracked(engine, max: 3)
        var tokens: [IssuedTokens] = []
        for _ in 1...3 {
            tokens.append(try await server.signIn("ann", by: client))
            server.clock.advance(100)
        }
        _ = try await server.exchange(tokens[0].refresh, by: client)
        tokens.append(try await server.signIn("ann", by: client))
        #expect(try await refusal { try await server.identity(of: tokens[1]) } == AccessTokenRefusal.revoked)
        for live in [tokens[0], tokens[2], tokens[3]] { _ = try await server.identity(of: live) }
        // A lower limit counts from the next sign-in.
        try await server.pools(Quotas()).change(pool.id) { $0.settings.sessions?.maxPerUser = 1 }
        server.settings.forgetAll()
        #expect(try await server.administration.sessions(of: "ann", in: pool.id).count == 3)
        let last = try await server.signIn("ann", by: client)
        #expect(try await server.administration.sessions(of: "ann", in: pool.id).count == 1)
        _ = try await server.identity(of: last)
        // Another user's sessions are not counted.
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        _ = try await server.signIn("bob", by: client)
        _ = try await server.identity(of: last)
    }

    @Test(arguments: Engine.available)
    func `sign-ins at the same time stay within the limit`(on engine: Engine) async throws {
        let (server, pool, client) = try await tracked(engine, max: 2)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...6 { group.addTask { _ = try await server.signIn("ann", by: client) } }
            try await group.waitForAll()
        }
        #expect(try await server.administration.sessions(of: "ann", in: pool.id).count == 2)
    }

    @Test(arguments: Engine.available)
    func `a user ends another session, an administrator any`(on engine: Engine) async throws {
        let (server, pool, client) = try await tracked(engine)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let (one, two) = (try await server.signIn("ann", by: client), try await server.signIn("ann", by: client))
        let bob = try await server.signIn("bob", by: client)
        let identity = try await server.identity(of: two)
        let ids = try await [one, two, bob].asyncMap { tokens in
            try #require(TrackedSessionID.token(try await server.identity(of: tokens).session).text)
        }
        func end(_ id: String) async throws { try await server.account.endSession(id, isLinked: false, for: identity) }
        #expect(try await refusal { try await end(ids[1]) } == SessionRefusal.isCurrent)
        for id in [ids[2], "sso" + ids[0].dropFirst(3), "tkn" + String(repeating: "z", count: 25)] {
            #expect(try await refusal { try await end(id) } == SessionRefusal.notFound, "\(id)")
        }
        try await end(ids[0])
        #expect(try await refusal { try await server.identity(of: one) } == AccessTokenRefusal.revoked)
        #expect(try await refusal { try await server.exchange(one.refresh, by: client) } == RefreshTokenRefusal.revoked)
        #expect(try await refusal { try await end(ids[0]) } == SessionRefusal.notFound)
        let foreign = try await refusal {
            try await server.administration.endSession(ids[2], isLinked: false, of: "ann", in: pool.id)
        }
        #expect(foreign == SessionRefusal.notFound)
        try await server.administration.endSession(ids[1], isLinked: true, of: "ann", in: pool.id)
        #expect(try await refusal { try await server.identity(of: two) } == AccessTokenRefusal.revoked)
        _ = try await server.identity(of: bob)
    }

    @Test(arguments: Engine.available)
    func `a pool that does not track sessions neither lists nor limits them`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { $0.sessions = SessionSettings().with(isTracked: false, maxPerUser: 1) })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let one = try await server.signIn("ann", by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        #expect(try await refusal { try await server.account.sessions(identity) } == PoolRefusal.sessionsNotTracked)
        let id = try #require(TrackedSessionID.token(try await server.identity(of: one).session).text)
        let refused = try await refusal { try await server.account.endSession(id, isLinked: false, for: identity) }
        #expect(refused == PoolRefusal.sessionsNotTracked)
        _ = try await server.exchange(one.refresh, by: client)
        // Once they are tracked, a session is listed from its next refresh on.
        try await server.pools(Quotas()).change(pool.id) { $0.settings.sessions?.isTracked = true }
        server.settings.forgetAll()
        #expect(try await server.account.sessions(identity).isEmpty)
        _ = try await server.exchange(one.refresh, by: client)
        #expect(try await server.account.sessions(identity).count == 1)
    }

    @Test func `tracking costs a sign-in one statement, and a refresh one in a minute`() async throws {
        var counts: [[Int]] = []
        for isTracked in [false, true] {
            let (server, recorder) = try await TestServer.recorded(.sqliteFile)
            let pool = try await server.poolVerifyingEmail {
                $0.sessions = SessionSettings().with(isTracked: isTracked, maxPerUser: 5)
            }
            let client = try await server.client(in: pool)
            try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
            var tokens = try await server.signIn("ann", by: client)
            func count(_ body: () async throws -> Void) async throws -> Int {
                recorder.forget()
                try await body()
                return recorder.asked.count
            }
            counts.append([
                try await count { tokens = try await server.signIn("ann", by: client) },
                try await count { _ = try await server.exchange(tokens.refresh, by: client) },
                try await count {
                    server.clock.advance(60)
                    _ = try await server.settings.pool(pool.id)
                    _ = try await server.settings.client(client.id)
                    _ = try await server.exchange(tokens.refresh, by: client)
                },
            ])
        }
        #expect(zip(counts[1], counts[0]).map { $0 - $1 } == [1, 0, 1], "\(counts)")
    }
}

extension Array {
    fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async throws -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}
