import Accounts
import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Testing
import Tokens

/// What a sign-in on the hosted pages leaves, and what ends it.
@Suite struct BrowserSessionTests {
    private func server(_ engine: Engine) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client)
    }

    @Test(arguments: Engine.available)
    func `a browser session lasts an hour, in its pool, and each sign-in begins another`(on engine: Engine) async throws
    {
        let (server, pool, client) = try await server(engine)
        let one = try await server.signInOnPage(by: client)
        let two = try await server.signInOnPage(by: client)
        #expect(one.session != two.session && one.session.exposed.utf8.count == 44)
        let found = try #require(try await server.browserSession(one.session, in: pool.id))
        #expect(found.user == one.user.id && found.authenticatedAt == one.authenticatedAt)
        let other = try await server.pool()
        #expect(try await server.browserSession(one.session, in: other.id) == nil)
        #expect(try await server.browserSession(Secret(""), in: pool.id) == nil)
        server.clock.advance(3599)
        #expect(try await server.browserSession(one.session, in: pool.id) != nil)
        server.clock.advance(1)
        #expect(try await server.browserSession(one.session, in: pool.id) == nil)
    }

    // The store has only a keyed hash.
    @Test(arguments: Engine.available)
    func `the row of a browser session does not contain its text`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        let user = try await server.signInOnPage(by: client)
        let found = try #require(try await server.browserSession(user.session, in: pool.id))
        #expect(found.hash != Array(user.session.exposed.utf8))
        #expect(found.hash == BrowserSession.hash(user.session, in: pool.id, cipher: server.cipher))
    }

    @Test(arguments: Engine.available)
    func `a browser session ends with everything that ends the user's sessions`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        func isAlive(after act: () async throws -> Void) async throws -> Bool {
            let user = try await server.signInOnPage(by: client)
            try await act()
            return try await server.browserSession(user.session, in: pool.id) != nil
        }
        #expect(try await isAlive {})
        #expect(
            try await !isAlive {
                let identity = try await server.identity(of: try await server.signIn("ann", by: client))
                try await server.account.signOutEverywhere(identity)
            })
        #expect(try await !isAlive { try await server.administration.signOut("ann", in: pool.id) })
        #expect(try await !isAlive { try await server.administration.disable("ann", in: pool.id) })
        try await server.administration.enable("ann", in: pool.id)
        #expect(
            try await !isAlive {
                try await server.administration.disable("ann", in: pool.id)
                try await server.administration.enable("ann", in: pool.id)
            }, "a session from before stays ended")
        #expect(
            try await !isAlive {
                _ = try await server.recovery.requestCode(
                    for: "ann", client: client.id, secretHash: try server.secretHash(of: "ann", client))
                try await server.recover(
                    "ann", code: await server.lastCode(to: "ann@example.com"), password: TestServer.password,
                    by: client)
            })
        #expect(try await !isAlive { try await server.administration.delete("ann", in: pool.id) })
    }

    @Test(arguments: Engine.available)
    func `an expired browser session is deleted`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        let user = try await server.signInOnPage(by: client)
        func count() async throws -> Int? {
            try await server.database.read { tx in
                try RowCountTable(tx).counts(of: user.user.id, in: pool.id)["browser_sessions"]
            }
        }
        try await server.sweeper.sweep()
        #expect(try await count() == 1)
        server.clock.advance(3601)
        try await server.sweeper.sweep()
        #expect(try await count() == 1, "it stays as long as a code that was given in it")
        server.clock.advance(600)
        try await server.sweeper.sweep()
        #expect(try await count() == 0)
    }
}
