import Kernel
import Storage
import TestKit
import Testing

/// The statements over all tables delete what they are to delete, and no other row.
@Suite struct StoredRowTests {
    private static let (pool, other) = (UserPoolID(rawValue: "p1"), UserPoolID(rawValue: "p2"))

    private static func user(_ number: Int) -> UserID { UserID(rawValue: "u\(number)") }

    @Test(arguments: Engine.available)
    func `a batch deletes some rows of one pool`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        try await database.write { tx in
            let samples = try SampleRowTable(tx)
            for table in Engine.tables where table.poolRemoval == .inBatches {
                for number in 1...4 {
                    let pool = number == 4 ? Self.other : Self.pool
                    try samples.insert(into: table, of: Self.user(number), in: pool, number: number)
                }
                let rows = StoredRowTable(tx, table: table)
                let deleted = try (1...3).map { _ in try rows.delete(in: Self.pool, atMost: 2) }
                #expect(deleted == [2, 1, 0], "\(table.name)")
            }
            let left = try RowCountTable(tx).counts { $0.poolRemoval == .inBatches }
            #expect(left.values.allSatisfy { $0 == 1 }, "\(left)")
            #expect(try RowCountTable(tx).counts(in: Self.other).filter { $0.value > 0 } == left)
        }
    }

    @Test(arguments: Engine.available)
    func `rows are deleted a few at a time, and only after they have expired`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let now = Instant(seconds: 1_000_000_000)
        try await database.write { tx in
            let samples = try SampleRowTable(tx)
            var number = 0
            for table in Engine.tables {
                for (index, rule) in table.expiry.enumerated() {
                    let last = now.advanced(seconds: -rule.keptFor)
                    let expired = Instant(microseconds: last.microseconds - 1)
                    for time in [expired, expired, expired, last] {
                        number += 1
                        var values = try samples.values(
                            for: table, of: Self.user(number), in: Self.pool, number: number)
                        values[rule.column.description] = time.sqlValue
                        if let state = rule.state { values[state.column.description] = .text(state.text) }
                        try samples.insert(values, into: table)
                    }
                    let rows = StoredRowTable(tx, table: table)
                    let swept = try (1...3).map { _ in try rows.deleteExpired(by: rule, now: now, limit: 2) }
                    #expect(swept.map({ $0.count }) == [2, 1, 0], "\(table.name)")
                    #expect(swept.map({ $0.latest }) == [expired, expired, nil], "\(table.name)")
                    let left = try RowCountTable(tx).counts()[table.name.description]
                    #expect(left == index + 1, "\(table.name)")
                }
            }
            #expect(number >= 36)
        }
    }

    @Test(arguments: Engine.available)
    func `secrets are read in pages, and only an unchanged one is replaced`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        try await database.write { tx in
            let samples = try SampleRowTable(tx)
            for table in Engine.tables where !table.sealed.isEmpty {
                for number in 1...3 {
                    let pool = SampleRowTable.pool(ofRow: number, in: table, else: Self.pool)
                    try samples.insert(into: table, of: Self.user(number), in: pool, number: number)
                }
                let rows = StoredRowTable(tx, table: table)
                for column in table.sealed {
                    let first = try rows.secrets(in: column, after: nil, limit: 2)
                    let second = try rows.secrets(in: column, after: first.last?.key, limit: 2)
                    #expect((first + second).map(\.sealed) == ["x1", "x2", "x3"].map { Array($0.utf8) })
                    let secret = try #require(second.first)
                    #expect(secret.context.count == column.boundTo.count)
                    try rows.replace(secret, in: column, by: [1])
                    try rows.replace(secret, in: column, by: [2])
                    let changed = try rows.secrets(in: column, after: nil, limit: 9).map(\.sealed)
                    #expect(changed == [Array("x1".utf8), Array("x2".utf8), [1]], "\(table.name)")
                }
            }
        }
    }

    @Test(arguments: Engine.available)
    func `no statement over the tables scans a whole table`(on engine: Engine) async throws {
        let recorder = StatementRecorder(try await engine.freshDatabase())
        let now = Instant(seconds: 1_000_000_000)
        try await recorder.write { tx in
            let samples = try SampleRowTable(tx)
            for table in Engine.tables {
                let rows = StoredRowTable(tx, table: table)
                try samples.insert(into: table, of: Self.user(1), in: Self.pool, number: 1)
                for column in table.sealed {
                    for secret in try rows.secrets(in: column, after: nil, limit: 2) {
                        try rows.replace(secret, in: column, by: [1])
                    }
                }
                for rule in table.expiry { _ = try rows.deleteExpired(by: rule, now: now, limit: 2) }
                try rows.delete(of: Self.user(1), in: Self.pool)
                switch table.poolRemoval {
                case .atOnce: try rows.deleteAll(in: Self.pool)
                case .inBatches: _ = try rows.delete(in: Self.pool, atMost: 2)
                case .onExpiry, nil: break
                }
            }
        }
        #expect(recorder.statements.count > 60)
        for statement in recorder.statements {
            let scans = try await recorder.fullScans(of: statement)
            #expect(scans.isEmpty, "\(scans) \(statement.rendered(for: .sqlite).text)")
        }
    }
}
