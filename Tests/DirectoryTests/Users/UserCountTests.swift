import Kernel
import Storage
import TestKit
import Testing

@testable import Directory

/// `EstimatedNumberOfUsers`.
@Suite struct UserCountTests {
    private func fill(_ fixture: DirectoryFixture, _ pool: UserPoolID, _ count: Int) async throws {
        let (world, now) = (fixture.world, fixture.clock.now)
        for start in stride(from: 0, to: count, by: 500) {
            let ids = (start..<min(start + 500, count)).map { _ in UserID(rawValue: world.uuid()) }
            try await fixture.database.write { tx in
                for id in ids {
                    try UserTable(tx).insert(
                        User(
                            pool: pool, id: id, username: Username(rawValue: id.rawValue), status: .confirmed,
                            attributes: [:],
                            createdAt: now))
                }
            }
        }
    }

    private func estimate(_ fixture: DirectoryFixture, _ pool: UserPoolID) async throws -> Int {
        try await fixture.database.read { try UserTable($0).estimatedCount(in: pool) }
    }

    @Test(arguments: Engine.available)
    func `up to a thousand users are counted`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let (pool, other) = (UserPoolID(rawValue: "p_1"), UserPoolID(rawValue: "p_2"))
        #expect(try await estimate(fixture, pool) == 0)
        try await fill(fixture, other, 7)
        try await fill(fixture, pool, 1023)
        #expect(try await estimate(fixture, pool) == 1023)
        #expect(try await estimate(fixture, other) == 7)
    }

    @Test(arguments: Engine.available)
    func `larger numbers are estimated within a tenth`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = UserPoolID(rawValue: "p_1")
        try await fill(fixture, pool, 6000)
        let count = try await estimate(fixture, pool)
        #expect((5400...6600).contains(count), "\(count)")
    }

    // Imported ids need not be evenly distributed; the estimate must still be a number.
    @Test(arguments: Engine.available)
    func `unevenly distributed ids give a number and no trap`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = UserPoolID(rawValue: "p_1")
        let now = fixture.clock.now
        try await fixture.database.write { tx in
            for number in 0..<1100 {
                let id = UserID(rawValue: "00000000-0000-4000-8000-\(String(100_000_000_000 + number))")
                try UserTable(tx).insert(
                    User(
                        pool: pool, id: id, username: "p\(number)", status: .confirmed, attributes: [:], createdAt: now)
                )
            }
        }
        #expect(try await estimate(fixture, pool) >= 1024)
    }
}
