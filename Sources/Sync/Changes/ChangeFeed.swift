import Kernel
package import Storage

/// Lets requests wait until the `syncCount` of a dataset differs from the value they name.
///
/// A waiting request is an entry in a table and a suspended task: it has no thread and no execution slot
/// (`decisions/0056-waiting-requests-hold-no-slot.md`). It is woken by the commit of this server, and by `poll` if
/// another server has written.
package final class ChangeFeed: Sendable {
    private let database: any Database
    private let identities: SyncIdentities
    private let state: Locked<WaitingRequests>

    /// Datasets that one poll reads.
    private static let maxPolled = 1024

    /// A feed of the datasets in `database`.
    ///
    /// - Parameter limits: How many requests wait.
    package init(_ database: any Database, identities: SyncIdentities, limits: WaitingRequests.Limits) {
        (self.database, self.identities) = (database, identities)
        state = Locked(WaitingRequests(limits))
    }

    /// How many requests wait.
    package var waiting: Int { state.read { $0.count } }
    /// How many of them are suspended; the others are about to be.
    var suspended: Int { state.read { $0.suspended } }

    /// The `syncCount` of a dataset as soon as it differs from the caller's. After `time`, or if the server shuts down,
    /// the caller's own value is returned.
    ///
    /// - Throws: `SyncRefusal`, or `InvalidInput` if `since` is negative.
    package func wait(for place: DatasetPlace, since count: Int64, atMost time: Duration) async throws -> Int64 {
        guard count >= 0 else { throw InvalidInput("since must not be negative.") }
        // The request is in the table before the dataset is read, so that no commit in between is missed.
        let (id, ended) = try state.change { try $0.add(place, since: count, end: .now + time) }
        ended.forEach { $0() }
        guard let id else { return count }
        defer { state.change { $0.remove(id) } }
        let current = try await currentCount(of: place)
        guard current == count, time > .zero else { return current }
        return await wait(id, atMost: time)
    }

    /// Reads in a child task, because a task keeps the memory of its deepest call until it ends, and a waiting request
    /// must stay small. It is a function of its own, because the child task ends with its scope.
    private func currentCount(of place: DatasetPlace) async throws -> Int64 {
        async let count = database.read { [identities] tx in
            try identities.require(place.identity, in: place.pool, tx)
            return try DatasetTable(tx).find(place)?.syncCount ?? 0
        }
        return try await count
    }

    /// Waits for another `syncCount`. While it waits, the execution slot runs other requests.
    private func wait(_ id: WaitingRequests.RequestID, atMost time: Duration) async -> Int64 {
        let slot = ExecutionSlot.current
        let began = ContinuousClock.now
        let granted = slot?.grant(time) ?? time
        slot?.release()
        defer { slot?.takeBack(max(granted - (.now - began), .zero)) }
        state.change { $0.limit(id, end: began + granted) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.change { $0.suspend(id, with: continuation) }?()
            }
        } onCancel: {
            state.change { $0.end(id) }?()
        }
    }

    /// Wakes the requests that wait for a dataset, after its `syncCount` has risen.
    func changed(_ place: DatasetPlace, to count: Int64) {
        state.change { $0.wake(place, at: count) }.forEach { $0() }
    }

    /// Ends the requests that have waited long enough.
    package func endOverdue() {
        let now = ContinuousClock.now
        state.change { $0.endOverdue(at: now) }.forEach { $0() }
    }

    /// Wakes the requests for datasets that other servers have written, or that a merge or a deletion of their identity
    /// has removed. If there are many datasets, they take turns.
    package func poll() async throws {
        let places = state.change { $0.nextPlaces(atMost: Self.maxPolled) }
        guard !places.isEmpty else { return }
        let counts = try await database.read { try DatasetTable($0).counts(of: places) }
        for (place, count) in counts { changed(place, to: count) }
        let gone = Set(places).subtracting(counts.map { place, _ in place })
        for place in gone { state.change { $0.wakeAsGone(place) }.forEach { $0() } }
    }

    /// Ends all waiting requests and accepts no more, because the server is shutting down.
    package func close() { state.change { $0.close() }.forEach { $0() } }
}
