import Cryptography
import Foundation
import Kernel
import Storage
import TestKit
import Testing
import WireRuntime

@testable import Audit

/// A log in the database over its life: starts, checkpoints, expiry, kills and the end.
@Suite(.timeLimit(.minutes(30))) struct StoredChainTests {
    @Test(arguments: Engine.available)
    func `a log in the database is whole after its end, and a start goes on with the chain`(
        on engine: Engine
    ) async throws {
        let fixture = try await AuditFixture(engine)
        for _ in 0..<2 {
            let log = try await fixture.openStored()
            await fixture.write(40, to: log)
            try await log.close()
        }
        let calls = (0..<40).map { "Call\($0)" }
        let once = ["AuditLogOpened"] + calls + ["Checkpoint"]
        #expect(try await fixture.storedNames() == once + once)
        let report = try #require(try await fixture.storedReports().first)
        #expect(report.isWhole)
        #expect(report.isStored)
        #expect(report.records == 84)
        #expect(report.checkpoints == 2)
        #expect(report.unsigned == 0)
        #expect(try await fixture.store.heads().map(\.sequence) == [84])
    }

    @Test(arguments: Engine.available)
    func `two nodes write chains of their own`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        let logs = [try await fixture.openStored(node: "one"), try await fixture.openStored(node: "two")]
        for log in logs { await fixture.write(2, to: log) }
        for log in logs { try await log.checkpoint() }
        let reports = try await fixture.storedReports()
        #expect(reports.count == 2)
        #expect(reports.allSatisfy { $0.isWhole && $0.records == 4 })
        #expect(Set(try await fixture.store.heads().map(\.node)) == ["one", "two"])
        for log in logs { try await log.close() }
    }

    @Test(arguments: Engine.available)
    func `records that a killed process has not signed are signed by another one`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        // It is never closed, as after a kill.
        let killed = try await fixture.openStored(node: "killed")
        await fixture.write(3, to: killed)
        let other = try await fixture.openStored(node: "other")
        try await other.checkpoint()
        #expect(try await fixture.storedReports().map(\.unsigned).sorted() == [0, 4], "the other may still live")
        fixture.clock.advance(.minutes(4))
        try await other.checkpoint()
        #expect(try await fixture.storedReports().map(\.unsigned) == [0, 0])
        #expect(try await fixture.storedProblems().isEmpty)
        try await other.close()
    }

    @Test(arguments: Engine.available)
    func `a process that has lost its chain goes on with another, and both are whole`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        let stalled = try await fixture.openStored(node: "stalled")
        await fixture.write(2, to: stalled)
        fixture.clock.advance(.minutes(4))
        let other = try await fixture.openStored(node: "other")
        await fixture.write(2, to: other)
        #expect(try await fixture.store.storedChains().count == 1, "the other has taken the chain")
        await fixture.write(3, to: stalled)
        #expect(stalled.failure == nil)
        for log in [stalled, other] { try await log.close() }
        let reports = try await fixture.storedReports()
        #expect(reports.count == 2)
        #expect(reports.allSatisfy { $0.isWhole && $0.unsigned == 0 })
        #expect(try await fixture.storedNames().count { $0.hasPrefix("Call") } == 7)
    }

    @Test(arguments: Engine.available)
    func `a start after a cut begins another chain, and the cut stays to be found`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        let log = try await fixture.openStored()
        await fixture.write(5, to: log)
        try await log.close()
        try await fixture.database.write { try $0.execute("DELETE FROM audit_records WHERE sequence > 3") }
        let next = try await fixture.openStored()
        #expect(next.warnings.count == 1)
        try await next.close()
        #expect(try await fixture.storedProblems() == [.truncated(after: 3, signed: 7)])
        try await fixture.database.write { try $0.execute("DELETE FROM audit_records WHERE sequence <= 3") }
        #expect(try await fixture.storedProblems().isEmpty == false)
    }

    @Test(arguments: Engine.available)
    func `old records are deleted by the day, and the log is whole without them`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        var limits = AuditLimits()
        limits.days = 30
        let log = try await fixture.openStored(limits)
        await fixture.write(600, to: log)
        try await log.checkpoint()
        fixture.clock.advance(.days(20))
        await fixture.write(2, to: log)
        try await log.checkpoint()
        fixture.clock.advance(.days(12))
        try await log.checkpoint()
        let names = try await fixture.storedNames()
        #expect(names.first == "Call0")
        #expect(names.count { $0.hasPrefix("Call") } == 2)
        #expect(try await fixture.storedProblems().isEmpty)
        let count = names.count
        try await log.checkpoint()
        #expect(try await fixture.storedNames().count == count, "nothing is signed if nothing is new")
        try await log.close()
        // The same without the server's word is found.
        try await fixture.database.write { tx in
            try AuditRecordTable(tx).deleteAll(of: try AuditRecordTable(tx).chains()[0], before: 604)
        }
        #expect(try await fixture.storedProblems().isEmpty == false)
    }

    @Test func `old records are deleted beyond a size`() async throws {
        let fixture = try await AuditFixture()
        var limits = AuditLimits()
        limits.chainBytes = 100_000
        let log = try await fixture.openStored(limits)
        for _ in 0..<5 {
            await fixture.write(100, to: log)
            try await log.checkpoint()
        }
        let records = try await fixture.storedRecords().map(\.record)
        let bytes = records.reduce(0) { $0 + $1.line.count }
        #expect(bytes <= 100_000)
        #expect(bytes > 80_000)
        #expect(try await fixture.storedProblems().isEmpty)
        try await log.close()
    }

    @Test(arguments: Engine.available)
    func `a chain whose last checkpoint has expired is deleted`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        var limits = AuditLimits()
        limits.days = 30
        let old = try await fixture.openStored(limits)
        let other = try await fixture.openStored(limits)
        await fixture.write(700, to: old)
        try await old.close()
        fixture.clock.advance(.days(31))
        await fixture.write(1, to: other)
        try await other.checkpoint()
        #expect(try await fixture.store.storedChains().count == 1)
        #expect(try await fixture.store.heads().count == 1)
        #expect(try await fixture.storedProblems().isEmpty)
        try await other.close()
    }

    @Test(arguments: Engine.available)
    func `what a lost answer to a commit has stored is not written twice`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        var lines = StoredLines(at: .first(of: "k-1"), bytes: 0)
        for number in 0..<70 { lines.append(fixture.event("Call\(number)")) }
        let records = lines.records
        try await fixture.database.write { try AuditRecordTable($0).insert(Array(records.prefix(50)), of: "k-1") }
        try await fixture.database.write { try AuditRecordTable($0).insert(records, of: "k-1") }
        #expect(try await fixture.store.storedRecords(of: "k-1", after: 0) == records)
        let other = StoredLines(at: .first(of: "k-1"), bytes: 0)
        await #expect(throws: ChainTaken.self) {
            var lines = other
            lines.append(fixture.event("Other"))
            let records = lines.records
            try await fixture.database.write { try AuditRecordTable($0).insert(records, of: "k-1") }
        }
    }
}
