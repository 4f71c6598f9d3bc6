import Foundation
import Kernel
import Storage
import TestKit
import Testing
import WireRuntime

@testable import Audit

/// The records of a folder reach another machine: in order, at least once, and none is left out.
@Suite struct AuditDeliveryTests {
    /// Takes records, or none.
    private final class Receiver: AuditReceiver {
        let taken = Locked<[String]>([])
        let isDown = Locked(false)

        func take(_ records: [[UInt8]]) async throws(AuditReceiverError) {
            guard !isDown.read({ $0 }) else { throw AuditReceiverError("it is down") }
            taken.change { $0 += records.map { String(decoding: $0, as: UTF8.self) } }
        }
    }

    private struct Site {
        let fixture: AuditFixture
        let receiver = Receiver()
        let reports = Locked<[AuditDeliveryReport]>([])

        /// A delivery that begins as after a start.
        var delivery: AuditDelivery {
            AuditDelivery(
                of: fixture.root, to: receiver, database: fixture.database, world: fixture.world,
                report: { [reports] report in reports.change { $0.append(report) } })
        }

        /// All lines of the chains, in the order of their files.
        var written: [String] {
            fixture.chains.flatMap(\.files).flatMap { file in
                AuditLines(file.path).map { $0.map { String(decoding: $0, as: UTF8.self) } } ?? []
            }
        }
    }

    private func site(_ engine: Engine = .sqliteFile) async throws -> Site {
        Site(fixture: try await AuditFixture(engine))
    }

    @Test(arguments: Engine.available)
    func `all records arrive once and in their order, in batches`(on engine: Engine) async throws {
        let site = try await site(engine)
        let log = try await site.fixture.open()
        await site.fixture.write(AuditDelivery.batch + 10, to: log)
        let delivery = site.delivery
        #expect(try await delivery.deliverDue())
        #expect(site.receiver.taken.read { $0.count } == AuditDelivery.batch)
        while try await delivery.deliverDue() {}
        #expect(site.receiver.taken.read { $0 } == site.written && site.written.count == AuditDelivery.batch + 11)
        #expect(try await !delivery.deliverDue())
        try await log.close()
        while try await delivery.deliverDue() {}
        #expect(site.receiver.taken.read { $0 } == site.written, "the last checkpoint too")
        #expect(site.reports.read { $0.isEmpty })
    }

    @Test(arguments: Engine.available)
    func `a start goes on after what was delivered, also of chains that have ended`(on engine: Engine) async throws {
        let site = try await site(engine)
        let (first, second) = (try await site.fixture.open(), try await site.fixture.open())
        await site.fixture.write(3, to: first)
        while try await site.delivery.deliverDue() {}
        let before = site.receiver.taken.read { $0.count }
        await site.fixture.write(2, to: first)
        try await first.close()
        await site.fixture.write(1, to: second)
        while try await site.delivery.deliverDue() {}
        let taken = site.receiver.taken.read { $0 }
        #expect(Set(taken) == Set(site.written) && taken.count == site.written.count && taken.count > before)
        try await second.close()
    }

    @Test func `while the receiver is down the records wait, and it is asked less and less often`() async throws {
        let site = try await site()
        let log = try await site.fixture.open()
        await site.fixture.write(2, to: log)
        let delivery = site.delivery
        site.receiver.isDown.change { $0 = true }
        #expect(try await !delivery.deliverDue())
        site.receiver.isDown.change { $0 = false }
        #expect(try await !delivery.deliverDue())
        #expect(site.receiver.taken.read { $0.isEmpty }, "it rests")
        site.fixture.clock.advance(1)
        while try await delivery.deliverDue() {}
        #expect(site.receiver.taken.read { $0 } == site.written)
        #expect(site.reports.read { $0 } == [.waiting(reason: "it is down"), .resumed])
        try await log.close()
    }

    @Test func `each file is delivered to its end, without what a killed process has left there`() async throws {
        let site = try await site()
        var limits = AuditLimits()
        limits.fileBytes = 1
        let log = try await site.fixture.open(limits)
        for _ in 1...3 { await site.fixture.write(1, to: log) }
        try await log.close()
        let files = try #require(site.fixture.chains.first).files
        try #require(files.count > 2)
        try files[0].replace(by: files[0].bytes + Array("{\"torn".utf8))
        while try await site.delivery.deliverDue() {}
        #expect(site.receiver.taken.read { $0 } == site.written)
        #expect(!site.receiver.taken.read { $0 }.contains { $0.contains("torn") })
    }

    @Test func `files that were deleted before they were delivered are told`() async throws {
        let site = try await site()
        var limits = AuditLimits()
        limits.fileBytes = 1
        let log = try await site.fixture.open(limits)
        await site.fixture.write(1, to: log)
        _ = try await site.delivery.deliverDue()
        for _ in 1...3 { await site.fixture.write(1, to: log) }
        try await log.close()
        let chain = try #require(site.fixture.chains.first)
        let files = chain.files
        for file in files.prefix(2) { try FileManager.default.removeItem(atPath: file.path) }
        while try await site.delivery.deliverDue() {}
        #expect(site.reports.read { $0 } == [.deleted(chain: chain.chain, before: files[2].number)])
        #expect(site.receiver.taken.read { $0 }.suffix(site.written.count) == site.written[...])
    }

    @Test(arguments: Engine.available)
    func `records of the database arrive once and in their order, from one of two nodes`(
        on engine: Engine
    ) async throws {
        let site = try await site(engine)
        let log = try await site.fixture.openStored()
        await site.fixture.write(AuditDelivery.batch + 10, to: log)
        let (one, two) = (site.delivery, site.delivery)
        while try await one.deliverDue() {}
        let written = try await site.fixture.storedRecords().map { String(decoding: $0.record.line, as: UTF8.self) }
        #expect(site.receiver.taken.read { $0 } == written)
        await site.fixture.write(3, to: log)
        #expect(try await !two.deliverDue(), "the other node delivers this chain")
        await one.finish()
        while try await two.deliverDue() {}
        try await log.close()
        while try await two.deliverDue() {}
        let all = try await site.fixture.storedRecords().map { String(decoding: $0.record.line, as: UTF8.self) }
        #expect(site.receiver.taken.read { $0 } == all)
        #expect(all.count == written.count + 4)
    }

    @Test(arguments: Engine.available)
    func `a killed node's chain is delivered by another, from where it was`(on engine: Engine) async throws {
        let site = try await site(engine)
        let log = try await site.fixture.openStored()
        await site.fixture.write(3, to: log)
        // It is never finished, as after a kill.
        let killed = site.delivery
        while try await killed.deliverDue() {}
        await site.fixture.write(2, to: log)
        let other = site.delivery
        #expect(try await !other.deliverDue())
        site.fixture.clock.advance(.minutes(2))
        while try await other.deliverDue() {}
        let written = try await site.fixture.storedRecords().map { String(decoding: $0.record.line, as: UTF8.self) }
        #expect(site.receiver.taken.read { $0 } == written)
        try await log.close()
    }

    @Test func `records of the database that were deleted before they were delivered are told`() async throws {
        let site = try await site()
        let log = try await site.fixture.openStored()
        await site.fixture.write(5, to: log)
        try await log.close()
        let chain = try #require(try await site.fixture.store.storedChains().first)
        try await site.fixture.database.write { try AuditRecordTable($0).deleteAll(of: chain, before: 4) }
        while try await site.delivery.deliverDue() {}
        #expect(site.reports.read { $0 } == [.recordsDeleted(chain: chain, before: 4)])
        #expect(site.receiver.taken.read { $0.count } == 4)
    }
}
