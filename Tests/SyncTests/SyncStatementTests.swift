import Directory
import IdentityPools
import Kernel
import Storage
import Sync
import TestKit
import Testing

/// No statement reads more than it needs, so that a million identities are no slower than ten.
@Suite struct SyncStatementTests {
    @Test(arguments: Engine.available)
    func `no operation scans a whole table, or sorts one`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let notes = try await SyncNotes(server)
        let bob = try await notes.identity(of: "bob")
        recorder.forget()
        try await notes.write(["a": "1", "b": "2"])
        try await notes.write(["b": nil], counts: ["b": 1])
        try await notes.write(["c": "3"], to: notes.place("notes", of: bob))
        for count in [nil, 1] as [Int64?] {
            let page = try await notes.list(since: count, limit: 1)
            _ = try await notes.list(since: count, after: page.records.next, limit: 10)
        }
        let page = try await notes.datasets.list(of: bob, in: notes.pool.id, after: nil, limit: 1)
        #expect(page.items.count == 1)
        _ = try await notes.datasets.usage(of: bob, in: notes.pool.id)
        _ = try await notes.datasets.usage(of: notes.pool.id)
        _ = try await notes.datasets.usages(in: "eu-test-1", after: nil, limit: 60)
        let stream = FunctionARN(rawValue: "arn:aws:kinesis:eu-test-1:123456789012:stream/s")
        server.functions.handle(stream) { $0 }
        try await server.streams().set(StreamSettings(name: "s", role: "r"), isEnabled: true, of: notes.pool.id)
        try await notes.write(["k": String(repeating: "x", count: 60_000)], to: notes.place("long"))
        try await server.bulkPublishing.start(notes.pool.id)
        _ = try await server.bulkPublishing.advance()
        let sender = server.streamSender()
        while try await sender.sendDue() { await sender.finish() }
        let pushes = try await Pushes(notes)
        let device = try await pushes.subscribed("token")
        try await pushes.write(to: notes.place("notes"))
        try await pushes.send()
        try await pushes.devices.unsubscribe(device, from: notes.place)
        let backlogs = StreamBacklogs(server.database, world: server.world, maxBytes: 1) { _ in }
        try await notes.write(["k": "2"], to: notes.place("more"))
        while try await backlogs.limit() {}
        try await server.syncSettings.setSyncTrigger(nil, of: notes.pool.id)
        _ = try await server.syncSettings.syncTrigger(of: notes.pool.id)
        _ = try await DatasetExport(server.database, identities: server.syncIdentities)
            .page(of: notes.pool.id, identity: nil, after: nil)
        let feed = server.changeFeed()
        let known = try await notes.list().dataset?.syncCount ?? 0
        let request = Task { try await feed.wait(for: notes.place, since: known, atMost: .seconds(60)) }
        while feed.waiting == 0 { await Task.yield() }
        try await feed.poll()
        feed.close()
        #expect(try await request.value == known)
        _ = try await server.identities.merge(SyncNotes.user("bob"), into: SyncNotes.user("ann"), in: notes.pool.id)
        _ = try await notes.datasets.delete(notes.place, by: "device")
        _ = try await server.identities.delete([notes.place.identity], in: "eu-test-1")
        let statements = recorder.statements.filter { $0.rendered(for: .sqlite).text.contains("sync_") }
        #expect(statements.count > 15)
        for statement in statements {
            let text = statement.rendered(for: .sqlite).text
            #expect(try await recorder.fullScans(of: statement).isEmpty, "\(text)")
            guard text.contains("ORDER BY"), text.contains("LIMIT") else { continue }
            let plan = try await recorder.plan(of: statement).joined(separator: "\n")
            #expect(!plan.contains("TEMP B-TREE") && !plan.contains("\"Sort\""), "\(plan)")
        }
    }
}
