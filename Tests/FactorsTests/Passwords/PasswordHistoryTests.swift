import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing
import Tokens

/// `PasswordHistorySize`: the last passwords of a user may not be set again.
@Suite struct PasswordHistoryTests {
    /// A pool with a password history, and the user Ann, whose password is the first of `words`.
    private struct Fixture {
        static let words = (0..<6).map { "Number-\($0)-Horse" }

        let server: TestServer
        let pool: UserPool
        let client: Client

        init(_ engine: Engine, size: Int?) async throws {
            (server, pool, client) = try await TestServer.withPoolAndClient(
                engine, pool: { $0.passwordPolicy.historySize = size })
            try await server.makeUser(
                "ann", password: Self.words[0], attributes: ["email": "ann@example.com"], by: client)
        }

        /// Ann changes her password. Resets the hourly limit, which is not under test.
        func change(from old: Int, to new: Int) async throws -> (any Refusal)? {
            server.clock.advance(.hours(2))
            let tokens = try await server.signIn("ann", password: Self.words[old], by: client)
            let identity = try await server.identity(of: tokens)
            return try await refusal {
                try await server.account.changePassword(
                    from: Secret(Self.words[old]), to: Secret(Self.words[new]), for: identity)
            }
        }

        func set(_ word: String, permanent: Bool = true) async throws -> (any Refusal)? {
            try await refusal {
                try await server.administration.setPassword(Secret(word), permanent: permanent, of: "ann", in: pool.id)
            }
        }

        /// A code that sets a new password for Ann.
        func code() async throws -> String {
            server.clock.advance(.hours(2))
            _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
            return await server.lastCode(to: "ann@example.com")
        }

        /// Ann replaces a temporary password.
        func replace(_ temporary: String, by word: String) async throws -> (any Refusal)? {
            let asked = try await server.begin(
                .password, with: ["USERNAME": "ann", "PASSWORD": temporary], by: client
            ).pendingChallenge
            return try await refusal {
                try await server.answer(
                    .newPassword, session: asked.session, with: ["USERNAME": "ann", "NEW_PASSWORD": word], by: client
                ).tokens
            }
        }

        func kept() async throws -> Int {
            try await server.database.read { try FormerCountTable($0).count(in: pool.id) }
        }

        func resize(to size: Int?) async throws {
            try await server.pools.change(pool.id) { $0.settings.passwordPolicy.historySize = size }
        }
    }

