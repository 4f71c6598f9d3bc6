import Directory
import Factors
import Kernel
import Messaging
import Storage
import TestKit
import Testing
import Tokens

@testable import Accounts

/// Codes of six digits: lifetime, binding and storage (CODE, LIM-TOK, SGN-STA-07).
@Suite struct CodeTests {
    private func reset(_ server: TestServer, _ name: String, _ code: String, _ client: Client)
        async throws -> (any Refusal)?
    {
        try await refusal {
            try await server.recovery.resetPassword(
                PasswordReset(
                    client: client.id, secretHash: nil, username: Username(rawValue: name), code: Secret(code),
                    password: Secret("Another-Horse-9")))
        }
    }

    // CODE-01
    @Test(arguments: Engine.available)
    func `after fifteen wrong codes in an hour the right one is refused too`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        let code = await server.lastCode(to: "ann@example.com")
        for _ in 1...15 {
            #expect(
                try await refusal { try await server.confirm("ann", code: "wrong", by: client) }
                    == CodeRefusal.mismatch)
        }
        #expect(try await refusal { try await server.confirm("ann", code: "wrong", by: client) } == QuotaRefusal.calls)
        #expect(try await refusal { try await server.confirm("ann", code: code, by: client) } == QuotaRefusal.calls)
        server.clock.advance(.hours(1) - 1)
        #expect(try await refusal { try await server.confirm("ann", code: code, by: client) } == QuotaRefusal.calls)
        server.clock.advance(1)
        try await server.confirm("ann", code: code, by: client)
    }

    // CODE-02: the count is written in the transaction that compares, so concurrent attempts cannot exceed it.
    @Test(arguments: Engine.available)
    func `of thirty concurrent wrong codes at most twenty are compared`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        let race = await Race(30) { _ in
            try await server.recovery.resetPassword(
                PasswordReset(
                    client: client.id, secretHash: nil, username: "ann", code: Secret("wrong"),
                    password: Secret("Another-Horse-9")))
        }
        #expect(race.winners.isEmpty && race.refusals.count == 30)
        #expect(race.refusals.count { $0 == CodeRefusal.mismatch } == 20)
        #expect(race.refusals.count { $0 == QuotaRefusal.calls } == 10)
        let code = await server.lastCode(to: "ann@example.com")
        #expect(try await reset(server, "ann", code, client) == QuotaRefusal.calls)
    }

    // CODE-03
    @Test(arguments: Engine.available)
    func `only the digits themselves are the code`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        let code = await server.lastCode(to: "ann@example.com")
        let arabic = String(
            String.UnicodeScalarView(code.unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x30 + 0x660) }))
        for wrong in [
            " \(code)", "\(code) ", "+\(code)", arabic, "\(code)\u{0}", "0\(code)", "\(code.dropLast())", "",
            String(repeating: code, count: 340), "null",
        ] {
            #expect(
                try await refusal { try await server.confirm("ann", code: wrong, by: client) } == CodeRefusal.mismatch)
        }
        try await server.confirm("ann", code: code, by: client)
    }

    // CODE-03: an empty text never matches an absent code.
    @Test(arguments: Engine.available)
    func `no text matches if no code was sent`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) { $0.autoVerifiedAttributes = [] }
        try await server.signUp("ann", by: client)
        for text in ["", "null", "000000"] {
            #expect(
                try await refusal { try await server.confirm("ann", code: text, by: client) } == CodeRefusal.expired)
        }
        try await server.makeUser("bob", by: client)
        #expect(try await reset(server, "bob", "", client) == CodeRefusal.expired)
    }

    // CODE-05
    @Test(arguments: Engine.available)
    func `a code is valid for one user, one client and one purpose`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let other = try await server.client(in: pool)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        for name in ["ann", "bob"] {
            _ = try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
        }
        let code = await server.lastCode(to: "ann@example.com")
        if await server.lastCode(to: "bob@example.com") != code {
            #expect(try await reset(server, "bob", code, client) == CodeRefusal.mismatch)
        }
        #expect(try await reset(server, "ann", code, other) == CodeRefusal.mismatch)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        let asProof = try await refusal { try await server.account.verify("email", code: Secret(code), for: identity) }
        #expect(asProof == CodeRefusal.expired)
        #expect(try await reset(server, "ann", code, client) == nil)
    }

    // CODE-07
    @Test(arguments: Engine.available)
    func `of thirty-two concurrent uses of one code, one succeeds`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        _ = try await server.account.sendCode(toVerify: "email", for: identity)
        let code = Secret(await server.lastCode(to: "ann@example.com"))
        let race = await Race { _ in try await server.account.verify("email", code: code, for: identity) }
        #expect(race.winners.count == 1 && race.refusals.count == 31)
        #expect(race.refusals.allSatisfy { $0 == CodeRefusal.expired || $0 == QuotaRefusal.calls })
    }

    // CODE-08, SGN-STA-07, UP-VER-04, UP-SIGN-09, LIM-TOK-03, UP-LIM-22
    @Test(arguments: Engine.available, [false, true])
    func `a sign-up's code is valid for a day, typed or in a link`(on engine: Engine, byLink: Bool) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) {
            $0.messages.emailOption = byLink ? .link : .code
        }
        for (name, age, expected) in [
            ("ann", Int64.days(1) - 1, nil), ("bob", .days(1), CodeRefusal.expired),
        ] as [(String, Int64, CodeRefusal?)] {
            try await server.signUp(name, attributes: ["email": "\(name)@example.com"], by: client)
            server.clock.advance(age)
            let message = try #require(await server.lastMessage(to: "\(name)@example.com"))
            let code = try #require(message.code)
            #expect(message.body.contains("confirmation_code=\(code)\"") == byLink)
            let refused = try await refusal {
                if byLink {
                    try await server.confirmation.confirm(
                        byLink: Username(rawValue: name), code: Secret(code), client: client.id)
                } else {
                    try await server.confirm(name, code: code, by: client)
                }
            }
            #expect(refused == expected)
        }
    }

    // CODE-08, USR-UI-11, UP-FIND-02, LIM-TOK-06, UP-LIM-25
    @Test(arguments: Engine.available)
    func `a code for a forgotten password is valid for an hour`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        for (name, age, expected) in [
            ("ann", Int64.hours(1) - 1, nil), ("bob", .hours(1), CodeRefusal.expired),
        ] as [(String, Int64, CodeRefusal?)] {
            try await server.makeUser(name, attributes: ["email": "\(name)@example.com"], by: client)
            try await server.administration.resetPassword(of: Username(rawValue: name), in: pool.id)
            server.clock.advance(age)
            let code = await server.lastCode(to: "\(name)@example.com")
            #expect(try await reset(server, name, code, client) == expected)
        }
    }

    // CODE-08, LIM-TOK-04, UP-ACU-16, UP-LIM-23
    @Test(arguments: Engine.available)
    func `a code that verifies an address is valid for a day`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) { $0.autoVerifiedAttributes = [] }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        for (age, expected) in [(Int64.days(1), CodeRefusal.expired), (.days(1) - 1, nil)] as [(Int64, CodeRefusal?)] {
            let identity = try await server.identity(of: try await server.signIn("ann", by: client))
            _ = try await server.account.sendCode(toVerify: "email", for: identity)
            let code = await server.lastCode(to: "ann@example.com")
            server.clock.advance(age)
            #expect(
                try await refusal { try await server.account.verify("email", code: Secret(code), for: identity) }
                    == expected
            )
        }
    }

    // CODE-13
    @Test func `a hundred thousand codes are evenly distributed, leading zeros included`() {
        let world = World(now: { Instant(seconds: 0) }, bytes: SeededRandom(seed: 3).bytes)
        var digits = [[Int]](repeating: [Int](repeating: 0, count: 10), count: 6)
        for _ in 0..<100_000 {
            let code = world.text(of: 6, from: "0123456789").utf8.map { Int($0) - 0x30 }
            #expect(code.count == 6)
            for (place, digit) in code.enumerated() { digits[place][digit] += 1 }
        }
        // Chi square with nine degrees of freedom: above 33.7 once in ten thousand.
        for place in digits {
            let chi = place.reduce(0.0) { $0 + (Double($1) - 10_000) * (Double($1) - 10_000) / 10_000 }
            #expect(chi < 33.7)
        }
    }

    // CODE-14, TOK-10
    @Test(arguments: Engine.available)
    func `secrets are stored as hashes or sealed, and never in the clear`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine, secret: "client-secret-in-the-clear")
        server.sender.behavior = .fails
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        server.sender.behavior = .delivers
        server.clock.advance(.minutes(2))
        let stored = try await server.database.read { try SecretTable($0).everything() }
        #expect(stored.count >= 9)
        try await server.outbox.sendDue()
        let code = await server.lastCode(to: "ann@example.com")
        #expect(code.count == 6)
        try await server.confirm("ann", code: code, by: client)
        let tokens = try await server.signIn("ann", by: client)
        let later = try await server.database.read { try SecretTable($0).everything() }
        for secret in [code, TestServer.password, tokens.refresh, "client-secret-in-the-clear"] {
            for bytes in stored + later {
                #expect(!bytes.contains(secret.utf8), "\(secret)")
            }
        }
    }
}

