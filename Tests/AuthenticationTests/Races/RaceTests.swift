import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing
import Tokens

/// Thirty-two concurrent calls, on both engines: exactly one succeeds, or one rule holds for all (RACE).
@Suite struct RaceTests {
    // RACE-01
    @Test(arguments: Engine.available)
    func `of thirty-two sign-ups with one name, one succeeds`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.caseSensitivity = false }
        let race = await Race { number in
            try await server.signUp(
                number % 2 == 0 ? "ann" : "ANN", attributes: ["email": "a\(number)@example.com"], by: client)
        }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? UserRefusal == .usernameTaken } == 31)
        #expect(try await server.user("Ann", in: pool.id).id == race.winners.first?.id)
        #expect(try await server.administration.list(nil, in: pool.id, after: nil, limit: 60).items.count == 1)
    }

    // RACE-01, UP-UNAME-08
    @Test(arguments: Engine.available)
    func `of thirty-two sign-ups and invitations with one address, one succeeds`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.usernameAttributes = [.email] }
        let race = await Race { number in
            if number % 2 == 0 {
                try await server.signUp("ann@example.com", by: client).id
            } else {
                try await server.invite("ann@example.com", to: pool).id
            }
        }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? UserRefusal == .contactTaken(.email) } == 31)
        #expect(try await server.user("ann@example.com", in: pool.id).id == race.winners.first)
    }

    // RACE-02
    @Test(arguments: Engine.available)
    func `of many users who verify one address, one has it`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.aliasAttributes = [.email] }
        var codes: [String] = []
        for number in 0..<16 {
            try await server.signUp("p\(number)", attributes: ["email": "ann@example.com"], by: client)
            codes.append(await server.lastCode(to: "ann@example.com"))
        }
        let race = await Race(16) { [codes] number in
            try await server.confirm("p\(number)", code: codes[number], by: client)
            return number
        }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? UserRefusal == .aliasTaken(.email) } == 15)
        let owner = try await server.user("ann@example.com", in: pool.id)
        #expect(owner.username == "p\(race.winners.first ?? -1)" && owner.attributes["email_verified"] == "true")
    }

    // RACE-02: with force it moves, and always belongs to exactly one user.
    @Test(arguments: Engine.available)
    func `of many users who take one address by force, only the last has it`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.aliasAttributes = [.email] }
        var codes: [String] = []
        for number in 0..<8 {
            try await server.signUp("p\(number)", attributes: ["email": "ann@example.com"], by: client)
            codes.append(await server.lastCode(to: "ann@example.com"))
        }
        let race = await Race(8) { [codes] number in
            try await server.confirm("p\(number)", code: codes[number], by: client, force: true)
        }
        #expect(race.winners.count == 8)
        let users = try await server.administration.list(nil, in: pool.id, after: nil, limit: 60).items.map(\.user)
        let proven = users.filter { $0.attributes["email_verified"] == "true" }
        #expect(users.count == 8 && proven.count == 1)
        #expect(try await server.user("ann@example.com", in: pool.id).id == proven.first?.id)
    }

    // RACE-06
    @Test(arguments: Engine.available)
    func `of many answers to one SRP challenge, one counts`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let right = try flow.responses(to: try await flow.start())
        let race = await Race { _ in try await server.answer(.passwordVerifier, with: right, by: client).tokens }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? SignInRefusal == .invalidSession } == 31)

        for _ in 1...4 {
            let asked = try await flow.start()
            let (good, bad) = (
                try flow.responses(to: asked), try flow.responses(to: asked, password: "Wrong-Horse-9")
            )
            let mixed = await Race(2) { number in
                try await server.answer(.passwordVerifier, with: number == 0 ? good : bad, by: client).tokens
            }
            // Either the right answer was first, or the wrong one consumed the challenge.
            #expect(mixed.winners.count <= 1 && mixed.winners.count + mixed.refusals.count == 2)
            let refusals = mixed.losers.compactMap { $0 as? SignInRefusal }
            #expect(refusals.contains(.invalidSession))
            #expect(mixed.winners.count == 1 || refusals.contains(.wrongCredentials))
        }
    }

    // RACE-06
    @Test(arguments: Engine.available)
    func `of many new passwords in one auth session, one is accepted`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.invite("ann", to: pool)
        let asked = try await server.begin(
            .password, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: client
        ).pendingChallenge
        let race = await Race { number in
            _ = try await server.answer(
                .newPassword, session: asked.session,
                with: ["USERNAME": "ann", "NEW_PASSWORD": "My-Own-Horse-\(number)"], by: client
            ).tokens
            return number
        }
        let winner = try #require(race.winners.first)
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? SignInRefusal == .invalidSession } == 31)
        try await server.signIn("ann", password: "My-Own-Horse-\(winner)", by: client)
    }

    // RACE-09, TOK-18
    @Test(arguments: Engine.available)
    func `no token issued while a user is being disabled is valid afterwards`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let refresh = try await server.signIn("ann", by: client).refresh
        let race = await Race<IssuedTokens?> { number in
            if number == 12 {
                try await server.administration.disable("ann", in: pool.id)
                return nil
            }
            return number % 2 == 0
                ? try await server.exchange(refresh, by: client) : try await server.signIn("ann", by: client)
        }
        for tokens in race.winners.compactMap({ $0 }) {
            #expect(try await refusal { try await server.identity(of: tokens) } == UserRefusal.disabled)
            guard let token = tokens.refreshToken else { continue }
            let refused = try await refusal { try await server.exchange(token.exposed, by: client) }
            #expect(refused == UserRefusal.disabled)
        }
        #expect(
            race.losers.allSatisfy {
                $0 as? UserRefusal == .disabled || $0 as? SignInRefusal == .attemptsExceeded
            })
        try await server.administration.enable("ann", in: pool.id)
        #expect(try await refusal { try await server.exchange(refresh, by: client) } == RefreshTokenRefusal.revoked)
    }

    // RACE-09
    @Test(arguments: Engine.available)
    func `a deletion during sign-ins leaves nothing valid`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let race = await Race<IssuedTokens?>(16) { number in
            if number == 6 {
                try await server.administration.delete("ann", in: pool.id)
                return nil
            }
            return try await server.signIn("ann", by: client)
        }
        for tokens in race.winners.compactMap({ $0 }) {
            #expect(try await refusal { try await server.identity(of: tokens) } == UserRefusal.notFound)
            let refused = try await refusal { try await server.exchange(tokens.refresh, by: client) }
            #expect(refused == RefreshTokenRefusal.ofDeletedUser)
        }
        #expect(race.losers.allSatisfy { $0 is any Refusal })
    }

    // RACE-10
    @Test(arguments: Engine.available)
    func `once a new password is set the old one never works`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        let changed = Locked(false)
        let race = await Race<(Bool, IssuedTokens?)>(24) { number in
            if number == 8 {
                try await server.account.changePassword(
                    from: Secret(TestServer.password), to: Secret("Another-Horse-9"), for: identity)
                _ = changed.exchange(true)
                return (false, nil)
            }
            let began = changed.read { $0 }
            return (began, try await server.signIn("ann", by: client))
        }
        for (beganAfter, tokens) in race.winners {
            #expect(!beganAfter)
            guard let tokens else { continue }
            // A sign-in just before the change is invalid after it.
            #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        }
        #expect(race.losers.allSatisfy { [.wrongCredentials, .attemptsExceeded].contains($0 as? SignInRefusal) })
        #expect(changed.read { $0 })
        server.clock.advance(.minutes(15))
        try await server.signIn("ann", password: "Another-Horse-9", by: client)
    }

    // Two changes of one password: the second must know the first.
    @Test(arguments: Engine.available)
    func `of many changes of one password, one succeeds`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        let race = await Race(5) { number in
            try await server.account.changePassword(
                from: Secret(TestServer.password), to: Secret("Another-Horse-\(number)"), for: identity)
            return number
        }
        #expect(race.winners.count == 1)
        #expect(race.losers.allSatisfy { $0 as? SignInRefusal == .wrongCredentials })
        try await server.signIn("ann", password: "Another-Horse-\(race.winners.first ?? 9)", by: client)
    }

    // RACE-20: concurrent changes of different attributes are all kept, and contention causes no error.
    @Test(arguments: Engine.available)
    func `many concurrent changes of one user are all kept`(on engine: Engine) async throws {
        let names = ["name", "nickname", "locale", "zoneinfo", "gender", "website", "profile", "picture"]
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        let race = await Race(16) { number in
            let change = [names[number / 2]: "value"]
            if number % 2 == 0 {
                _ = try await server.account.update(change, for: identity)
            } else {
                try await server.administration.update(change, of: "ann", in: pool.id)
            }
        }
        #expect(race.losers.isEmpty, "\(race.losers)")
        let user = try await server.user("ann", in: pool.id)
        #expect(names.allSatisfy { user.attributes[$0] == "value" })
    }

    // Changes of one user do not block other users.
    @Test(arguments: Engine.available)
    func `concurrent sign-ins of thirty-two users all succeed`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) { $0.autoVerifiedAttributes = [] }
        let entries = await Race { try await server.makeUser("p\($0)", by: client) }
        #expect(entries.losers.isEmpty, "\(entries.losers)")
        let race = await Race { number in try await server.signInBySRP("p\(number)", by: client).tokens }
        #expect(race.losers.isEmpty, "\(race.losers)")
        #expect(Set(try race.winners.map { try $0.id.text("sub") }).count == 32)
    }

    // If the user changes during a sign-in, it starts again and succeeds.
    @Test(arguments: Engine.available)
    func `a sign-in survives changes of its user`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let race = await Race(8) { number in
            if number % 4 == 0 {
                try await server.administration.update(["nickname": "\(number)"], of: "ann", in: pool.id)
            } else {
                _ = try await server.signIn("ann", by: client)
            }
        }
        #expect(race.losers.isEmpty, "\(race.losers)")
    }
}
