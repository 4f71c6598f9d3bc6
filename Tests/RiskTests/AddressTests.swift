import Accounts
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing

@testable import Risk

/// An address is judged by the names for which it fails, over all users.
@Suite struct AddressTests {
    /// Attempts of others, without their arithmetic.
    private func attempt(
        _ name: String, isRight: Bool, from address: String = RiskSite.abroad, at site: RiskSite
    ) async throws -> RiskAssessment {
        site.server.clock.advance(milliseconds: 100)
        return try await CallerAgent.$current.withValue(CallerAgent("x", address: address)) {
            let protection = try #require(Protection(site.pool, client: nil, by: site.server.accounts.risk))
            let found = try await site.server.database.read { try protection.assessment($0).risk }
            guard !protection.refusesAddress(found) else { return found }
            try await site.server.database.write { tx in
                if isRight {
                    try protection.forgiveFailures(of: name, tx)
                } else {
                    try protection.countFailure(of: name, tx)
                }
            }
            return found
        }
    }

    @Test(arguments: Engine.available)
    func `an address that guesses the passwords of a thousand users is stopped`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, .enforced, actions: RiskActions(high: .block))
        var evaluated = 0
        for name in 1...1000 {
            for _ in 1...5 where try await attempt("name:\(name)", isRight: false, at: site).level != .high {
                evaluated += 1
            }
        }
        #expect(evaluated <= 250)
        let last = try await attempt("name:1001", isRight: false, at: site)
        #expect(last.reasons == [.addressFailsForMany])
        // Others are not stopped.
        #expect(try await attempt("name:1", isRight: false, from: RiskSite.home, at: site).level == nil)
    }

    @Test(arguments: Engine.available)
    func `five hundred honest users behind one address are not`(on engine: Engine) async throws {
        let all = RiskActions(low: .block, medium: .block, high: .block)
        let site = try await RiskSite(engine, .enforced, actions: all)
        for user in 1...500 {
            let name = "user:\(user)"
            // One of seven mistypes the password, and one of 25 gives up.
            if user % 7 == 0 || user % 25 == 0 {
                #expect(try await attempt(name, isRight: false, at: site).level == nil)
            }
            if user % 25 != 0 { #expect(try await attempt(name, isRight: true, at: site).level == nil) }
        }
    }

    // UP-ASF-11
    @Test(arguments: Engine.available, [true, false])
    func `a stopped address is told the same of known and unknown names`(
        on engine: Engine, hidesExistence: Bool
    ) async throws {
        let site = try await RiskSite(
            engine, .enforced, actions: RiskActions(high: .block), hidesExistence: hidesExistence)
        for number in 1...50 {
            let refused = try await refusal {
                try await site.signIn("none\(number)", password: "Wrong-Horse-9", from: RiskSite.abroad)
            }
            #expect(refused?.message == (hidesExistence ? "Incorrect username or password." : "User does not exist."))
        }
        for (name, password) in [("none1", "Wrong-Horse-9"), ("ann", "Wrong-Horse-9"), ("ann", TestServer.password)] {
            let refused = try await refusal { try await site.signIn(name, password: password, from: RiskSite.abroad) }
            #expect(refused == RiskRefusal.blocked)
        }
        try await site.signIn(from: RiskSite.home)
        let events = try await site.events()
        #expect(events.map(\.isBlocked) == [false, true, true, false])
        #expect(events[1].assessment?.level == .high)
        // An hour later the address may try again.
        site.server.clock.advance(3600)
        try await site.signIn(from: RiskSite.abroad)
    }

    @Test(arguments: Engine.available)
    func `a wrong password costs the same statements with and without a user`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.pool { ($0.tier, $0.advancedSecurity) = (.plus, .audit) }
        let client = try await server.client(in: pool) { $0.existenceErrors = .enabled }
        try await server.makeUser("ann", by: client)
        func statements(of name: String) async throws -> [String] {
            recorder.forget()
            let refused = try await CallerAgent.$current.withValue(CallerAgent("x", address: RiskSite.home)) {
                try await refusal { try await server.signIn(name, password: "Wrong-Horse-9", by: client) }
            }
            #expect(refused?.message == "Incorrect username or password.")
            return recorder.asked
        }
        _ = try await statements(of: "ann")
        _ = try await statements(of: "none")
        let (known, unknown) = (try await statements(of: "ann"), try await statements(of: "none"))
        #expect(known == unknown)
        #expect(known.contains { $0.contains("INSERT INTO auth_events") })
    }

    // UP-ASF-13
    @Test(arguments: Engine.available)
    func `listed addresses are refused, or never risky`(on engine: Engine) async throws {
        let site = try await RiskSite(
            engine, .enforced, actions: RiskActions(low: .block, medium: .block, high: .block),
            blocked: ["198.51.100.0/24", "2001:db8::/32"], skipped: ["203.0.113.77"])
        for address in ["198.51.100.9", "2001:db8::1"] {
            #expect(try await refusal { try await site.signIn(from: address) } == RiskRefusal.blocked)
        }
        try await site.signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        #expect(try await site.events().first?.assessment?.reasons == [])
        #expect(try await refusal { try await site.signIn(from: "203.0.114.1") } == RiskRefusal.blocked)
    }

    @Test func `ranges are checked, and networks have one spelling`() throws {
        #expect(throws: InvalidInput.self) {
            try RiskConfiguration(blockedRanges: ["10.0.0.0/33"], skippedRanges: nil, actions: nil, modifiedAt: .zero)
        }
        func network(_ text: String) -> String? { AddressValue(Array(text.utf8)[...])?.network(v4: 24, v6: 48) }
        #expect(network("192.0.2.200") == "192.0.2.0/24")
        #expect(network("::ffff:192.0.2.200") == "192.0.2.0/24")
        #expect(network("2001:db8:1:2::5") == "2001:db8:1::/48")
    }
}

extension Instant {
    fileprivate static let zero = Instant(seconds: 0)
}
