import Directory
import IdentityPools
import Kernel
import Storage
import TestKit
import Testing
import Triggers
import WireRuntime

@testable import Sync

/// The bulk publish of a pool.
@Suite struct BulkPublishTests {
    private func bulk(_ streams: Streams) -> BulkPublishing { streams.notes.server.bulkPublishing }

    private func status(_ streams: Streams) async throws -> BulkPublishState.Status {
        try await bulk(streams).state(of: streams.notes.pool.id).status
    }

    /// Goes on until nothing more can be read or sent.
    private func run(_ streams: Streams, on server: TestServer? = nil) async throws {
        let bulk = (server ?? streams.notes.server).bulkPublishing
        repeat { try await streams.send() } while try await bulk.advance()
    }

    /// Datasets with two records each, of `identities` identities.
    private func fill(_ streams: Streams, identities: Int, datasets: Int) async throws -> Set<String> {
        var names: Set<String> = []
        try await streams.enable(false)
        for number in 0..<identities {
            let identity = try await streams.notes.identity(of: "user\(number)")
            for name in 0..<datasets {
                try await streams.notes.write(["a": "1", "b": "2"], to: streams.notes.place("d\(name)", of: identity))
                names.insert("\(identity)/d\(name)")
            }
        }
        try await streams.enable()
        return names
    }

    private func published(_ streams: Streams) -> [String] {
        streams.tried.compactMap { object in
            guard case .string(let identity)? = object["identityId"], case .string(let name)? = object["dataSetName"]
            else { return nil }
            return "\(identity)/\(name)"
        }
    }

    // STR-BLK-01, STR-BLK-02, STR-BLK-06
    @Test(arguments: Engine.available)
    func `all datasets are published in pages, and it has succeeded when they are sent`(
        on engine: Engine
    ) async throws {
        let streams = try await Streams(engine)
        let names = try await fill(streams, identities: 10, datasets: 9)
        let gone = streams.notes.place("gone")
        try await streams.enable(false)
        try await streams.write(to: gone)
        _ = try await streams.notes.datasets.delete(gone, by: "device")
        try await streams.enable()
        #expect(try await status(streams) == .notStarted)
        let began = streams.notes.server.clock.now
        try await bulk(streams).start(streams.notes.pool.id)
        while try await bulk(streams).advance() {}
        #expect(try await streams.rows() == 64, "no more is read while so many wait")
        #expect(try await status(streams) == .inProgress)
        streams.notes.server.clock.advance(5)
        try await run(streams)
        #expect(published(streams).count == names.count && Set(published(streams)) == names)
        let state = try await bulk(streams).state(of: streams.notes.pool.id)
        #expect(state.status == .succeeded && state.failure == nil)
        #expect(state.startedAt == began && state.completedAt == began.advanced(seconds: 5))
        let record = try #require(streams.tried.first)
        #expect(record["operation"] == .string("replace") && record.number("syncCount") == 1)
        guard case .array(let records)? = record["kinesisSyncRecords"] else {
            Issue.record("no records")
            return
        }
        #expect(records.count == 2)
    }

    // STR-BLK-03, STR-BLK-04, STR-BLK-05, LIM-FED-07
    @Test(arguments: Engine.available)
    func `there is one at a time, and one success in a day`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        let pool = streams.notes.pool.id
        try await streams.write()
        try await bulk(streams).start(pool)
        await #expect(throws: SyncRefusal.bulkPublishRuns) { try await bulk(streams).start(pool) }
        try await run(streams)
        #expect(try await status(streams) == .succeeded)
        #expect(published(streams).count == 2, "the change and the copy of its dataset are both sent")
        streams.notes.server.clock.advance(.days(1) - 1)
        await #expect(throws: SyncRefusal.alreadyStreamed) { try await bulk(streams).start(pool) }
        streams.notes.server.clock.advance(1)
        try await bulk(streams).start(pool)
        try await streams.enable(false)
        let failed = try await bulk(streams).state(of: pool)
        #expect(failed.status == .failed && failed.failure == "Streaming was disabled.")
        await #expect(throws: SyncRefusal.streamingDisabled) { try await bulk(streams).start(pool) }
        try await streams.enable()
        try await bulk(streams).start(pool)
        #expect(try await status(streams) == .inProgress, "a failed one does not block the next")
        let unknown = IdentityPoolID(rawValue: "eu-test-1:unknown")
        await #expect(throws: SyncRefusal.poolNotFound(unknown)) { try await bulk(streams).start(unknown) }
        await #expect(throws: SyncRefusal.poolNotFound(unknown)) { try await bulk(streams).state(of: unknown) }
    }

    // STR-BLK-06, STR-FAIL-01
    @Test func `a stream that is deleted meanwhile makes it fail, with the reason`() async throws {
        let streams = try await Streams()
        try await streams.write()
        try await streams.send()
        streams.fail(.gone)
        try await bulk(streams).start(streams.notes.pool.id)
        try await run(streams)
        let state = try await bulk(streams).state(of: streams.notes.pool.id)
        #expect(state.status == .failed && state.failure == "The stream does not exist.")
    }

    @Test(arguments: Engine.available)
    func `another node goes on where the first has ended`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        let names = try await fill(streams, identities: 4, datasets: 9)
        try await bulk(streams).start(streams.notes.pool.id)
        _ = try await bulk(streams).advance()
        try await run(streams, on: try streams.notes.server.anotherNode())
        #expect(published(streams).count == names.count && Set(published(streams)) == names)
        #expect(try await status(streams) == .succeeded)
    }
}
