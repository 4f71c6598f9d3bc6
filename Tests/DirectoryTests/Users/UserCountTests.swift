import Kernel
import Storage
import TestKit
import Testing

@testable import Directory

/// How many people a pool has (`EstimatedNumberOfUsers`).
@Suite struct UserCountTests {
    private func fill(_ house: House, _ pool: UserPoolID, _ count: Int) async throws {
        let (world, now) = (house.world, house.clock.now)
        for start in stride(from: 0, to: count, by: 500) {
            let ids = (start..<min(start + 500, count)).map { _ in UserID(rawValue: world.uuid()) }
            try await house.database.write { tx in
                for id in ids {
                    try UserTable(tx).insert(
                        User(
                            pool: pool, id: id, username: id.rawValue, status: .confirmed, attributes: [:],
                            createdAt: now))
                }
            }
        }
    }

    private func estimate(_ house: House, _ pool: UserPoolID) async throws -> Int {
        try await house.database.read { try UserTable($0).estimatedCount(in: pool) }
    }

    @Test(arguments: Engine.available)
    func `up to a thousand people are counted`(on engine: Engine) async throws {
        let house = try await House(engine)
        let (pool, other) = (UserPoolID(rawValue: "p_1"), UserPoolID(rawValue: "p_2"))
        #expect(try await estimate(house, pool) == 0)
        try await fill(house, other, 7)
        try await fill(house, pool, 1023)
        #expect(try await estimate(house, pool) == 1023)
        #expect(try await estimate(house, other) == 7)
    }

    @Test(arguments: Engine.available)
    func `more are estimated within a tenth`(on engine: Engine) async throws {
        let house = try await House(engine)
        let pool = UserPoolID(rawValue: "p_1")
        try await fill(house, pool, 6000)
        let count = try await estimate(house, pool)
        #expect((5400...6600).contains(count), "\(count)")
    }

    // Identifiers that somebody imported need not be spread evenly; a number comes out all the same.
    @Test(arguments: Engine.available)
    func `crowded identifiers give a number and no trap`(on engine: Engine) async throws {
        let house = try await House(engine)
        let pool = UserPoolID(rawValue: "p_1")
        let now = house.clock.now
        try await house.database.write { tx in
            for number in 0..<1100 {
                let id = UserID(rawValue: "00000000-0000-4000-8000-\(String(100_000_000_000 + number))")
                try UserTable(tx).insert(
                    User(
                        pool: pool, id: id, username: "p\(number)", status: .confirmed, attributes: [:], createdAt: now)
                )
            }
        }
        #expect(try await estimate(house, pool) >= 1024)
    }
}
