import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import EventLogs

/// Log entries wait for their destinations, in order and not without bound.
@Suite struct LogSenderTests {
    /// A store with a sender, and what the sender reports.
    private struct Site {
        let server: TestServer
        let writer = TestLogWriter()
        let reports = Locked<[LogReport]>([])
        let sender: LogSender

        init(_ engine: Engine) async throws {
            server = try await TestServer(engine)
            let reports = reports
            sender = LogSender(
                server.database, world: server.world, writers: [.logGroup: writer],
                report: { report in reports.change { $0.append(report) } })
        }

        func append(_ texts: [String], to queue: LogQueue) async throws {
            for text in texts {
                let record = LogRecord(id: server.world.uuid(), entry: text, createdAt: server.clock.now)
                try await server.database.write { try LogRecordTable($0).append(record, to: queue) }
                server.clock.advance(1)
            }
        }

        func waiting() async throws -> Int {
            try await server.database.read {
                try $0.first("SELECT COUNT(*) AS count FROM log_records")?.value("count") ?? 0
            }
        }
    }

    private static func queue(_ group: String, of pool: String = "eu-test-1_abcdefghi") throws -> LogQueue {
        let arn = "arn:aws:logs:eu-test-1:123456789012:log-group:\(group)"
        return LogQueue(of: UserPoolID(rawValue: pool), to: try #require(LogDestination(.logGroup, arn: arn)))
    }

    @Test(arguments: Engine.available)
    func `entries arrive once and in their order`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let texts = (1...(LogSender.batch + 5)).map { "entry \($0)" }
        try await site.append(texts, to: Self.queue("users"))
        #expect(try await site.sender.sendDue())
        #expect(try await !site.sender.sendDue())
        #expect(site.writer.written.read { $0 } == texts)
        #expect(try await site.waiting() == 0 && site.reports.read { $0.isEmpty })
    }

    @Test(arguments: Engine.available)
    func `a queue whose destination cannot be reached rests, and others go on`(on engine: Engine) async throws {
        let site = try await Site(engine)
        try await site.append(["a"], to: Self.queue("down"))
        try await site.append(["b"], to: Self.queue("up"))
        site.writer.failures.change { $0["down"] = .unreachable("it is away") }
        _ = try await site.sender.sendDue()
        _ = try await site.sender.sendDue()
        #expect(site.writer.written.read { $0 } == ["b"] && site.reports.read { $0.map(\.reason) } == ["it is away"])
        site.writer.failures.change { $0 = [:] }
        site.server.clock.advance(5)
        _ = try await site.sender.sendDue()
        #expect(site.writer.written.read { $0 } == ["b", "a"])
        #expect(try await site.waiting() == 0)
    }

    @Test(arguments: Engine.available)
    func `a queue without entries no longer rests`(on engine: Engine) async throws {
        let site = try await Site(engine)
        try await site.append(["a"], to: Self.queue("down"))
        site.writer.failures.change { $0["down"] = .unreachable("it is away") }
        _ = try await site.sender.sendDue()
        _ = try await site.server.database.write { try $0.execute("DELETE FROM log_records") }
        _ = try await site.sender.sendDue()
        site.writer.failures.change { $0 = [:] }
        try await site.append(["b"], to: Self.queue("down"))
        _ = try await site.sender.sendDue()
        #expect(site.writer.written.read { $0 } == ["b"])
    }

    @Test(arguments: Engine.available)
    func `refused entries are deleted, and the operator is told`(on engine: Engine) async throws {
        let site = try await Site(engine)
        try await site.append(["a", "b"], to: Self.queue("strict"))
        site.writer.failures.change { $0["strict"] = .refused("too old") }
        _ = try await site.sender.sendDue()
        let report = try #require(site.reports.read { $0.first })
        #expect(try await site.waiting() == 0 && report.event == .refused && report.count == 2)
    }

    @Test(arguments: Engine.available)
    func `of too many entries the latest stay`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let queue = try Self.queue("down")
        try await site.append(["1", "2", "3", "4", "5"], to: queue)
        let trimmed = try await site.server.database.write { try LogRecordTable($0).trim(queue.key, to: 2, batch: 10) }
        _ = try await site.sender.sendDue()
        #expect(trimmed == 3 && site.writer.written.read { $0 } == ["4", "5"])
    }

    @Test(arguments: Engine.available)
    func `two senders share the entries`(on engine: Engine) async throws {
        let site = try await Site(engine)
        try await site.append((1...20).map(String.init), to: Self.queue("users"))
        let race = await Race(6) { _ in try await site.sender.sendDue() }
        #expect(race.winners.count == 6)
        #expect(site.writer.written.read { $0 }.sorted() == (1...20).map(String.init).sorted())
    }

    @Test(arguments: Engine.available)
    func `entries wait for a day at most`(on engine: Engine) async throws {
        let site = try await Site(engine)
        try await site.append(["a"], to: Self.queue("users"))
        site.server.clock.advance(.days(1) + 1)
        try await site.server.sweeper.sweep()
        #expect(try await site.waiting() == 0)
    }

    @Test func `a destination is named by the ARN of its service only`() throws {
        let group = "arn:aws:logs:eu-test-1:123456789012:log-group:/users/events:*"
        let stream = "arn:aws:firehose:eu-test-1:123456789012:deliverystream/events"
        for (kind, arn, name) in [
            (LogDestination.Kind.logGroup, group, "/users/events"), (.stream, stream, "events"),
            (.bucket, "arn:aws:s3:::events", "events"), (.bucket, "arn:aws:s3:::events/a/../b", nil),
            (.bucket, stream, nil), (.stream, group, nil), (.logGroup, stream, nil), (.bucket, "arn:aws:s3:::", nil),
            (.bucket, "arn:aws:s3:::a b", nil),
        ] as [(LogDestination.Kind, String, String?)] {
            let destination = LogDestination(kind, arn: arn)
            #expect(destination?.name == name, "\(arn)")
            guard let destination else { continue }
            let queue = LogQueue(of: UserPoolID(rawValue: "eu-test-1_abcdefghi"), to: destination)
            #expect(LogQueue(key: queue.key) == queue)
        }
    }
}

/// Keeps what it is given, and fails for the groups that a test names.
private final class TestLogWriter: LogWriter {
    let written = Locked<[String]>([])
    let failures = Locked<[String: LogWritingError]>([:])

    func write(_ records: [LogRecord], of queue: LogQueue) async throws(LogWritingError) {
        if let failure = failures.read({ $0[queue.destination.name ?? ""] }) { throw failure }
        written.change { $0 += records.map(\.entry) }
    }
}
