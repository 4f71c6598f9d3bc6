import Directory
import IdentityPools
import Kernel
import Sync
import TestKit
import Testing
import Triggers
import WireRuntime

/// The function that decides about updates.
@Suite struct TriggerTests {
    private static let function = FunctionARN(rawValue: "arn:aws:lambda:us-east-1:123456789012:function:sync")

    /// A dataset with two records, in a pool whose function is `handler`.
    private func notes(
        on engine: Engine = .sqliteFile, _ handler: @escaping TestTriggerRunner.Handler
    ) async throws -> SyncNotes {
        let notes = try await SyncNotes(engine)
        try await notes.write(["a": "1", "b": "2"])
        notes.server.functions.handle(Self.function, by: handler)
        try await notes.server.syncSettings.setSyncTrigger(Self.function, of: notes.pool.id)
        return notes
    }

    private static func record(_ value: String?, _ op: String) -> JSON {
        .object(
            JSONObject([.init("newValue", value.map { .string($0) } ?? .null), .init("op", .string(op))]))
    }

    /// Changes `datasetRecords` of an event.
    private static func answering(
        _ change: @escaping @Sendable (inout JSONObject) -> Void
    ) -> TestTriggerRunner.Handler {
        { event in
            var (event, records) = (event, event["datasetRecords"]?.object ?? JSONObject())
            change(&records)
            event["datasetRecords"] = .object(records)
            return event
        }
    }

    private func values(_ notes: SyncNotes) async throws -> [String] {
        try await notes.list().records.items.map { "\($0.key)=\($0.value ?? "")@\($0.syncCount)" }.sorted()
    }