    // `PasswordHistorySize`
    @Test(arguments: Engine.available)
    func `a history of three refuses the current password and the two before it, and no older one`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine, size: 3)
        for number in 0..<3 { #expect(try await fixture.change(from: number, to: number + 1) == nil) }
        for number in 1...3 { #expect(try await fixture.change(from: 3, to: number) == PasswordRefusal.usedBefore) }
        #expect(try await fixture.change(from: 3, to: 0) == nil)
        #expect(try await fixture.change(from: 0, to: 1) == nil)
        #expect(try await fixture.kept() == 3)
    }

    @Test(arguments: Engine.available)
    func `a history of one refuses only the current password`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, size: 1)
        #expect(try await fixture.change(from: 0, to: 0) == PasswordRefusal.usedBefore)
        #expect(try await fixture.change(from: 0, to: 1) == nil)
        #expect(try await fixture.change(from: 1, to: 0) == nil)
    }

    @Test(arguments: Engine.available)
    func `without a history the same password may be set again and none is stored`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, size: nil)
        #expect(try await fixture.change(from: 0, to: 0) == nil)
        #expect(try await fixture.change(from: 0, to: 1) == nil)
        #expect(try await fixture.change(from: 1, to: 0) == nil)
        #expect(try await fixture.kept() == 0)
    }

    // PW-01
    @Test(arguments: Engine.available)
    func `every operation that replaces a password checks the same history`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, size: 2)
        #expect(try await fixture.change(from: 0, to: 1) == nil)
        for word in Fixture.words[0...1] {
            #expect(try await fixture.set(word) == PasswordRefusal.usedBefore)
            #expect(try await fixture.set(word, permanent: false) == PasswordRefusal.usedBefore)
            let code = try await fixture.code()
            let reset = try await refusal {
                try await fixture.server.recover("ann", code: code, password: word, by: fixture.client)
            }
            #expect(reset == PasswordRefusal.usedBefore)
            // The code stays valid for another password, and a reset by an administrator keeps the history.
            try await fixture.server.administration.resetPassword(of: "ann", in: fixture.pool.id)
            let other = await fixture.server.lastCode(to: "ann@example.com")
            let again = try await refusal {
                try await fixture.server.recover("ann", code: other, password: word, by: fixture.client)
            }
            #expect(again == PasswordRefusal.usedBefore)
        }
        let code = await fixture.server.lastCode(to: "ann@example.com")
        try await fixture.server.recover("ann", code: code, password: Fixture.words[2], by: fixture.client)
        #expect(try await fixture.set("Temporary-Horse-1", permanent: false) == nil)
        for word in Fixture.words[1...2] {
            #expect(try await fixture.replace("Temporary-Horse-1", by: word) == PasswordRefusal.usedBefore)
        }
        #expect(try await fixture.replace("Temporary-Horse-1", by: Fixture.words[0]) == nil)
    }

    @Test(arguments: Engine.available)
    func `a temporary password is not part of the history`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, size: 1)
        for number in 1...3 { #expect(try await fixture.set("Temporary-Horse-\(number)", permanent: false) == nil) }
        #expect(try await fixture.kept() == 1)
        #expect(try await fixture.replace("Temporary-Horse-3", by: Fixture.words[0]) == PasswordRefusal.usedBefore)
        #expect(try await fixture.replace("Temporary-Horse-3", by: "Temporary-Horse-3") == nil)
        #expect(try await fixture.set("Temporary-Horse-3") == PasswordRefusal.usedBefore)
        #expect(try await fixture.set("Temporary-Horse-1") == nil)
    }

    @Test(arguments: Engine.available)
    func `another size takes effect with the next password`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, size: 4)
        for number in 0..<3 { #expect(try await fixture.change(from: number, to: number + 1) == nil) }
        #expect(try await fixture.kept() == 3)
        try await fixture.resize(to: 2)
        #expect(try await fixture.change(from: 3, to: 2) == PasswordRefusal.usedBefore)
        #expect(try await fixture.change(from: 3, to: 0) == nil)
        #expect(try await fixture.kept() == 2)
        try await fixture.resize(to: 6)
        // Deleted entries do not come back: the history is 2, 3 and the current 0.
        #expect(try await fixture.change(from: 0, to: 2) == PasswordRefusal.usedBefore)
        #expect(try await fixture.change(from: 0, to: 1) == nil)
        #expect(try await fixture.kept() == 3)
        try await fixture.resize(to: nil)
        #expect(try await fixture.change(from: 1, to: 1) == nil)
        #expect(try await fixture.kept() == 0)
    }

    // Otherwise an attacker with only the token could test former passwords.
    @Test(arguments: Engine.available)
    func `a wrong old password is refused before the history is checked`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, size: 3)
        #expect(try await fixture.change(from: 0, to: 1) == nil)
        let tokens = try await fixture.server.signIn("ann", password: Fixture.words[1], by: fixture.client)
        let identity = try await fixture.server.identity(of: tokens)
        for word in [Fixture.words[0], Fixture.words[1], Fixture.words[5]] {
            let refused = try await refusal {
                try await fixture.server.account.changePassword(
                    from: Secret("Wrong-Horse-9"), to: Secret(word), for: identity)
            }
            #expect(refused == SignInRefusal.wrongCredentials)
        }
    }

    // CODE-15
    @Test(arguments: Engine.available)
    func `a wrong code reveals nothing about the history, and is counted`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.poolVerifyingEmail { $0.passwordPolicy.historySize = 3 }
        let client = try await server.client(in: pool) { $0.existenceErrors = .enabled }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        _ = try await server.recovery.requestCode(for: "nobody", client: client.id, secretHash: nil)
        for name in ["ann", "nobody"] {
            for word in [TestServer.password, "Another-Horse-9"] {
                let wrong = try await refusal {
                    try await server.recover(name, code: "wrong", password: word, by: client)
                }
                #expect(wrong == CodeRefusal.mismatch, "\(name) \(word)")
            }
        }
        #expect(!recorder.statements.contains { $0.rendered(for: .sqlite).text.contains("FROM former_passwords") })
        let code = await server.lastCode(to: "ann@example.com")
        let known = try await refusal {
            try await server.recover("ann", code: code, password: TestServer.password, by: client)
        }
        #expect(known == PasswordRefusal.usedBefore)
        #expect(recorder.statements.contains { $0.rendered(for: .sqlite).text.contains("FROM former_passwords") })
        try await server.administration.disable("ann", in: pool.id)
        let disabled = try await refusal {
            try await server.recover("ann", code: code, password: TestServer.password, by: client)
        }
        #expect(disabled == CodeRefusal.mismatch)
    }

    // Sign-ups and sign-ins do not pay for the history.
    @Test(arguments: Engine.available)
    func `sign-ups and sign-ins do not read former passwords`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.poolVerifyingEmail { $0.passwordPolicy.historySize = 24 }
        let client = try await server.client(in: pool)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.invite("bob", to: pool)
        let tokens = try await server.signIn("ann", by: client)
        _ = try await server.signInBySRP("ann", by: client).tokens
        _ = try await server.exchange(tokens.refresh, by: client)
        _ = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        #expect(!recorder.statements.contains { $0.rendered(for: .sqlite).text.contains("former_passwords") })
    }

    @Test(arguments: Engine.available)
    func `of many concurrent changes to the same new password one succeeds`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, size: 3)
        let race = await Race(8) { _ in
            try await fixture.server.administration.setPassword(
                Secret(Fixture.words[1]), permanent: true, of: "ann", in: fixture.pool.id)
        }
        #expect(race.winners.count == 1)
        #expect(race.refusals.count == 7, "\(race.losers)")
        #expect(race.refusals.allSatisfy { $0 == PasswordRefusal.usedBefore || $0 is ConcurrentChange })
        #expect(try await fixture.kept() == 1)
    }

    @Test(arguments: Engine.available)
    func `deleting a user or a pool deletes the history`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, size: 3)
        try await fixture.server.makeUser("bob", by: fixture.client)
        for name in ["ann", "bob"] {
            for word in Fixture.words[1...2] {
                try await fixture.server.administration.setPassword(
                    Secret(word), permanent: true, of: Username(rawValue: name), in: fixture.pool.id)
            }
        }
        #expect(try await fixture.kept() == 4)
        try await fixture.server.administration.delete("ann", in: fixture.pool.id)
        #expect(try await fixture.kept() == 2)
        try await fixture.server.pools.remove(fixture.pool.id)
        #expect(try await fixture.kept() == 0)
    }

    // TOK-24
    @Test(arguments: Engine.available)
    func `a former password is recognized under a new sealing key`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, size: 3)
        for word in Fixture.words[1...2] { #expect(try await fixture.set(word) == nil) }
        let server = try await fixture.server.rekeyed()
        for word in Fixture.words[0...2] {
            let refused = try await refusal {
                try await server.administration.setPassword(
                    Secret(word), permanent: true, of: "ann", in: fixture.pool.id)
            }
            #expect(refused == PasswordRefusal.usedBefore)
        }
        try await server.signIn("ann", password: Fixture.words[2], by: fixture.client)
        // The old key opens none of them any more.
        await #expect(throws: (any Error).self) { try await fixture.set(Fixture.words[3]) }
    }
}

/// Counts the former passwords.
private struct FormerCountTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func count(in pool: UserPoolID) throws -> Int {
        try tx.first("SELECT COUNT(*) AS n FROM former_passwords WHERE pool_id = \(pool)")?.value("n") ?? -1
    }
}
