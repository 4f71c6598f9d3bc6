import Foundation
import Kernel
import TestKit
import Testing
import WireRuntime

@testable import Audit

/// Records are listed in pages, the latest first, from files and from the database alike.
@Suite(.timeLimit(.minutes(30))) struct AuditRecordsTests {
    /// Two chains in files and two in the database, each with fifteen calls a second apart.
    private func site(_ engine: Engine) async throws -> (fixture: AuditFixture, records: AuditRecords) {
        let fixture = try await AuditFixture(engine)
        var limits = AuditLimits()
        limits.fileBytes = 3000
        let logs = [
            try await fixture.open(limits, node: "one"), try await fixture.open(limits, node: "two"),
            try await fixture.openStored(node: "one"), try await fixture.openStored(node: "two"),
        ]
        for number in 0..<60 {
            var event = fixture.event("Call\(number)")
            event.subject = [("userPoolId", "pool\(number % 3)"), ("groupName", "group\(number % 5)")]
            if number % 4 == 1 { event.failure = .init(code: "Refused", message: "no") }
            logs[number % 4].append(event)
            await logs[number % 4].flush()
            fixture.clock.advance(1)
        }
        for log in logs { try await log.close() }
        return (fixture, AuditRecords(in: [fixture.root], database: fixture.database))
    }

    private func all(
        _ query: AuditQuery, of records: AuditRecords, limit: Int
    ) async throws -> (names: [String], pages: Int) {
        var (names, pages, cursor): ([String], Int, AuditCursor?) = ([], 0, nil)
        repeat {
            let page = try await records.page(query, after: cursor, limit: limit)
            names += page.entries.compactMap { $0.record["eventName"]?.string }
            pages += 1
            cursor = try page.next.map { try JSONDecoder().decode(AuditCursor.self, from: JSONEncoder().encode($0)) }
        } while cursor != nil
        return (names.filter { $0.hasPrefix("Call") }, pages)
    }

    @Test(arguments: Engine.available)
    func `pages have all records of files and database once, the latest first`(on engine: Engine) async throws {
        let (fixture, records) = try await site(engine)
        let expected = (0..<60).reversed().map { "Call\($0)" }
        for limit in [1, 7, 1000] {
            let found = try await all(AuditQuery(), of: records, limit: limit)
            #expect(found.names == expected, "\(limit) a page")
            #expect(found.pages >= 60 / limit)
        }
        withExtendedLifetime(fixture) {}
    }

    @Test(arguments: Engine.available)
    func `records that are written between two pages do not move them`(on engine: Engine) async throws {
        let (fixture, records) = try await site(engine)
        let first = try await records.page(limit: 20)
        let logs = [try await fixture.open(), try await fixture.openStored()]
        for log in logs { await fixture.write(10, to: log) }
        for log in logs { try await log.close() }
        let second = try await records.page(after: first.next, limit: 1000)
        let names = (first.entries + second.entries).compactMap { $0.record["eventName"]?.string }
        #expect(names.filter { $0.hasPrefix("Call") } == (0..<60).reversed().map { "Call\($0)" })
    }

    @Test(arguments: Engine.available)
    func `pages are filtered by time, pool, target, operation and outcome`(on engine: Engine) async throws {
        let (fixture, records) = try await site(engine)
        let start = fixture.clock.now.advanced(seconds: -60)
        func numbers(_ change: (inout AuditQuery) -> Void) async throws -> [Int] {
            var query = AuditQuery()
            change(&query)
            return try await all(query, of: records, limit: 4).names.compactMap { Int($0.dropFirst(4)) }
        }
        #expect(
            try await numbers { ($0.from, $0.until) = (start.advanced(seconds: 10), start.advanced(seconds: 14)) }
                == [13, 12, 11, 10])
        #expect(try await numbers { $0.pool = "pool1" } == (0..<60).reversed().filter { $0 % 3 == 1 })
        #expect(try await numbers { $0.target = "group2" } == (0..<60).reversed().filter { $0 % 5 == 2 })
        #expect(try await numbers { $0.event = "Call33" } == [33])
        #expect(try await numbers { $0.outcome = .failed } == (0..<60).reversed().filter { $0 % 4 == 1 })
        #expect(try await numbers { $0.outcome = .succeeded } == (0..<60).reversed().filter { $0 % 4 != 1 })
        #expect(try await numbers { $0.pool = "group2" }.isEmpty, "a group is no pool")
    }

    @Test(arguments: Engine.available)
    func `the database's records are searched from the earliest on`(on engine: Engine) async throws {
        let (_, records) = try await site(engine)
        var (names, next): ([String], StoredPlace?) = ([], nil)
        repeat {
            let part = try await records.earliestStored(AuditQuery(), after: next)
            names += part.entries.compactMap { $0.record["eventName"]?.string }.filter { $0.hasPrefix("Call") }
            next = part.next
        } while next != nil
        #expect(names == (0..<60).filter { $0 % 4 > 1 }.map { "Call\($0)" })
    }

    @Test func `lines of any length are read backwards, without a torn end`() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let path = "\(folder.path)/lines"
        let lines = [3, 70_000, 0, 200_000, 1, 65_535, 65_536].map { String(repeating: "x", count: $0) }
        try Data((lines.joined(separator: "\n") + "\ntorn").utf8).write(to: URL(fileURLWithPath: path))
        var (reader, found, starts): (ReversedLines, [String], [Int]) = (try #require(ReversedLines(path)), [], [])
        while let (line, start) = reader.next() {
            found.append(String(decoding: line, as: UTF8.self))
            starts.append(start)
        }
        #expect(found == lines.reversed())
        var again = try #require(ReversedLines(path, before: starts[2]))
        #expect(again.next()?.line.count == lines[3].utf8.count)
        withExtendedLifetime(folder) {}
    }
}
