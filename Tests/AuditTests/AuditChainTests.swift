import Cryptography
import Foundation
import Kernel
import TestKit
import Testing
import WireRuntime

@testable import Audit

/// A log over its life: starts, files, checkpoints, deletion and the end.
@Suite(.timeLimit(.minutes(30))) struct AuditChainTests {
    // CT-GEN-06
    @Test(arguments: Engine.available)
    func `an event is one line, and the log is whole after its end`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        let log = try await fixture.open()
        await fixture.write(3, to: log)
        try await log.close()
        #expect(fixture.names == ["AuditLogOpened", "Call0", "Call1", "Call2", "Checkpoint"])
        let report = try #require(try await fixture.reports().first)
        #expect(report.isWhole && report.records == 5 && report.checkpoints == 1 && report.unsigned == 0)
        #expect(try await fixture.store.heads().map(\.sequence) == [5])
    }

    @Test(arguments: Engine.available)
    func `all nodes of a store sign with one key, each its own chain`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        let keys = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { try await fixture.store.key().id } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(keys.count == 1)
        // In one folder too: nodes of one PostgreSQL may share it.
        let logs = [try await fixture.open(node: "one"), try await fixture.open(node: "two")]
        for log in logs { await fixture.write(2, to: log) }
        for log in logs { try await log.close() }
        let reports = try await fixture.reports()
        #expect(reports.count == 2 && reports.allSatisfy { $0.isWhole && $0.records == 4 })
        #expect(Set(try await fixture.store.heads().map(\.node)) == ["one", "two"])
    }

    @Test func `a start goes on with the chain, in the same file on the same day`() async throws {
        let fixture = try await AuditFixture()
        for _ in 0..<3 {
            let log = try await fixture.open()
            await fixture.write(1, to: log)
            try await log.close()
        }
        #expect(fixture.chains.count == 1 && fixture.chains[0].files.count == 1)
        let report = try #require(try await fixture.reports().first)
        #expect(report.isWhole && report.records == 9 && report.checkpoints == 3)
    }

    // CT-GEN-04
    @Test func `a new file begins by size and by day`() async throws {
        let fixture = try await AuditFixture()
        var limits = AuditLimits()
        limits.fileBytes = 4000
        let log = try await fixture.open(limits)
        for _ in 0..<10 { await fixture.write(3, to: log) }
        let bySize = fixture.chains[0].files.count
        #expect(bySize > 2)
        fixture.clock.advance(.days(1))
        await fixture.write(1, to: log)
        #expect(fixture.chains[0].files.count == bySize + 1)
        try await log.close()
        #expect(try await fixture.problems().isEmpty)
    }

    @Test func `nothing is signed if nothing is new`() async throws {
        let fixture = try await AuditFixture()
        let log = try await fixture.open()
        for _ in 0..<3 { try await log.checkpoint() }
        #expect(fixture.names == ["AuditLogOpened", "Checkpoint"])
        try await log.close()
    }

    @Test func `old files are deleted by age, and the log is whole without them`() async throws {
        let fixture = try await AuditFixture()
        var limits = AuditLimits()
        (limits.fileBytes, limits.days) = (4000, 30)
        let log = try await fixture.open(limits)
        for _ in 0..<6 { await fixture.write(4, to: log) }
        let files = fixture.chains[0].files
        for file in files.prefix(2) { try age(file, to: fixture.clock.now.advanced(seconds: -.days(31))) }
        for file in files.dropFirst(2) { try age(file, to: fixture.clock.now) }
        try await log.checkpoint()
        #expect(fixture.chains[0].files.map(\.number) == files.dropFirst(2).map(\.number))
        #expect(try await fixture.problems().isEmpty)
        try await log.close()
        // The same without the server's word is found.
        try FileManager.default.removeItem(atPath: fixture.chains[0].files[0].path)
        #expect(try await fixture.problems().isEmpty == false)
    }

    @Test func `old files are deleted beyond a size`() async throws {
        let fixture = try await AuditFixture()
        var limits = AuditLimits()
        (limits.fileBytes, limits.chainBytes) = (4000, 9000)
        let log = try await fixture.open(limits)
        for _ in 0..<20 { await fixture.write(4, to: log) }
        try await log.checkpoint()
        #expect(fixture.chains[0].files.reduce(0) { $0 + $1.size } <= 9000 + 1000)
        #expect(fixture.chains[0].files[0].number > 1)
        try await log.close()
        #expect(try await fixture.problems().isEmpty)
    }

    private func age(_ file: ChainFolder.File, to time: Instant) throws {
        let date = Date(timeIntervalSince1970: TimeInterval(time.seconds))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
}

