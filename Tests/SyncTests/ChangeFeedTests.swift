import Directory
import IdentityPools
import Kernel
import Storage
import TestKit
import Testing

@testable import Sync

/// Requests that wait for changes of datasets.
@Suite struct ChangeFeedTests {
    /// Returns once so many requests wait, so that no test depends on time.
    private func untilWaiting(_ count: Int, _ feed: ChangeFeed) async {
        while feed.suspended != count { await Task.yield() }
    }

    @Test(arguments: Engine.available)
    func `a write and a deletion wake who waits for the dataset, and no other`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let feed = notes.server.changeFeed()
        let records = notes.server.records(changes: feed)
        async let first = feed.wait(for: notes.place, since: 0, atMost: .seconds(60))
        async let other = feed.wait(for: notes.place("other"), since: 0, atMost: .seconds(60))
        await untilWaiting(2, feed)
        let session = try await notes.list().session
        _ = try await records.update(
            notes.place, with: [RecordChange("a", value: "1", syncCount: 0)], session: session, by: "device",
            asksFunction: false)
        #expect(try await first == 1)
        #expect(feed.waiting == 1)
        async let deletion = feed.wait(for: notes.place, since: 1, atMost: .seconds(60))
        await untilWaiting(2, feed)
        _ = try await notes.server.datasets(feed).delete(notes.place, by: "device")
        #expect(try await deletion == 2)
        feed.close()
        #expect(try await other == 0)
    }

    @Test(arguments: Engine.available)
    func `a count that differs already is told at once`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["a": "1"])
        let feed = notes.server.changeFeed()
        #expect(try await feed.wait(for: notes.place, since: 0, atMost: .seconds(60)) == 1)
        #expect(try await feed.wait(for: notes.place, since: 7, atMost: .seconds(60)) == 1, "the store is another one")
        #expect(feed.waiting == 0)
        await #expect(throws: InvalidInput.self) {
            _ = try await feed.wait(for: notes.place, since: -1, atMost: .zero)
        }
        let stranger = IdentityID(rawValue: "eu-test-1:00000000-0000-4000-8000-000000000000")
        await #expect(throws: SyncRefusal.identityNotFound(stranger)) {
            _ = try await feed.wait(for: notes.place("a", of: stranger), since: 0, atMost: .seconds(60))
        }
        #expect(feed.waiting == 0, "a refused request leaves nothing")
    }

    @Test(arguments: Engine.available)
    func `what another server writes is found by the poll`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let feed = notes.server.changeFeed()
        async let found = feed.wait(for: notes.place, since: 0, atMost: .seconds(60))
        async let unchanged = feed.wait(for: notes.place("quiet"), since: 0, atMost: .seconds(60))
        await untilWaiting(2, feed)
        try await feed.poll()
        #expect(feed.waiting == 2)
        try await notes.write(["a": "1"])
        try await feed.poll()
        #expect(try await found == 1)
        feed.close()
        #expect(try await unchanged == 0)
    }

    @Test(arguments: Engine.available)
    func `a merge wakes who waits for a dataset that goes with its identity`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let bob = notes.place("notes", of: try await notes.identity(of: "bob"))
        try await notes.write(["a": "1"], to: bob)
        let feed = notes.server.changeFeed()
        async let gone = feed.wait(for: bob, since: 1, atMost: .seconds(60))
        async let unchanged = feed.wait(for: notes.place("quiet"), since: 0, atMost: .seconds(60))
        await untilWaiting(2, feed)
        _ = try await notes.server.identities.merge(
            SyncNotes.user("bob"), into: SyncNotes.user("ann"), in: notes.pool.id)
        try await feed.poll()
        #expect(try await gone == 0)
        #expect(feed.waiting == 1)
        feed.close()
        #expect(try await unchanged == 0)
    }

    @Test func `a request ends when its time is over, and none waits after the end`() async throws {
        let notes = try await SyncNotes(.sqliteFile)
        let feed = notes.server.changeFeed()
        #expect(try await feed.wait(for: notes.place, since: 0, atMost: .zero) == 0, "at once")
        async let short = feed.wait(for: notes.place, since: 0, atMost: .nanoseconds(1))
        async let long = feed.wait(for: notes.place, since: 0, atMost: .seconds(60))
        await untilWaiting(2, feed)
        feed.endOverdue()
        #expect(try await short == 0)
        #expect(feed.waiting == 1)
        feed.close()
        #expect(try await long == 0)
        #expect(try await feed.wait(for: notes.place, since: 5, atMost: .seconds(60)) == 5)
        #expect(feed.waiting == 0)
    }

    @Test func `a cancelled request leaves its place`() async throws {
        let notes = try await SyncNotes(.sqliteFile)
        let feed = notes.server.changeFeed()
        let task = Task { try await feed.wait(for: notes.place, since: 0, atMost: .seconds(60)) }
        await untilWaiting(1, feed)
        task.cancel()
        #expect(try await task.value == 0)
        #expect(feed.waiting == 0)
    }

    @Test func `a waiting request has no slot, and its caller is granted the time`() async throws {
        let notes = try await SyncNotes(.sqliteFile)
        let feed = notes.server.changeFeed()
        let released = Locked(false)
        let slot = ExecutionSlot { released.change { $0 = true } }
        async let answer = ExecutionSlot.$current.withValue(slot) {
            try await feed.wait(for: notes.place, since: 0, atMost: .seconds(20))
        }
        await untilWaiting(1, feed)
        #expect(released.read { $0 } && slot.grantedTime == .seconds(20))
        feed.close()
        #expect(try await answer == 0)
        #expect(slot.grantedTime < .seconds(20), "what was not needed is taken back")
    }

    @Test func `an identity's ninth request takes the place of its first`() async throws {
        let notes = try await SyncNotes(.sqliteFile)
        let feed = notes.server.changeFeed()
        let first = Task { try await feed.wait(for: notes.place, since: 0, atMost: .seconds(60)) }
        await untilWaiting(1, feed)
        let others = (0..<8).map { number in
            Task { try await feed.wait(for: notes.place("d\(number)"), since: 0, atMost: .seconds(60)) }
        }
        #expect(try await first.value == 0)
        await untilWaiting(8, feed)
        feed.close()
        for other in others { #expect(try await other.value == 0) }
    }
}

/// Who gets a place when all are taken.
@Suite struct WaitingRequestsTests {
    private func place(_ identity: Int, in pool: String) -> DatasetPlace {
        DatasetPlace("d", of: IdentityID(rawValue: "i\(identity)"), in: IdentityPoolID(rawValue: pool))
    }

    @Test func `the pool with the most requests yields its oldest to others`() throws {
        var requests = WaitingRequests(WaitingRequests.Limits(maxWaiting: 6))
        for number in 0..<6 { _ = try requests.add(place(number, in: "big"), since: 0, end: .now) }
        #expect(throws: SyncRefusal.tooManyWaiting) { try requests.add(place(6, in: "big"), since: 0, end: .now) }
        for number in 0..<3 { _ = try requests.add(place(number, in: "small"), since: 0, end: .now) }
        #expect(throws: SyncRefusal.tooManyWaiting) { try requests.add(place(3, in: "small"), since: 0, end: .now) }
    }

    @Test func `datasets take turns in polls`() throws {
        var requests = WaitingRequests(WaitingRequests.Limits(maxWaiting: 100))
        for number in 0..<10 { _ = try requests.add(place(number, in: "p"), since: 0, end: .now) }
        var seen: Set<DatasetPlace> = []
        for _ in 0..<4 { seen.formUnion(requests.nextPlaces(atMost: 3)) }
        #expect(seen.count == 10)
    }
}
