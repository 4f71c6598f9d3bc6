import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Accounts
@testable import Messaging

/// Users who never confirmed are removed if the operator wants that, and no others.
@Suite struct UnconfirmedUsersTests {
    private func remove(_ server: TestServer, olderThan days: Int64) async throws -> Int {
        try await UnconfirmedUsers(server.accounts).remove(before: server.clock.now.advanced(seconds: -.days(days)))
    }

    @Test(arguments: Engine.available)
    func `only users who signed up long ago and never confirmed are removed`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("confirmed", attributes: ["email": "a@example.com"], by: client)
        try await server.signUp("confirmed later", attributes: ["email": "b@example.com"], by: client)
        try await server.signUp("old", attributes: ["email": "c@example.com"], by: client)
        try await server.invite("invited", to: pool)
        server.clock.advance(.days(6))
        try await server.signUp("young", attributes: ["email": "d@example.com"], by: client)
        try await server.administration.confirm("confirmed later", in: pool.id)
        server.clock.advance(.days(1))
        #expect(try await remove(server, olderThan: 7) == 0, "not before the last moment")
        server.clock.advance(1)
        #expect(try await remove(server, olderThan: 7) == 1)
        #expect(try await remove(server, olderThan: 7) == 0)
        let listed = try await server.administration.list(nil, in: pool.id, after: nil, limit: 60)
        let left = listed.items.map(\.user.username)
        #expect(left == ["confirmed", "confirmed later", "invited", "young"])
        #expect(try await server.database.read { try UserTable($0).estimatedCount(in: pool.id) } == 4)
    }

    @Test(arguments: Engine.available)
    func `a removed user leaves no row, and the names are free`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { $0.aliasAttributes = [.email, .preferredUsername] },
            client: { $0.existenceErrors = .enabled })
        let entered = try await server.signUp("old", attributes: ["email": "c@example.com", "name": "Old"], by: client)
        try await server.group("readers", in: pool, of: ["old"])
        _ = try await refusal { try await server.signIn("old", password: "Wrong-Horse-9", by: client) }
        let before = try await server.database.read { try RowCountTable($0).counts(of: entered.id, in: pool.id) }
        for table in ["users", "sign_in_names", "user_search", "codes", "memberships", "password_attempts"] {
            #expect(before[table, default: 0] > 0, "\(table)")
        }
        server.clock.advance(.days(8))
        #expect(try await remove(server, olderThan: 7) == 1)
        let after = try await server.database.read { try RowCountTable($0).counts(of: entered.id, in: pool.id) }
        #expect(after.values.allSatisfy { $0 == 0 }, "\(after)")
        try await server.makeUser("old", attributes: ["email": "c@example.com"], by: client)
    }

    @Test(arguments: Engine.available)
    func `many users are removed in small transactions`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) { $0.autoVerifiedAttributes = [] }
        for number in 0..<60 { try await server.signUp("old \(number)", by: client) }
        server.clock.advance(.days(2))
        var counts: [Int] = []
        repeat { counts.append(try await remove(server, olderThan: 1)) } while counts.last != 0
        #expect(counts == [25, 25, 10, 0])
    }

    // The transaction that removes a user checks that the user is unconfirmed.
    @Test(arguments: Engine.available)
    func `a user who confirms at the same time is either removed or confirmed`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        for round in 0..<8 {
            let name = "old \(round)"
            try await server.signUp(name, attributes: ["email": "old\(round)@example.com"], by: client)
            let code = await server.lastCode(to: "old\(round)@example.com")
            let cutoff = server.clock.now.advanced(seconds: 1)
            let race = await Race(2) { number in
                if number == 0 { return try await UnconfirmedUsers(server.accounts).remove(before: cutoff) }
                try await server.confirm(name, code: code, by: client)
                return -1
            }
            let found = try? await server.user(name, in: pool.id)
            #expect(found == nil || found?.status == .confirmed)
            #expect(race.winners.contains(1) == (found == nil), "\(race.winners) \(race.losers)")
            #expect(race.winners.contains(-1) == (found != nil), "\(race.winners) \(race.losers)")
        }
    }

    // Every node runs the removal.
    @Test(arguments: Engine.available)
    func `two concurrent runs remove each user once`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.autoVerifiedAttributes = [] }
        for number in 0..<10 { try await server.signUp("old \(number)", by: client) }
        server.clock.advance(.days(2))
        let race = await Race(4) { _ in try await remove(server, olderThan: 1) }
        #expect(race.losers.isEmpty && race.winners.reduce(0, +) == 10)
        #expect(try await server.database.read { try UserTable($0).estimatedCount(in: pool.id) } == 0)
    }
}