    // EVT-CFG-02, EVT-IN-01, EVT-IN-02, EVT-IN-03, EVT-IN-04, EVT-IN-05, EVT-IN-06, EVT-IN-07, EVT-IN-08, EVT-OUT-02,
    // EVT-OUT-03
    @Test func `the event has all records, with what the user changes`() async throws {
        let notes = try await notes { $0 }
        try await notes.write(["a": nil, "c": "3"], counts: ["a": 1], asksFunction: true)
        let event = try #require(notes.server.functions.events.first)
        #expect(
            event.members.map(\.name) == [
                "version", "eventType", "region", "identityPoolId", "identityId", "datasetName", "datasetRecords",
            ])
        #expect(event["version"] == .integer(2) && event["eventType"] == .string("SyncTrigger"))
        #expect(event["region"] == .string("eu-test-1") && event["datasetName"] == .string("notes"))
        #expect(event["identityPoolId"] == .string(notes.pool.id.rawValue))
        #expect(event["identityId"] == .string(notes.place.identity.rawValue))
        let records = try #require(event["datasetRecords"]?.object)
        func texts(_ key: String) -> [JSON?] {
            let record = records[key]?.object
            return [record?["oldValue"], record?["newValue"], record?["op"]]
        }
        #expect(texts("a") == [.string("1"), .null, .string("remove")])
        #expect(texts("b") == [.string("2"), .string("2"), .string("replace")])
        #expect(texts("c") == [.null, .string("3"), .string("replace")])
        #expect(
            try await values(notes) == ["b=2@1", "c=3@2"], "what the function leaves is written as the user sent it")
        #expect(notes.server.functions.calls.first?.timeLimit == .seconds(5))
    }

    // EVT-OUT-01, EVT-OUT-04, EVT-OUT-06, EVT-OUT-07, EVT-OUT-08, EVT-OUT-12
    @Test(arguments: Engine.available)
    func `a function changes, removes and adds records, untouched ones too`(on engine: Engine) async throws {
        let notes = try await notes(
            on: engine,
            Self.answering { records in
                records["a"] = Self.record("by the function", "replace")
                records["b"] = Self.record("2", "remove")
                records["c"] = Self.record(nil, "replace")
                records["new"] = Self.record("added", "replace")
            })
        let written = try await notes.write(["c": "3"], asksFunction: true)
        #expect(try await values(notes) == ["a=by the function@2", "new=added@2"])
        #expect(written.map(\.key).sorted() == ["a", "b", "c", "new"])
        let usage = try await notes.datasets.usage(of: notes.pool.id)
        #expect(usage.storage == "aby the function".utf8.count + "newadded".utf8.count)
    }

    // EVT-OUT-09
    @Test func `what a function leaves out stays as it is stored`() async throws {
        let notes = try await notes(
            Self.answering { records in
                records["a"] = nil
                records["new"] = nil
            })
        let written = try await notes.write(["a": "x", "new": "y"], counts: ["a": 1], asksFunction: true)
        #expect(try await values(notes) == ["a=1@1", "b=2@1"])
        #expect(written.map { "\($0.key)=\($0.value ?? "")@\($0.syncCount)" } == ["a=1@1"], "the client learns of it")
        #expect(try await notes.list().dataset?.syncCount == 1)
    }

    // EVT-CFG-03
    @Test func `the function is called for users of the pool only, and no more once it is taken away`() async throws {
        let notes = try await notes(Self.answering { $0["a"] = nil })
        try await notes.write(["a": "x"], counts: ["a": 1], asksFunction: false)
        #expect(try await values(notes) == ["a=x@2", "b=2@1"] && notes.server.functions.calls.isEmpty)
        try await notes.server.syncSettings.setSyncTrigger(nil, of: notes.pool.id)
        try await notes.write(["a": "y"], counts: ["a": 2], asksFunction: true)
        #expect(notes.server.functions.calls.isEmpty)
    }

    // EVT-OUT-05, SYNC-12
    @Test(arguments: ["version", "eventType", "region", "identityPoolId", "identityId", "datasetName"])
    func `a function that changes anything but the records fails the update`(_ name: String) async throws {
        for value in [JSON.string("other"), nil] {
            let notes = try await notes { event in
                var event = event
                event[name] = value
                return event
            }
            let refusal = await #expect(throws: SyncRefusal.self) {
                try await notes.write(["c": "3"], asksFunction: true)
            }
            #expect(refusal?.kind == .invalid)
            #expect(try await values(notes) == ["a=1@1", "b=2@1"])
        }
    }

    // EVT-OUT-05
    @Test func `an answer that is not as documented fails the update`() async throws {
        let bad: [JSON] = [
            .string("x"), .null, .array([]), .object(JSONObject()), Self.record("x", "other"),
            .object(JSONObject([.init("newValue", .integer(1)), .init("op", .string("replace"))])),
        ]
        for record in bad {
            let notes = try await notes(Self.answering { $0["c"] = record })
            let refusal = await #expect(throws: SyncRefusal.self) {
                try await notes.write(["c": "3"], asksFunction: true)
            }
            #expect(refusal?.kind == .invalid, "\(record)")
        }
        let notes = try await notes(
            Self.answering { $0[String(repeating: "k", count: 1025)] = Self.record("x", "replace") })
        await #expect(throws: SyncRefusal.self) { try await notes.write(["c": "3"], asksFunction: true) }
        #expect(try await values(notes) == ["a=1@1", "b=2@1"])
    }

    // EVT-OUT-10, EVT-OUT-11
    @Test(arguments: [
        (TriggerError.timedOut, SyncRefusal.functionTimedOut), (.busy, .functionThrottled),
        (.unreachable("x"), .functionUnreachable), (.noTarget, .functionUnreachable),
        (.failed(message: "no"), .invalidFunctionOutput("no")),
    ])
    func `a function without an answer fails the update, after one call`(
        _ error: TriggerError, _ refusal: SyncRefusal
    ) async throws {
        let notes = try await notes { _ throws(TriggerError) in throw error }
        await #expect(throws: refusal) { try await notes.write(["c": "3"], asksFunction: true) }
        #expect(notes.server.functions.calls.count == 1)
        #expect(try await values(notes) == ["a=1@1", "b=2@1"])
    }

    // SYNC-12
    @Test(arguments: Engine.available)
    func `a dataset that changes while the function decides is a conflict`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let notes = try await SyncNotes(server)
        try await notes.write(["a": "1"])
        server.functions.handle(Self.function) { event throws(TriggerError) in
            do { try await notes.write(["b": "meanwhile"]) } catch { throw .failed(message: "\(error)") }
            return event
        }
        try await server.syncSettings.setSyncTrigger(Self.function, of: notes.pool.id)
        await #expect(throws: SyncRefusal.staleDataset("notes")) {
            try await notes.write(["a": "2"], counts: ["a": 1], asksFunction: true)
        }
        #expect(try await values(notes) == ["a=1@1", "b=meanwhile@2"])
    }

    // SYN-DAT-02
    @Test func `what a function adds counts towards the limits`() async throws {
        let notes = try await notes(
            Self.answering { records in
                records["big"] = Self.record(String(repeating: "x", count: 1_048_575), "replace")
            })
        await #expect(throws: SyncRefusal.tooLarge(1_048_576)) {
            try await notes.write(["c": "3"], asksFunction: true)
        }
        #expect(try await values(notes) == ["a=1@1", "b=2@1"])
    }

    @Test func `a function has a target before a pool may call it`() async throws {
        let notes = try await SyncNotes(.sqliteFile)
        await #expect(throws: InvalidInput.self) {
            try await notes.server.syncTrigger.requireTarget(Self.function, for: notes.pool.id)
        }
        notes.server.functions.handle(Self.function) { $0 }
        try await notes.server.syncTrigger.requireTarget(Self.function, for: notes.pool.id)
        await #expect(throws: InvalidInput.self) {
            try await notes.server.syncTrigger.requireTarget(FunctionARN(rawValue: "x"), for: notes.pool.id)
        }
    }
}
