import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import SignIn

/// What has run out is forgotten, and nothing that still matters.
@Suite struct HousekeepingTests {
    @Test(arguments: Engine.available)
    func `nothing stays for ever of what people did`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(engine, client: { $0.existenceErrors = .enabled })
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        try await house.invite("new", to: pool)
        try await house.signUp("raw", ["email": "raw@example.com"], by: client)
        _ = try await house.recovery.begin("ann", client: client.id, secretHash: nil)
        _ = try await house.recovery.begin("nobody", client: client.id, secretHash: nil)
        _ = try await refusal { try await house.signIn("ann", password: "Wrong-Horse-9", by: client) }
        _ = try await refusal { try await house.signIn("nobody", by: client) }
        _ = try await house.begin(.password, ["USERNAME": "new", "PASSWORD": House.password], by: client)
        _ = try await house.signInBySRP("ann", by: client).tokens
        await house.post.settle()
        let before = try await house.database.read { try CountTable($0).counts() }
        #expect(before["codes"] == 3)
        for table in ["hourly_calls", "sign_in_failures", "sign_in_sessions", "used_challenges", "sign_ins"] {
            #expect(before[table, default: 0] > 0, "\(table)")
        }
        #expect(try await !house.housekeeping.sweep())
        let kept = try await house.database.read { try CountTable($0).counts() }
        #expect(kept == before)

        house.clock.advance(.days(31) + 1)
        #expect(try await !house.housekeeping.sweep())
        let after = try await house.database.read { try CountTable($0).counts() }
        #expect(after.values.allSatisfy { $0 == 0 }, "\(after)")
        #expect(try await house.user("ann", in: pool.id).status == .confirmed)
    }

    @Test(arguments: Engine.available)
    func `a sweep takes a few hundred rows and says that there are more`(on engine: Engine) async throws {
        let house = try await House(engine)
        let now = house.clock.now
        try await house.database.write { tx in
            for number in 0..<600 {
                let used = Array("\(number)".utf8)
                _ = try UsedChallengeTable(tx).use(used, in: UserPoolID(rawValue: "p"), until: now)
            }
        }
        house.clock.advance(1)
        #expect(try await house.housekeeping.sweep())
        #expect(try await house.housekeeping.sweep())
        #expect(try await !house.housekeeping.sweep())
        #expect(try await house.database.read { try CountTable($0).counts() }["used_challenges"] == 0)
    }

    // TOK-REF-02, TOK-VER-06: an access token may outlive the refresh token that bought it.
    @Test(arguments: Engine.available)
    func `a sweep takes nobody's token before its time`(on engine: Engine) async throws {
        let (house, _, client) = try await House.furnished(
            engine,
            client: {
                $0.tokenValidity.refresh = 24
                $0.tokenValidity.refreshUnit = .hours
                $0.tokenValidity.access = 24
            })
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        let tokens = try await house.signIn("ann", by: client)
        house.clock.advance(.hours(23))
        let renewed = try await house.exchange(tokens.refresh, by: client)
        house.clock.advance(.hours(23))
        try await house.housekeeping.sweep()
        _ = try await house.bearer(of: renewed)
        #expect(try await refusal { try await house.exchange(tokens.refresh, by: client) } == .refreshTokenExpired)
    }

    @Test(arguments: Engine.available)
    func `a lock is not forgotten while it lasts`(on engine: Engine) async throws {
        let (house, _, client) = try await House.furnished(engine)
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        for _ in 1...5 {
            _ = try await refusal { try await house.signIn("ann", password: "Wrong-Horse-9", by: client) }
        }
        try await house.housekeeping.sweep()
        #expect(try await refusal { try await house.signIn("ann", by: client) } == .attemptsExceeded)
    }
}

/// How many rows there are of what runs out.
private struct CountTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func counts() throws -> [String: Int] {
        let statements: [String: SQL] = [
            "hourly_calls": "SELECT COUNT(*) AS n FROM hourly_calls",
            "sign_in_failures": "SELECT COUNT(*) AS n FROM sign_in_failures",
            "codes": "SELECT COUNT(*) AS n FROM codes",
            "sign_in_sessions": "SELECT COUNT(*) AS n FROM sign_in_sessions",
            "used_challenges": "SELECT COUNT(*) AS n FROM used_challenges",
            "sign_ins": "SELECT COUNT(*) AS n FROM sign_ins",
            "refresh_tokens": "SELECT COUNT(*) AS n FROM refresh_tokens",
            "outbox": "SELECT COUNT(*) AS n FROM outbox",
        ]
        return try statements.mapValues { try tx.first($0)?.value("n") ?? 0 }
    }
}
