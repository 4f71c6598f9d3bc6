import Directory
import IdentityPools
import Kernel
import Storage
import TestKit
import Testing
import Triggers
import WireRuntime

@testable import Sync

/// Streams that cannot be written to.
@Suite struct StreamFailureTests {
    // STR-CFG-02, STR-CFG-06
    @Test func `a stream is enabled with a name, a target and a role that allows it`() async throws {
        let streams = try await Streams()
        let (pool, server) = (streams.notes.pool.id, streams.notes.server)
        func refusal(_ name: String?, _ role: String?, fault: String? = nil) async throws -> String? {
            do {
                let checked = server.streams { _, _ in fault }
                try await checked.set(StreamSettings(name: name, role: role), isEnabled: true, of: pool)
                return nil
            } catch let error as InvalidInput { return error.message }
        }
        for (name, role) in [(nil, Streams.role), ("changes", nil)] as [(String?, String?)] {
            #expect(try await refusal(name, role) == "An enabled stream has a StreamName and a RoleArn.")
        }
        #expect(try await refusal("a b", Streams.role)?.contains("letters, digits") == true)
        #expect(try await refusal("unknown", Streams.role)?.contains("no target for arn:aws:kinesis:eu-test-1") == true)
        #expect(try await refusal("changes", Streams.role, fault: "No.") == "RoleArn: No.")
        #expect(try await refusal("changes", Streams.role) == nil)
        try await server.streams().set(StreamSettings(name: "changes", role: "r"), isEnabled: nil, of: pool)
        #expect(try await streams.isEnabled, "the status is left as it is")
    }

