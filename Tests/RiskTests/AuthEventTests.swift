import Accounts
import Directory
import Kernel
import Storage
import TestKit
import Testing
import Tokens

@testable import Risk

/// What users did, and what was tried in their names.
@Suite struct AuthEventTests {
    // UP-ASF-21, UP-ASF-22
    @Test(arguments: Engine.available)
    func `each act leaves an event, and tokens contain that of the sign-in`(on engine: Engine) async throws {
        let site = try await RiskSite(engine)
        _ = try await refusal { try await site.signIn(password: "Wrong-Horse-9", from: RiskSite.home) }
        let tokens = try await site.signIn(from: RiskSite.home)
        let identity = try await site.server.identity(of: tokens)
        try await site.act(from: RiskSite.home) { [server = site.server] in
            try await server.account.changePassword(
                from: Secret(TestServer.password), to: Secret("Another-Horse-9"), for: identity)
        }
        let events = try await site.events()
        #expect(events.map(\.kind) == [.passwordChange, .signIn, .signIn, .signUp])
        #expect(events.map(\.outcome) == [.pass, .pass, .fail, .pass])
        #expect(events.map(\.password) == [nil, .right, .wrong, nil])
        #expect(events[1].id == identity.session.rawValue)
        #expect(events.allSatisfy { $0.origin.address?.text == RiskSite.home })
        #expect(events.allSatisfy { $0.origin.device == "Firefox on Linux" })
    }

    // UP-ASF-15
    @Test(arguments: Engine.available)
    func `a device that an app calls the same is known in another program`(on engine: Engine) async throws {
        let site = try await RiskSite(engine)
        func signIn(_ id: String?, on agent: String) async throws -> [RiskReason]? {
            var stated = StatedDevice()
            (stated.id, stated.userAgent) = (id, agent)
            try await StatedDevice.$current.withValue(stated) { try await site.signIn(from: RiskSite.home, on: agent) }
            return try await site.events().first?.assessment?.reasons
        }
        #expect(try await signIn("phone-1", on: RiskSite.firefox) == [])
        #expect(try await signIn("phone-1", on: RiskSite.chrome) == [])
        #expect(try await signIn("phone-2", on: "Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1") == [.newUserAgent])
        #expect(try await signIn(nil, on: "curl/8.0") == [.newUserAgent])
        // Who copies the id gains what a copied user agent gains, and no more.
        try await StatedDevice.$current.withValue(StatedDevice(id: "phone-1")) {
            try await site.signIn(from: RiskSite.abroad, on: "wget/1.0")
        }
        #expect(try await site.events().first?.assessment?.reasons == [.newAddressRange])
    }

    @Test(arguments: Engine.available)
    func `failures take no place of what is known, and events go with the user`(on engine: Engine) async throws {
        let site = try await RiskSite(engine)
        let user = try await site.server.user("ann", in: site.pool.id)
        try await site.signIn(from: RiskSite.home)
        for _ in 1...60 {
            try await site.act(from: RiskSite.abroad) { [server = site.server, pool = site.pool] in
                let protection = try #require(Protection(pool, client: nil, by: server.accounts.risk))
                var event = protection.event(.signIn, of: user.id)
                event.outcome = .fail
                try await server.database.write { [event] in try protection.record(event, $0) }
            }
        }
        let events = try await site.events()
        #expect(events.count { $0.outcome == .fail } == EventRetention().count)
        #expect(events.count { $0.outcome == .pass } == 2)
        // Pages of a listing are whole and do not overlap.
        var (found, cursor): ([String], Cursor?) = ([], nil)
        repeat {
            let page = try await site.server.administration.events(
                of: "ann", in: site.pool.id, after: cursor, limit: 7)
            (found, cursor) = (found + page.items.map(\.id), page.next)
        } while cursor != nil
        #expect(found == events.map(\.id))
        try await site.server.administration.delete("ann", in: site.pool.id)
        let rest = try await site.server.database.read { [pool = site.pool.id, now = site.server.clock.now] tx in
            try AuthEventTable(tx).list(of: user.id, in: pool, after: nil, at: now, limit: 60).items
        }
        #expect(rest.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `events are kept as long, and as many, as the operator says`(on engine: Engine) async throws {
        let site = try await RiskSite(engine)
        var retention = EventRetention()
        (retention.days, retention.count) = (2, 10)
        let services = RiskServices(world: site.server.world, retention: retention)
        let user = try await site.server.user("ann", in: site.pool.id)
        for _ in 1...12 {
            try await site.act(from: RiskSite.home) { [server = site.server, pool = site.pool] in
                let protection = try #require(Protection(pool, client: nil, by: services))
                try await server.database.write { try protection.recordPass(.signIn, of: user.id, $0) }
            }
        }
        #expect(try await site.events().count == 10)
        site.server.clock.advance(.days(2))
        #expect(try await site.events().isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a pool that does not judge risk has no events`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, .off)
        try await site.signIn(from: RiskSite.home)
        #expect(try await refusal { try await site.events() } == PoolRefusal.riskNotJudged)
        let rows = try await site.server.database.read { [pool = site.pool.id] tx in
            let user = try UserTable(tx).require("ann", in: try PoolTable(tx).require(pool))
            return try AuthEventTable(tx).list(of: user.id, in: pool, after: nil, at: .init(seconds: 0), limit: 1).items
        }
        #expect(rows.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `the address of a server says nothing, unless it tells the user's`(on engine: Engine) async throws {
        let site = try await RiskSite(engine)
        for told in [nil, RiskSite.abroad] {
            let server = CallerAgent("Boto3/1", address: RiskSite.home).speaking(forUserAt: told, named: nil)
            try await CallerAgent.$current.withValue(server) { [site] in
                site.server.clock.advance(1)
                _ = try await site.server.begin(
                    .adminPassword, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: site.client,
                    as: true
                ).tokens
            }
            #expect(try await site.events().first?.origin.address?.text == told)
        }
    }
}
