import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing
import Tokens

/// What administrators do with users (SGN-STA-11, USR-UI, UP-SIGN-07).
@Suite struct AdministrationTests {
    // SGN-STA-11, GUIDE-20, UP-SIGN-07
    @Test(arguments: Engine.available)
    func `a user need not be disabled to be deleted`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.group("staff", in: pool, of: ["ann"])
        try await server.administration.delete("ann", in: pool.id)
        for name in ["ann", ann.id.rawValue] {
            #expect(try await refusal { try await server.user(name, in: pool.id) } == UserRefusal.notFound)
        }
        #expect(try await server.groups.members(of: "staff", in: pool.id, after: nil, limit: 60).items.isEmpty)
        #expect(try await server.administration.list(nil, in: pool.id, after: nil, limit: 60).items.isEmpty)
        #expect(
            try await refusal { try await server.administration.delete("ann", in: pool.id) } == UserRefusal.notFound)
    }

    // SGN-STA-11, TOK-18
    @Test(arguments: Engine.available)
    func `a disabled user has no valid token, and signs in again when enabled`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let asked = try await flow.start()
        try await server.administration.disable("ann", in: pool.id)
        #expect(try await !server.user("ann", in: pool.id).enabled)
        #expect(try await refusal { try await server.identity(of: tokens) } == UserRefusal.disabled)
        #expect(try await refusal { try await server.exchange(tokens.refresh, by: client) } == UserRefusal.disabled)
        #expect(try await refusal { try await server.signIn("ann", by: client) } == UserRefusal.disabled)
        #expect(try await refusal { try await flow.answer(asked) } == UserRefusal.disabled)
        try await server.administration.enable("ann", in: pool.id)
        #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        #expect(
            try await refusal { try await server.exchange(tokens.refresh, by: client) } == RefreshTokenRefusal.revoked)
        let later = try await server.signIn("ann", by: client)
        try await server.administration.enable("ann", in: pool.id)
        _ = try await server.identity(of: later)
    }

    @Test(arguments: Engine.available)
    func `a listing shows no attribute that the schema does not have`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine)
        func list(_ names: [String]) async throws -> (any Refusal)? {
            try await refusal {
                try await server.administration.list(nil, in: pool.id, showing: names, after: nil, limit: 60)
            }
        }
        #expect(try await list(["sub", "email_verified", "name"]) == nil)
        for name in ["custom:foo", "username", "status", ""] {
            #expect(try await list(["sub", name]) == InvalidInput("One or more requested attributes do not exist."))
        }
    }

    @Test(arguments: Engine.available)
    func `a page of users takes one statement for all their second factors`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.pool()
        let client = try await server.client(in: pool)
        let names = (0..<7).map { "user\($0)" }
        for name in names { try await server.makeUser(name, attributes: ["phone_number": "+15550100"], by: client) }
        try await server.group("staff", in: pool, of: names.map(Username.init(rawValue:)))
        for (name, factor) in [("user2", SecondFactor.sms), ("user5", .email)] {
            let user = try await server.user(name, in: pool.id)
            try await server.database.write { tx in
                var factors = UserSecondFactors()
                factors.enabled = [factor]
                factors.preferred = factor
                try SecondFactorTable(tx).put(factors, of: user.id, in: pool.id)
            }
        }
        func factors(limit: Int, of list: (Int) async throws -> Page<UserProfile>) async throws -> [String:
            [SecondFactor]]
        {
            // The settings of the pool are read once a second.
            _ = try await list(limit)
            recorder.forget()
            let page = try await list(limit)
            #expect(page.items.count == limit)
            #expect(recorder.asked.count { $0.contains("second_factors") } == 1)
            return Dictionary(
                uniqueKeysWithValues: page.items.filter { $0.preferredSecondFactor != nil }.map {
                    ($0.user.username.rawValue, $0.secondFactors)
                })
        }
        let all: [String: [SecondFactor]] = ["user2": [.sms], "user5": [.email]]
        for (limit, wanted) in [(3, all.filter { $0.key == "user2" }), (7, all)] {
            let listed = try await factors(limit: limit) {
                try await server.administration.list(nil, in: pool.id, after: nil, limit: $0)
            }
            #expect(listed == wanted)
            #expect(recorder.asked.count == 2, "\(recorder.asked)")
        }
        let members = try await factors(limit: 7) {
            try await server.administration.members(of: "staff", in: pool.id, after: nil, limit: $0)
        }
        #expect(members == all)
        #expect(recorder.asked.count { $0.contains("FROM users") } == 1, "\(recorder.asked)")
        recorder.forget()
        let empty = try await server.administration.list(
            "username = \"nobody\"", in: pool.id, after: nil, limit: 60)
        #expect(empty.items.isEmpty && !recorder.asked.contains { $0.contains("second_factors") })
    }

    @Test(arguments: Engine.available)
    func `an unknown user or pool is an error in every operation`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine)
        let administration = server.administration
        let works: [@Sendable (String, UserPoolID) async throws -> Void] = [
            { _ = try await administration.find(Username(rawValue: $0), in: $1) },
            { try await administration.delete(Username(rawValue: $0), in: $1) },
            { try await administration.enable(Username(rawValue: $0), in: $1) },
            { try await administration.disable(Username(rawValue: $0), in: $1) },
            { try await administration.signOut(Username(rawValue: $0), in: $1) },
            { try await administration.confirm(Username(rawValue: $0), in: $1) },
            { try await administration.update(["name": "x"], of: Username(rawValue: $0), in: $1) },
            { try await administration.remove(["name"], of: Username(rawValue: $0), in: $1) },
            { try await administration.resetPassword(of: Username(rawValue: $0), in: $1) },
            {
                try await administration.setPassword(
                    Secret(TestServer.password), permanent: true, of: Username(rawValue: $0), in: $1)
            },
        ]
        for work in works {
            #expect(try await refusal { try await work("nobody", pool.id) } == UserRefusal.notFound)
            let elsewhere = UserPoolID(rawValue: "eu-test-1_nowhere00")
            #expect(try await refusal { try await work("nobody", elsewhere) } is MissingResource)
        }
    }

    // ADM-01: a user of one pool does not exist in another.
    @Test(arguments: Engine.available)
    func `no call reaches into another pool`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let other = try await server.poolVerifyingEmail()
        let otherClient = try await server.client(in: other)
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        for name in ["ann", ann.id.rawValue] {
            #expect(try await refusal { try await server.user(name, in: other.id) } == UserRefusal.notFound)
            #expect(try await refusal { try await server.signIn(name, by: otherClient) } == UserRefusal.notFound)
        }
        let crossed = try await refusal {
            try await server.begin(
                .adminPassword, exactly: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: client.id,
                in: other.id)
        }
        #expect(crossed is MissingResource)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: otherClient)
        #expect(try await server.user("ann", in: other.id).id != ann.id)
        #expect(try await server.user("ann", in: pool.id).id == ann.id)
    }

    // ADM-08
    @Test(arguments: Engine.available)
    func `removing a pool deletes everything in it`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        try await server.pools.remove(pool.id)
        server.clock.advance(1)
        #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.invalid)
        #expect(try await refusal { try await server.exchange(tokens.refresh, by: client) } is MissingResource)
        #expect(try await refusal { try await server.signIn("ann", by: client) } is MissingResource)
        #expect(try await refusal { try await server.user("ann", in: pool.id) } is MissingResource)
    }

    // UP-APP-06
    @Test(arguments: Engine.available)
    func `deleting a client invalidates its tokens`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        try await server.clients.remove(client.id, in: pool.id)
        #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        #expect(try await refusal { try await server.exchange(tokens.refresh, by: client) } is MissingResource)
    }
}
