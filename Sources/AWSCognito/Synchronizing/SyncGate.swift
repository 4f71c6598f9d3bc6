import Kernel

/// Lets one call at a time in; one more may wait.
final class SyncGate: Sendable {
    private enum State: Sendable {
        case free
        case taken(waiting: Waiting?)
    }

    private struct Waiting: Sendable {
        var id: UInt64
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct Guarded: Sendable {
        var state = State.free
        var last: UInt64 = 0
        /// The waits that were cancelled before they began.
        var cancelled: Set<UInt64> = []
    }

    private let guarded = Locked(Guarded())

    /// Enters, or waits until the call inside has left.
    ///
    /// - Throws: `syncAlreadyPending` if another call waits, `timedOutWaitingForInFlightSync` after `limit`, or
    ///   `CancellationError`.
    func enter(within limit: Duration) async throws {
        let id = guarded.change { guarded -> UInt64 in
            guarded.last &+= 1
            return guarded.last
        }
        let timer = Task { [weak self] in
            try await Task.sleep(for: limit)
            self?.end(id, with: AWSCognitoError.waitedTooLong)
        }
        defer {
            timer.cancel()
            guarded.change { _ = $0.cancelled.remove(id) }
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wait(Waiting(id: id, continuation: $0)) }
        } onCancel: {
            end(id, with: CancellationError())
        }
    }

    /// Leaves, and lets the call in that waits.
    func leave() {
        let next = guarded.change { guarded -> Waiting? in
            guard case .taken(let waiting?) = guarded.state else {
                guarded.state = .free
                return nil
            }
            guarded.state = .taken(waiting: nil)
            return waiting
        }
        next?.continuation.resume()
    }

    private func wait(_ call: Waiting) {
        let result = guarded.change { guarded -> Result<Void, any Error>? in
            if guarded.cancelled.contains(call.id) { return .failure(CancellationError()) }
            switch guarded.state {
            case .free:
                guarded.state = .taken(waiting: nil)
                return .success(())
            case .taken(nil):
                guarded.state = .taken(waiting: call)
                return nil
            case .taken: return .failure(AWSCognitoError.anotherCallWaits)
            }
        }
        if let result { call.continuation.resume(with: result) }
    }

    /// Ends the wait of the call `id`, if it waits.
    private func end(_ id: UInt64, with error: any Error) {
        let ended = guarded.change { guarded -> Waiting? in
            guard case .taken(let waiting?) = guarded.state, waiting.id == id else {
                if error is CancellationError { guarded.cancelled.insert(id) }
                return nil
            }
            guarded.state = .taken(waiting: nil)
            return waiting
        }
        ended?.continuation.resume(throwing: error)
    }
}
