import Kernel
import Storage
import Triggers

/// Why a record was not sent.
enum StreamFailure: Sendable, Equatable {
    /// The stream does not exist any more: streaming ends (STR-FAIL-01).
    case gone
    /// The stream cannot be reached at present.
    case unreachable(String)
    /// The target refuses this record.
    case refused(String)

    init(_ error: TriggerError) {
        self =
            switch error {
            case .gone: .gone
            case .noTarget: .unreachable("this server has no target for the stream")
            case .timedOut: .unreachable("the target did not respond in time")
            case .busy: .unreachable("too many calls of the target run")
            case .unreachable(let reason): .unreachable(reason)
            // The text of a function is left out, because it may be about a user.
            case .failed: .refused("the target answers with an error")
            case .badResponse(let reason): .refused(reason)
            }
    }
}

extension StreamSender {
    /// The first record of a queue; an empty queue is deleted.
    func next(of lease: StreamQueueTable.Lease) async throws -> StreamRecord? {
        try await database.write { tx in try Self.next(of: lease, tx) }
    }

    private static func next(of lease: StreamQueueTable.Lease, _ tx: any Transaction) throws -> StreamRecord? {
        // A slow sender must not continue with a queue that another one has taken.
        guard try StreamQueueTable(tx).holds(lease), try StreamPoolTable(tx).isEnabled(lease.pool) else { return nil }
        if let next = try StreamRecordTable(tx).first(of: lease.identity, in: lease.pool) { return next }
        try StreamQueueTable(tx).delete(lease)
        return nil
    }

    /// Stores that a record was sent.
    ///
    /// - Returns: The next one.
    func finish(
        _ record: StreamRecord, keptUntil time: Instant?, of lease: StreamQueueTable.Lease,
        to stream: inout StreamPool
    ) async throws -> StreamRecord? {
        let hadFailed = stream.failures > 0
        stream.failures = 0
        return try await database.write { tx in
            try StreamRecordTable(tx).finish(record, keptUntil: time)
            if hadFailed, var stored = try StreamPoolTable(tx).find(lease.pool) {
                (stored.failures, stored.restsUntil) = (0, Instant(microseconds: 0))
                try StreamPoolTable(tx).save(stored)
            }
            return try Self.next(of: lease, tx)
        }
    }

    /// Releases a queue, which is due at once.
    func giveBack(_ lease: StreamQueueTable.Lease) async throws {
        let now = world.now()
        try await database.write { try StreamQueueTable($0).release(lease, dueAt: now) }
    }

    /// Handles the failure of a record, and reports it to the operator.
    ///
    /// - Returns: Whether the stream may get other records.
    func handle(_ failure: StreamFailure, of lease: StreamQueueTable.Lease) async throws -> Bool {
        switch failure {
        case .gone:
            // In this order, because another task could otherwise take the queue in between.
            try await disable(lease.pool, because: "The stream does not exist.")
            try await giveBack(lease)
            return false
        case .unreachable(let reason):
            try await rest(lease)
            report(StreamReport(pool: lease.pool, event: .unreachable, reason: reason))
            return false
        case .refused(let reason):
            try await postpone(lease)
            report(StreamReport(pool: lease.pool, event: .refused, reason: reason))
            return true
        }
    }

    /// Disables the stream of a pool, and reports it to the operator.
    func disable(_ pool: IdentityPoolID, because reason: String) async throws {
        let now = world.now()
        let isDisabled = try await database.write { tx in
            try StreamPoolTable(tx).disable(pool, because: reason, at: now, discardsWaiting: false)
        }
        if isDisabled { report(StreamReport(pool: pool, event: .disabled, reason: reason)) }
    }

    /// Lets the stream of a pool rest.
    private func rest(_ lease: StreamQueueTable.Lease) async throws {
        let now = world.now()
        try await database.write { tx in
            try StreamQueueTable(tx).release(lease, dueAt: now, failures: lease.failures)
            // Concurrent records fail for the same reason, and must not prolong the pause.
            guard var stream = try StreamPoolTable(tx).find(lease.pool), stream.restsUntil <= now else { return }
            stream.rest(at: now)
            try StreamPoolTable(tx).save(stream)
        }
    }

    /// Lets the queue of an identity wait.
    private func postpone(_ lease: StreamQueueTable.Lease) async throws {
        let failures = min(lease.failures + 1, RetryDelay.maxFailures)
        let due = world.now().advanced(seconds: RetryDelay.seconds(after: failures))
        try await database.write { try StreamQueueTable($0).release(lease, dueAt: due, failures: failures) }
    }
}