/// All stored secrets.
private struct SecretTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func everything() throws -> [[UInt8]] {
        var found: [[UInt8]] = []
        for row in try tx.fetch("SELECT hash, value, user_id FROM codes") {
            found += [try row.value("hash"), Array(try row.value("user_id", as: String.self).utf8)]
        }
        for row in try tx.fetch("SELECT sealed, message_id FROM outbox") { found.append(try row.value("sealed")) }
        for row in try tx.fetch("SELECT credential, attributes FROM users") {
            found += [try row.value("credential"), Array(try row.value("attributes", as: String.self).utf8)]
        }
        for row in try tx.fetch("SELECT token_hash FROM refresh_tokens") { found.append(try row.value("token_hash")) }
        for row in try tx.fetch("SELECT secret, settings FROM clients") {
            found += [try row.value("secret"), Array(try row.value("settings", as: String.self).utf8)]
        }
        for row in try tx.fetch("SELECT sealed FROM signing_keys") { found.append(try row.value("sealed")) }
        return found
    }
}

extension [UInt8] {
    /// Whether `bytes` occur in it.
    func contains(_ bytes: some Collection<UInt8>) -> Bool {
        guard bytes.count <= count else { return false }
        return (0...(count - bytes.count)).contains { self[$0...].starts(with: bytes) }
    }
}
