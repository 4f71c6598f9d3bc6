import Directory
import IdentityPools
import Kernel
import Storage
import TestKit
import Testing
import Triggers
import WireRuntime

@testable import Sync

/// What streams get of the changes of datasets.
@Suite struct StreamTests {
    // STR-CFG-01, STR-CFG-07, STR-REC-01, STR-REC-02, STR-REC-03, STR-REC-04, STR-REC-05, STR-REC-06, STR-REC-07,
    // STR-REC-08, STR-REC-09, STR-REC-10, STR-REC-11, STR-REC-13, STR-REC-14
    @Test(arguments: Engine.available)
    func `each change after the configuration is one record, with what was written`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        let (notes, clock) = (streams.notes, streams.notes.server.clock)
        try await streams.enable(false)
        try await notes.write(["before": "1"])
        try await streams.enable()
        let told = Instant(microseconds: clock.now.microseconds - 5_000_999)
        let session = try await notes.list().session
        _ = try await notes.records.update(
            notes.place,
            with: [
                RecordChange("a", value: "ä\"", syncCount: 0, deviceModifiedAt: told),
                RecordChange("before", value: nil, syncCount: 1),
            ], session: session, by: "device", asksFunction: false)
        _ = try await notes.datasets.delete(notes.place, by: "device")
        #expect(streams.tried.isEmpty, "nothing is sent within the request")
        try await streams.send()
        let now = clock.now.microseconds / 1000
        #expect(streams.tried.count == 2)
        let written = try #require(streams.tried.first)
        #expect(
            Set(written.members.map(\.name)) == [
                "identityPoolId", "identityId", "dataSetName", "operation", "kinesisSyncRecords", "lastModifiedDate",
                "payloadType", "syncCount",
            ])
        #expect(written["identityPoolId"] == .string(notes.pool.id.rawValue))
        #expect(written["identityId"] == .string(notes.place.identity.rawValue))
        #expect(written["dataSetName"] == .string("notes") && written["payloadType"] == .string("Inline"))
        #expect(written["operation"] == .string("replace"))
        #expect(written.number("syncCount") == 2 && written.number("lastModifiedDate") == now)
        let record = JSONObject([
            .init("key", .string("a")), .init("value", .string("ä\"")), .init("syncCount", .integer(2)),
            .init("lastModifiedDate", .integer(now)),
            .init("deviceLastModifiedDate", .integer(told.microseconds / 1000)), .init("op", .string("replace")),
        ])
        let removed = JSONObject([
            .init("key", .string("before")), .init("syncCount", .integer(2)), .init("lastModifiedDate", .integer(now)),
            .init("op", .string("remove")),
        ])
        #expect(written["kinesisSyncRecords"] == .array([.object(record), .object(removed)]))
        let deleted = try #require(streams.tried.last)
        #expect(deleted["operation"] == .string("remove") && deleted["kinesisSyncRecords"] == .array([]))
        #expect(deleted.number("syncCount") == 3)
        #expect(notes.server.functions.calls.allSatisfy { $0.partitionKey == notes.place.identity.rawValue })
        #expect(try await streams.rows() == 0)
        #expect(try await streams.rows("sync_stream_queues") == 0)
    }

    // STR-REC-01
    @Test(arguments: Engine.available)
    func `records of an identity arrive in their order, each at least once, after the target was down`(
        on engine: Engine
    ) async throws {
        let streams = try await Streams(engine)
        let other = streams.notes.place("other")
        streams.fail(.unreachable("down"))
        for _ in 0..<3 {
            try await streams.write()
            try await streams.write(to: other)
            try await streams.send()
            streams.notes.server.clock.advance(.hours(8) - 60)
        }
        #expect(try await streams.rows() == 6)
        #expect(Set(streams.reports.read { $0 }.map(\.event)) == [.unreachable])
        let failed = streams.tried.count
        streams.answer { $0 }
        try await Streams.send(with: try streams.notes.server.anotherNode().streamSender())
        #expect(streams.tried.count == failed, "the other node has no target: it sends nothing, and delays nothing")
        try await streams.send()
        let sent = streams.tried.dropFirst(failed).map { object -> String in
            guard case .string(let name)? = object["dataSetName"] else { return "?" }
            return "\(name)\(object.number("syncCount") ?? 0)"
        }
        #expect(sent == ["notes1", "other1", "notes2", "other2", "notes3", "other3"])
        #expect(try await streams.rows() == 0)
    }

    // SYNC-11
    @Test(arguments: Engine.available)
    func `what a sender had taken when it ended is sent by another one`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        try await streams.write(2)
        let (pool, now) = (streams.notes.pool.id, streams.notes.server.clock.now)
        let lease = try await streams.notes.server.database.write { tx in
            try StreamQueueTable(tx).take(in: pool, at: now, until: now.advanced(seconds: 60))
        }
        try await streams.send()
        #expect(lease != nil && streams.tried.isEmpty, "the queue is another sender's")
        streams.notes.server.clock.advance(60)
        try await streams.send()
        #expect(streams.tried.map { $0.number("syncCount") } == [1, 2])
    }

    // STR-REC-01
    @Test(arguments: Engine.available, [false, true])
    func `a sender that is slower than its lease repeats a record, and changes no order`(
        on engine: Engine, isLost: Bool
    ) async throws {
        let streams = try await Streams(engine)
        let other = streams.notes.server.streamSender()
        try await streams.write(3)
        let isFirst = Locked(true)
        streams.answer { event async throws(TriggerError) in
            guard isFirst.exchange(false) else { return event }
            streams.notes.server.clock.advance(60)
            do { try await Streams.send(with: other) } catch { throw .unreachable("\(error)") }
            if isLost { throw .timedOut }
            return event
        }
        try await streams.send()
        streams.notes.server.clock.advance(60)
        try await streams.send()
        #expect(streams.tried.map { $0.number("syncCount") } == [1, 1, 2, 3])
        #expect(try await streams.rows() == 0)
    }

    @Test(arguments: Engine.available)
    func `updates that come while others are sent are not lost, and keep their order`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        let places = (0..<4).map { streams.notes.place("d\($0)") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for place in places { group.addTask { try await streams.write(10, to: place) } }
            let isWriting = Locked(true)
            let sending = Task {
                while isWriting.read({ $0 }) { try await streams.send() }
            }
            try await group.waitForAll()
            isWriting.change { $0 = false }
            try await sending.value
        }
        try await streams.send()
        for place in places {
            let tried = streams.tried.filter { $0["dataSetName"] == .string(place.name) }
            let counts = tried.map { $0.number("syncCount") }
            #expect(counts == (1...10).map { Int64($0) }, "\(place.name)")
        }
        #expect(try await streams.rows() == 0)
        #expect(try await streams.rows("sync_stream_queues") == 0)
    }

    // STR-REC-12, STR-REC-13, STR-REC-15
    @Test(arguments: Engine.available)
    func `a record of more than 50 KB has the address of its contents`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        try await streams.notes.write(["k": ""])
        try await streams.send()
        let rest = try #require(streams.notes.server.functions.calls.first).event.count
        let maximum = 50 * 1024 - rest
        for (number, length) in [maximum, maximum + 1].enumerated() {
            let place = streams.notes.place("note\(number)")
            try await streams.notes.write(["k": String(repeating: "x", count: length)], to: place)
        }
        try await streams.send()
        // The names of these datasets are as long as that of the first.
        let (exact, longer) = (try #require(streams.tried.dropFirst().first), try #require(streams.tried.last))
        #expect(exact["payloadType"] == .string("Inline") && exact["kinesisSyncRecordsURL"] == nil)
        #expect(streams.notes.server.functions.calls.dropFirst().first?.event.count == 50 * 1024)
        #expect(longer["payloadType"] == .string("S3Url") && longer["kinesisSyncRecords"] == nil)
        #expect(streams.notes.server.functions.calls.last.map { $0.event.count < 1024 } == true)
        let url = try ContentURL(longer, streams.notes)
        let contents = try #require(try await url.fetch())
        guard case .array(let records) = try JSONReader.read(contents) else {
            Issue.record("the contents are no array")
            return
        }
        #expect(records.first?.object?["value"] == .string(String(repeating: "x", count: maximum + 1)))
        #expect(try await streams.rows() == 1, "the contents are kept")
    }

    // STR-REC-15
    @Test func `the address is of no use when it is altered, or after a day`() async throws {
        let streams = try await Streams()
        try await streams.notes.write(["k": String(repeating: "x", count: 60_000)])
        try await streams.send()
        let url = try ContentURL(try #require(streams.tried.last), streams.notes)
        var other = url
        other.expires = "\((Int64(url.expires) ?? 0) + 1)"
        #expect(try await other.fetch() == nil)
        other = url
        other.identity = IdentityID(rawValue: url.identity.rawValue + "0")
        #expect(try await other.fetch() == nil)
        other = url
        other.sequence += " "
        #expect(try await other.fetch() == nil)
        for index in url.signature.indices {
            other = url
            other.signature.replaceSubrange(index...index, with: url.signature[index] == "0" ? "1" : "0")
            #expect(try await other.fetch() == nil)
        }
        other.signature = ""
        #expect(try await other.fetch() == nil)
        streams.notes.server.clock.advance(.days(1) - 1)
        #expect(try await url.fetch() != nil)
        streams.notes.server.clock.advance(1)
        #expect(try await url.fetch() == nil)
    }

    @Test(arguments: Engine.available)
    func `a deleted identity leaves nothing that waits, and a merge leaves it`(on engine: Engine) async throws {
        let streams = try await Streams(engine)
        let notes = streams.notes
        let bob = try await notes.identity(of: "bob")
        try await streams.write(to: notes.place("notes", of: bob))
        _ = try await notes.server.identities.merge(
            SyncNotes.user("bob"), into: SyncNotes.user("ann"), in: notes.pool.id)
        #expect(try await streams.rows() == 1)
        try await streams.send()
        #expect(streams.tried.count == 1)
        try await streams.write()
        _ = try await notes.server.identities.delete([notes.place.identity], in: "eu-test-1")
        #expect(try await streams.rows() == 0)
        #expect(try await streams.rows("sync_stream_queues") == 0)
        try await notes.server.identityPools().remove(notes.pool.id)
        #expect(try await streams.rows("sync_streams") == 0)
    }
}

/// The URL in a record, in parts.
struct ContentURL {
    let server: TestServer
    let pool: IdentityPoolID
    var identity: IdentityID
    var sequence: String
    var expires: String
    var signature: String

    init(_ record: JSONObject, _ notes: SyncNotes) throws {
        guard case .string(let text)? = record["kinesisSyncRecordsURL"] else { throw InvalidInput("no URL") }
        let parts = text.split(whereSeparator: { "/?&=".contains($0) }).map(String.init)
        (server, pool, identity) = (notes.server, notes.pool.id, notes.place.identity)
        let path = "identitypools/\(notes.pool.id)/identities/\(notes.place.identity)".replacing(":", with: "%3A")
        #expect(text.utf8.starts(with: "\(TestServer.publicURL)/\(path)/streamrecords/".utf8), "\(text)")
        (sequence, expires, signature) = (parts[parts.count - 5], parts[parts.count - 3], parts[parts.count - 1])
    }

    func fetch() async throws -> [UInt8]? {
        try await server.streamContents.find(
            sequence, of: identity, in: pool, expires: expires, signature: signature)
    }
}