/// A log whose process was killed, or whose disk is full.
@Suite(.timeLimit(.minutes(30))) struct InterruptedLogTests {
    @Test func `a torn last line is told from a cut, before and after the next start`() async throws {
        let fixture = try await AuditFixture()
        let log = try await fixture.open()
        await fixture.write(3, to: log)
        try await log.close()
        let file = fixture.chains[0].files[0]
        try file.replace(by: file.bytes + Array("{\"eventVersion\":\"1.0".utf8))
        let torn = try #require(try await fixture.reports().first)
        #expect(torn.isWhole && torn.torn == 20)
        let next = try await fixture.open()
        await fixture.write(1, to: next)
        try await next.close()
        let report = try #require(try await fixture.reports().first)
        #expect(report.isWhole && report.torn == nil && report.files == 2)
        // What the next start has said of it holds.
        try file.replace(by: file.bytes.dropLast())
        #expect(try await fixture.problems().isEmpty == false)
    }

    @Test func `a start after a cut begins another chain, and the cut stays to be found`() async throws {
        let fixture = try await AuditFixture()
        let log = try await fixture.open()
        await fixture.write(5, to: log)
        try await log.close()
        let file = fixture.chains[0].files[0]
        let front = try #require(AuditLines(file.path)).prefix(3)
        try file.replace(by: front.flatMap { Array($0) + [0x0A] })
        let next = try await fixture.open()
        #expect(next.warnings.count == 1)
        await fixture.write(5, to: next)
        try await next.close()
        #expect(fixture.chains.count == 2)
        #expect(try await fixture.problems() == [.truncated(after: 3, signed: 7)])
    }

    @Test func `a chain whose folder is gone is missed`() async throws {
        let fixture = try await AuditFixture()
        let log = try await fixture.open()
        try await log.close()
        try FileManager.default.removeItem(atPath: fixture.root)
        #expect(try await fixture.problems() == [.missingChain(signed: 2, node: "one")])
    }

    @Test func `records wait while the disk takes none, and what is lost is counted and told`() async throws {
        let fixture = try await AuditFixture()
        var limits = AuditLimits()
        (limits.waitingEvents, limits.fileBytes) = (10, 1)
        let log = try await fixture.open(limits)
        // A new file is due, and a folder stands in its place.
        let next = fixture.chains[0].path(of: 2)
        try FileManager.default.createDirectory(atPath: next, withIntermediateDirectories: false)
        await fixture.write(25, to: log)
        #expect(log.lost == 15 && log.failure != nil)
        try FileManager.default.removeItem(atPath: next)
        await log.flush()
        #expect(log.failure == nil)
        try await log.close()
        let told = try #require(fixture.records.first { $0["eventName"]?.string == "RecordsLost" })
        #expect(told["additionalEventData"]?.object?["records"]?.string == "15")
        #expect(fixture.names.count { $0.hasPrefix("Call") } == 10)
        #expect(try await fixture.problems().isEmpty)
    }

    @Test func `a new sealing key opens the log's key`() async throws {
        let fixture = try await AuditFixture()
        let id = try await fixture.store.key().id
        let other = Sealer(
            try SealingKeys(text: SealingKeys.makeText(from: fixture.world), source: "the tests"), world: fixture.world)
        let stranger = AuditStore(fixture.database, sealer: other, world: fixture.world)
        await #expect(throws: SealingError.self) { try await stranger.key() }
        #expect(try await fixture.store.key().id == id)
    }
}