    // STR-FAIL-01, STR-FAIL-02
    @Test(arguments: Engine.available)
    func `a deleted stream disables streaming until it is enabled by hand`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        streams.fail(.gone)
        try await streams.write()
        try await streams.send()
        #expect(try await !streams.isEnabled)
        #expect(
            streams.reports.read { $0 } == [
                StreamReport(pool: streams.notes.pool.id, event: .disabled, reason: "The stream does not exist.")
            ])
        try await streams.write()
        streams.answer { $0 }
        streams.notes.server.clock.advance(3600)
        try await streams.send()
        #expect(streams.tried.count == 1, "nothing is sent while streaming is disabled")
        try await streams.enable()
        try await streams.send()
        #expect(streams.tried.map { $0.number("syncCount") } == [1, 1], "what had waited is sent, and no later update")
    }

    // STR-FAIL-01
    @Test func `a role that the service cannot assume any more disables streaming`() async throws {
        let streams = try await Streams()
        let reports = Locked<[String]>([])
        let sender = streams.notes.server.streamSender { role, stream in
            #expect(role == Streams.role && stream == streams.stream)
            return "The role cannot be assumed."
        } report: { report in
            reports.change { $0.append("\(report.event) \(report.reason)") }
        }
        try await streams.write()
        try await Streams.send(with: sender)
        #expect(try await !streams.isEnabled)
        #expect(streams.tried.isEmpty && reports.read { $0 } == ["disabled The role cannot be assumed."])
    }

    @Test(arguments: Engine.available)
    func `a target that is down delays no other pool, and is asked seldom`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        let server = streams.notes.server
        let dead = try await server.identityPool { $0.developerProvider = "login.example.com" }
        let function = FunctionARN(stream: "dead", of: dead.id, in: TestServer.account)
        server.functions.handle(function) { _ throws(TriggerError) in throw .timedOut }
        try await server.streams().set(
            StreamSettings(name: "dead", role: Streams.role), isEnabled: true, of: dead.id)
        for number in 0..<20 {
            let identity = try await server.identities.identity(
                of: SyncNotes.user("user\(number)"), with: [], as: nil, in: dead.id)
            try await streams.write(to: DatasetPlace("d", of: identity, in: dead.id))
        }
        try await streams.write()
        try await streams.send()
        let calls = server.functions.calls
        #expect(calls.filter { $0.function == streams.stream }.count == 1)
        let first = calls.filter { $0.function == function }.count
        #expect((1...4).contains(first), "the stream rests after the first failures")
        server.clock.advance(RetryDelay.seconds(after: 1))
        try await streams.send()
        #expect(server.functions.calls.filter { $0.function == function }.count == first + 1, "one record probes")
    }

    @Test func `a record that the target refuses delays only its identity`() async throws {
        let streams = try await Streams()
        let bob = try await streams.notes.identity(of: "bob")
        let name = streams.notes.place.identity.rawValue
        streams.answer { event throws(TriggerError) in
            guard event["identityId"] != .string(name) else { throw .failed(message: "ann's secret") }
            return event
        }
        try await streams.write(2)
        try await streams.write(2, to: streams.notes.place("notes", of: bob))
        try await streams.send()
        #expect(streams.tried.filter { $0["identityId"] == .string(bob.rawValue) }.count == 2)
        #expect(streams.tried.filter { $0["identityId"] == .string(name) }.count == 1)
        let reports = streams.reports.read { $0 }
        #expect(reports.map(\.event) == [.refused] && !reports.contains { $0.reason.contains("ann") })
        streams.answer { $0 }
        streams.notes.server.clock.advance(RetryDelay.seconds(after: 1))
        try await streams.send()
        #expect(try await streams.rows() == 0)
    }

    @Test(arguments: Engine.available)
    func `a stream that takes nothing for two days is disabled, and what waits is deleted`(
        on engine: Engine
    ) async throws {
        let streams = try await Streams(engine)
        let backlogs = self.backlogs(of: streams)
        streams.fail(.unreachable("down"))
        try await streams.write(3)
        streams.notes.server.clock.advance(.days(2) - 1)
        try await streams.send()
        _ = try await backlogs.limit()
        #expect(try await streams.isEnabled)
        streams.notes.server.clock.advance(1)
        _ = try await backlogs.limit()
        #expect(try await !streams.isEnabled)
        #expect(streams.reports.read { $0 }.last?.reason == "The stream has not accepted a record for two days.")
        await #expect(throws: ConcurrentChange.self) { try await streams.enable() }
        while try await backlogs.limit() {}
        #expect(try await streams.rows() == 0)
        #expect(try await streams.rows("sync_stream_queues") == 0)
        streams.answer { $0 }
        try await streams.enable()
        try await streams.write()
        try await streams.send()
        #expect(streams.tried.last?.number("syncCount") == 4)
    }

    @Test(arguments: Engine.available)
    func `more than may wait disables a stream, though it works`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        let backlogs = self.backlogs(of: streams, maximum: 4096)
        try await streams.write(5)
        _ = try await backlogs.limit()
        #expect(try await streams.isEnabled)
        try await streams.notes.write(["long": String(repeating: "x", count: 4000)])
        while try await backlogs.limit() {}
        #expect(try await !streams.isEnabled)
        #expect(try await streams.rows() == 0)
        #expect(streams.reports.read { $0 }.map(\.reason) == ["More than 4096 bytes wait for the stream."])
    }

    @Test func `contents beyond the bound are deleted, oldest first, and streaming goes on`() async throws {
        let streams = try await Streams()
        try await streams.notes.write(["k": String(repeating: "x", count: 60_000)])
        try await streams.send()
        let url = try ContentURL(try #require(streams.tried.last), streams.notes)
        _ = try await backlogs(of: streams, maximum: 70_000).limit()
        #expect(try await url.fetch() != nil)
        _ = try await backlogs(of: streams, maximum: 60_000).limit()
        #expect(try await url.fetch() == nil)
        #expect(try await streams.isEnabled)
        #expect(streams.reports.read { $0 }.map(\.event) == [.contentsDiscarded])
    }

    private func backlogs(of streams: Streams, maximum: Int = 1 << 20) -> StreamBacklogs {
        StreamBacklogs(streams.notes.server.database, world: streams.notes.server.world, maxBytes: maximum) { report in
            streams.reports.change { $0.append(report) }
        }
    }
}
