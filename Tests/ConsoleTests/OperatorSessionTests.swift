import Kernel
import TestKit
import Testing
import Wire
import WireRuntime

@testable import Console

/// Sessions of operators who sign in by a user pool.
struct OperatorSessionTests {
    private static let request = WireRequest(method: "GET", path: "/console")

    private static let (one, two, three) = (
        SessionID(rawValue: "one"), SessionID(rawValue: "two"), SessionID(rawValue: "three")
    )

    private func enter(
        _ account: ConsoleAccount, _ session: SessionID = Self.one, role: String = "Admin",
        replacing former: String? = nil
    ) async throws -> String {
        let signedIn = account.operators.signIn(session, at: account.server.clock.now, role: role)
        let caller = try account.operators.caller(signedIn)
        return try await account.sessions.begin(signedIn, as: caller, replacing: former, from: Self.request).exposed
    }

    @Test(arguments: Engine.available)
    func `an operator has the role of each request, and no session without one`(_ engine: Engine) async throws {
        let account = try await ConsoleAccount(engine)
        let cookie = try await enter(account)
        let begun = try #require(try await account.sessions.find(cookie, for: Self.request))
        let first = begun.caller
        #expect(first.arn == "arn:aws:sts::123456789012:assumed-role/Admin/ada")
        #expect(try await account.sessions.administers(first, in: begun.session))
        account.operators.set("ReadOnly", of: Self.one)
        let second = try #require(try await account.caller(cookie))
        #expect(second.arn == "arn:aws:sts::123456789012:assumed-role/ReadOnly/ada")
        #expect(try await !account.sessions.administers(second, in: begun.session))
        #expect(try await account.sessions.list(for: second, seesAll: false).items.count == 1)
        #expect(try await account.sessions.list(for: first, seesAll: false).items.isEmpty)
        account.operators.set(nil, of: Self.one)
        #expect(try await account.caller(cookie) == nil)
    }

    @Test(arguments: Engine.available)
    func `a session that ends takes the user session with it`(_ engine: Engine) async throws {
        let account = try await ConsoleAccount(engine)
        let cookie = try await enter(account)
        let found = try #require(try await account.sessions.find(cookie, for: Self.request))
        try await account.sessions.end(found.session.id, for: found.caller, seesAll: false)
        #expect(try await account.caller(cookie) == nil)
        #expect(account.operators.endedSessions == [Self.one])
    }

    @Test(arguments: Engine.available)
    func `a new sign-in gets a new cookie, and ends the session that the browser had`(_ engine: Engine) async throws {
        let account = try await ConsoleAccount(engine)
        let first = try await enter(account)
        let second = try await enter(account, Self.two, replacing: first)
        #expect(first != second)
        #expect(try await account.caller(first) == nil)
        #expect(try await account.caller(second) != nil)
        #expect(account.operators.endedSessions == [Self.one])
        let third = try await enter(account, Self.three, replacing: "planted")
        #expect(third != "planted")
        #expect(try await account.caller("planted") == nil)
    }

    @Test func `a session is fresh for ten minutes after the sign-in, not after it began`() async throws {
        let account = try await ConsoleAccount(.sqliteFile)
        let signedIn = account.operators.signIn(Self.one, at: account.server.clock.now, role: "Admin")
        account.server.clock.advance(.minutes(9))
        let cookie = try await account.sessions.begin(
            signedIn, as: try account.operators.caller(signedIn), replacing: nil, from: Self.request
        ).exposed
        let session = try #require(try await account.sessions.find(cookie, for: Self.request)?.session)
        #expect(account.sessions.isFresh(session))
        account.server.clock.advance(.minutes(1))
        #expect(!account.sessions.isFresh(session))
    }

    @Test func `a sign-in is answered within ten minutes by the browser that began it`() async throws {
        let account = try await ConsoleAccount(.sqliteFile)
        let begun = account.sessions.newSignIn(backTo: "/console/pools?region=us-east-1")
        let cookie = try account.sessions.sealed(begun)
        let found = try #require(account.sessions.signIn(sealedIn: cookie))
        #expect(found.state == begun.state && found.verifier.exposed == begun.verifier.exposed)
        #expect(found.page == begun.page)
        #expect(account.sessions.signIn(sealedIn: "A" + cookie.dropFirst()) == nil || cookie.first == "A")
        #expect(account.sessions.signIn(sealedIn: String(cookie.dropLast(4))) == nil)
        account.server.clock.advance(.minutes(10))
        #expect(account.sessions.signIn(sealedIn: cookie) == nil)
    }

    @Test(arguments: [
        ("/console", "/console"), ("/console/pools?q=a%20b", "/console/pools?q=a%20b"), ("/console?x", "/console?x"),
        ("//evil.example", "/console"), ("https://evil.example/console", "/console"), ("/consoles", "/console"),
        ("/console\\evil", "/console"), ("/console/\r\nSet-Cookie: a=b", "/console"), ("/console.evil", "/console"),
        ("/login", "/console"), ("", "/console"), ("/console@evil", "/console"), ("/console//evil", "/console//evil"),
    ])
    func `a sign-in leads back to pages of the console only`(_ given: String, _ checked: String) {
        #expect(ReturnAddress.checked(given) == checked)
        #expect(ReturnAddress.checked("/console/" + String(repeating: "a", count: 1_500)) == "/console")
    }

    @Test(arguments: Engine.available)
    func `a one-time address makes one operator, and what is refused does not use it up`(
        _ engine: Engine
    ) async throws {
        let account = try await ConsoleAccount(engine)
        func address(_ text: String) -> OneTimeAddress? {
            account.sessions.oneTimeAddress(QueryParameters(String(text.split(separator: "?")[1]))["code"])
        }
        func form(_ name: String) -> ConsoleOperators.NewOperator {
            .init(name: name, email: nil, password: Secret("Correct-Horse-7"), isInvited: false)
        }
        let text = try OneTimeAddress.make(for: nil, cipher: account.server.cipher, world: account.server.world)
        let given = try #require(address(text))
        await #expect(throws: InvalidInput.self) {
            try await account.sessions.admit(form("a name that is too long"), by: given)
        }
        let sessions = account.sessions
        let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
            for name in ["ada", "eve", "bob", "zoe"] {
                group.addTask { try await sessions.admit(form(name), by: given) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.filter { $0 }.count == 1)
        #expect(account.operators.names.count == 1)
        #expect(try await !sessions.admit(form("ida"), by: given))
        account.server.clock.advance(.minutes(10))
        #expect(address(text) == nil)
    }

    @Test func `an invitation is good for a day, and its name is sealed in it`() async throws {
        let account = try await ConsoleAccount(.sqliteFile)
        let text = try OneTimeAddress.make(for: "ada", cipher: account.server.cipher, world: account.server.world)
        let code = try #require(QueryParameters(String(text.split(separator: "?")[1]))["code"])
        #expect(account.sessions.oneTimeAddress(code)?.name == "ada")
        #expect(account.sessions.oneTimeAddress(String(code.dropLast(2))) == nil)
        account.server.clock.advance(.days(1) - 1)
        #expect(account.sessions.oneTimeAddress(code) != nil)
        account.server.clock.advance(1)
        #expect(account.sessions.oneTimeAddress(code) == nil)
    }
}
