package import Directory
package import Kernel
package import Storage

/// Sends the log entries of pools to their destinations.
///
/// An entry is written in the transaction that it describes and deleted after the destination has accepted it, so it
/// arrives at least once. Queues take turns. A queue whose destination cannot be reached rests, so that it delays no
/// other, and keeps only its latest entries (decisions/0082-log-entries-wait-in-a-bounded-queue.md).
package final class LogSender: Sendable {
    /// The most entries in one request.
    static let batch = 100
    /// The most entries of a queue that wait.
    package static let maxWaiting = 10_000
    /// Seconds until another sender may take over entries. Longer than a request takes.
    private static let lease: Int64 = .minutes(2)
    /// How long a queue rests after each failure in a row, in seconds.
    private static let rests: [Int64] = [5, 30, .minutes(2), .minutes(10)]

    private let database: any Database
    private let world: World
    private let writers: Locked<[LogDestination.Kind: any LogWriter]>
    private let report: @Sendable (LogReport) -> Void
    /// The queues that could not be sent, by their keys.
    private let resting = Locked<[String: (failures: Int, until: Instant)]>([:])

    /// A sender of the entries in `database`.
    ///
    /// - Parameter report: Called for events that the operator should see.
    package init(
        _ database: any Database, world: World, writers: [LogDestination.Kind: any LogWriter],
        report: @escaping @Sendable (LogReport) -> Void
    ) {
        (self.database, self.world, self.writers, self.report) = (database, world, Locked(writers), report)
    }

    /// Replaces the writers, whose credentials may have changed.
    package func replaceWriters(with writers: [LogDestination.Kind: any LogWriter]) {
        _ = self.writers.exchange(writers)
    }

    /// Sends a batch of each queue.
    ///
    /// - Returns: Whether a queue may have more.
    package func sendDue() async throws -> Bool {
        var (key, seen, hasMore) = ("", Set<String>(), false)
        while let next = try await database.read({ [key] in try LogRecordTable($0).nextQueue(after: key) }) {
            key = next
            seen.insert(key)
            if isResting(key) { continue }
            hasMore = try await send(key) || hasMore
        }
        // The entries of other queues have expired, or their pool was deleted.
        resting.change { [seen] resting in resting = resting.filter { seen.contains($0.key) } }
        return hasMore
    }

    private func isResting(_ key: String) -> Bool {
        let now = world.now()
        return resting.read { $0[key].map { now < $0.until } ?? false }
    }

    private func send(_ key: String) async throws -> Bool {
        guard let queue = LogQueue(key: key) else { return false }
        let now = world.now()
        let until = now.advanced(seconds: Self.lease)
        let taken = try await database.write {
            try LogRecordTable($0).take(key, now: now, until: until, limit: Self.batch)
        }
        guard !taken.isEmpty else { return false }
        // The rows that an update returns are unordered.
        let records = taken.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        switch await write(records, of: queue) {
        case nil:
            resting.change { $0[key] = nil }
            try await database.write { try LogRecordTable($0).delete(records) }
            return records.count == Self.batch
        case .refused(let reason):
            try await database.write { try LogRecordTable($0).delete(records) }
            report(LogReport(queue, event: .refused, count: records.count, reason: reason))
            return true
        case .unreachable(let reason):
            try await postpone(records, of: queue, reason: reason)
            return false
        }
    }

    /// Writes the entries to their destination.
    ///
    /// - Returns: Why the destination has not accepted the entries; nil if it has.
    private func write(_ records: [LogRecord], of queue: LogQueue) async -> LogWritingError? {
        guard let writer = writers.read({ $0[queue.destination.kind] }) else {
            return .unreachable("the server has no endpoint for it")
        }
        do { try await writer.write(records, of: queue) } catch { return error }
        return nil
    }

    /// Lets the queue rest, returns its entries, and deletes the oldest beyond the limit.
    private func postpone(_ records: [LogRecord], of queue: LogQueue, reason: String) async throws {
        let now = world.now()
        resting.change { resting in
            let failures = resting[queue.key]?.failures ?? 0
            let pause = Self.rests[min(failures, Self.rests.count - 1)]
            resting[queue.key] = (failures + 1, now.advanced(seconds: pause))
        }
        let dropped = try await database.write { tx in
            try LogRecordTable(tx).giveBack(records)
            return try LogRecordTable(tx).trim(queue.key, to: Self.maxWaiting, batch: Self.maxWaiting)
        }
        report(LogReport(queue, event: .unreachable, count: records.count, reason: reason))
        if dropped > 0 { report(LogReport(queue, event: .dropped, count: dropped, reason: "too many wait")) }
    }
}

/// A fact about a queue that an operator should see.
package struct LogReport: Sendable {
    package enum Event: Sendable {
        /// The entries wait.
        case unreachable
        /// The destination will not take them, and they are deleted.
        case refused
        /// They were the oldest of too many, and are deleted.
        case dropped
    }

    package let queue: LogQueue
    package let event: Event
    package let count: Int
    package let reason: String

    init(_ queue: LogQueue, event: Event, count: Int, reason: String) {
        (self.queue, self.event, self.count, self.reason) = (queue, event, count, reason)
    }
}
