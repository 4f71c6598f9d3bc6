import Dispatch
package import Kernel
import WireRuntime

/// The audit log of a process. A thread of its own turns events into the records of a chain, so that requests do not
/// wait for the disk.
///
/// Events wait for some milliseconds and are written together. While the disk rejects writes, they wait; beyond the
/// limits they are counted as lost, and the next record that is written reports how many.
package final class AuditLog: Sendable {
    /// The source of the records about the log itself and about commands.
    package static let source = "martlet"
    private static let retryDelay = DispatchTimeInterval.seconds(1)

    private struct Waiting {
        var events: [AuditEvent] = []
        var weight = 0
        /// Events that are being written. They wait again if that fails.
        var writing = 0
        /// Lost events that no record has reported yet.
        var unreported = 0
        var lost = 0
        var isAnnounced = false
        var isSyncing = false
        var isClosed = false
        /// Why the last write failed; nil if it did not.
        var failure: String?
    }

    private let store: AuditStore
    private let world: World
    private let limits: AuditLimits
    private let waiting = Locked(Waiting())
    private let writer: Locked<any ChainWriting>
    /// How long events wait for others. It is longer for the database, in which each write is a commit.
    private let delay: DispatchTimeInterval
    private let queue = DispatchQueue(label: "martlet.audit")
    /// Problems found in older chains, for the operator's log.
    package let warnings: [String]

    /// Opens the log in the folder `root`: continues its chain, or begins one.
    ///
    /// - Parameter node: Distinguishes this process's chain from those of other nodes.
    package static func open(
        in root: String, node: String, store: AuditStore, limits: AuditLimits, world: World
    ) async throws -> AuditLog {
        let key = try await store.key()
        let claim = try ChainClaim.claim(in: root, keyID: key.id, heads: try await store.heads(), world: world)
        let writer = try ChainWriter(claim, node: node, key: key, limits: limits, world: world)
        return AuditLog(
            store, writer: writer, delay: .milliseconds(20), limits: limits, warnings: claim.warnings, world: world)
    }

    /// Opens the log in the store's database: continues a chain that no process holds, or begins one.
    package static func open(
        inDatabaseOf store: AuditStore, node: String, limits: AuditLimits, world: World
    ) async throws -> AuditLog {
        let site = StoredChainSite(
            database: store.database, key: try await store.key(), node: node, writer: world.uuid(), limits: limits,
            world: world)
        let claim = try await site.claim()
        let log = AuditLog(
            store, writer: StoredChainWriter(claim, at: site), delay: .milliseconds(100), limits: limits,
            warnings: claim.warnings, world: world)
        // The first record must be written before a request is served.
        try await log.onQueue { Result { try log.writer.change { try $0.append([]) } } }.get()
        return log
    }

    private init(
        _ store: AuditStore, writer: any ChainWriting, delay: DispatchTimeInterval, limits: AuditLimits,
        warnings: [String], world: World
    ) {
        (self.store, self.writer, self.delay) = (store, Locked(writer), delay)
        (self.limits, self.warnings, self.world) = (limits, warnings, world)
    }

    /// The events lost so far.
    package var lost: Int { waiting.read { $0.lost } }

    /// Why records cannot be written now; nil if they can.
    package var failure: String? {
        waiting.read { waiting in
            waiting.failure ?? (isFull(waiting) ? "too many records wait to be written" : nil)
        }
    }

    /// Takes an event to write. It never waits.
    package func append(_ event: AuditEvent) {
        let isFirst = waiting.change { waiting in
            guard !waiting.isClosed, !isFull(waiting) else {
                waiting.lost += 1
                waiting.unreported += 1
                return false
            }
            waiting.events.append(event)
            waiting.weight += event.weight
            defer { waiting.isAnnounced = true }
            return !waiting.isAnnounced
        }
        if isFirst { queue.asyncAfter(deadline: .now() + delay) { self.writeAll() } }
    }

    private func isFull(_ waiting: Waiting) -> Bool {
        waiting.events.count + waiting.writing >= limits.waitingEvents || waiting.weight >= limits.waitingBytes
    }

    /// Writes and signs the waiting events, deletes expired files, and saves the position in the store. If nothing has
    /// changed, it does nothing.
    package func checkpoint() async throws {
        let signed = await onQueue { () -> Result<ChainHead?, any Error> in
            self.writeAll()
            return Result { try self.writer.change { try $0.checkpoint() } }
        }
        guard let head = try signed.get() else { return }
        try await store.keep(head, forgettingBefore: limits.expiry(at: world.now()))
    }

    /// Waits until everything so far is written.
    package func flush() async { await onQueue { self.writeAll() } }

    /// Writes and signs the remaining events, and lets another process continue the chain. Later events are lost.
    package func close() async throws {
        let last: Result<Void, any Error>
        do { last = .success(try await checkpoint()) } catch { last = .failure(error) }
        await onQueue { self.writer.read { $0.release() } }
        try last.get()
        waiting.change { $0.isClosed = true }
    }

    private func onQueue<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { done in queue.async { done.resume(returning: body()) } }
    }
}

// MARK: - On the log's thread

extension AuditLog {
    private func writeAll() {
        let (events, lost) = waiting.change { waiting in
            defer {
                waiting.writing = waiting.events.count
                (waiting.events, waiting.isAnnounced) = ([], false)
            }
            return (waiting.events, waiting.unreported)
        }
        guard !events.isEmpty || lost > 0 else { return }
        do {
            try writer.change { try $0.append(lost > 0 ? events + [self.lossEvent(of: lost)] : events) }
            waiting.change { waiting in
                waiting.weight -= events.reduce(0) { $0 + $1.weight }
                waiting.unreported -= lost
                (waiting.writing, waiting.failure) = (0, nil)
            }
            announceSync()
        } catch { keep(events, after: "\(error)") }
    }

    /// Puts events back that could not be written, and tries again later.
    private func keep(_ events: [AuditEvent], after failure: String) {
        waiting.change { waiting in
            waiting.events = events + waiting.events
            (waiting.writing, waiting.failure, waiting.isAnnounced) = (0, failure, true)
        }
        queue.asyncAfter(deadline: .now() + Self.retryDelay) { self.writeAll() }
    }

    private func lossEvent(of count: Int) -> AuditEvent {
        var event = AuditEvent(
            .log, name: "RecordsLost", source: Self.source, time: world.now(), identity: .server, eventID: world.uuid())
        event.subject = [("records", "\(count)")]
        return event
    }

    /// Forces the written records to disk, at most a second later.
    private func announceSync() {
        let isFirst = waiting.change { waiting in
            defer { waiting.isSyncing = true }
            return !waiting.isSyncing
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + Self.retryDelay) {
            self.waiting.change { $0.isSyncing = false }
            do { try self.writer.read { try $0.sync() } } catch { self.waiting.change { $0.failure = "\(error)" } }
        }
    }
}
