import Kernel
import Synchronization

/// A received request until it is answered.
final class PendingRequest: Sendable {
    private enum State: Sendable {
        case waiting
        case running(Task<Void, Never>, ExecutionSlot)
        case cancelled
    }

    let flow: RequestFlow
    let priority: RequestPriority
    private let start: @Sendable (ExecutionSlot) -> Task<Void, Never>
    private let onRefusal: @Sendable () -> Void
    /// Inside the object, which costs no further allocation for each request.
    private let state = Mutex(State.waiting)

    /// - Parameters:
    ///   - flow: The flow that the request waits in.
    ///   - priority: Its priority within the flow.
    ///   - start: Starts the work, which releases the slot when it ends or only waits.
    ///   - onRefusal: Responds without any work.
    init(
        _ flow: RequestFlow, _ priority: RequestPriority,
        start: @escaping @Sendable (ExecutionSlot) -> Task<Void, Never>, onRefusal: @escaping @Sendable () -> Void
    ) {
        self.flow = flow
        self.priority = priority
        self.start = start
        self.onRefusal = onRefusal
    }

    var isCancelled: Bool { state.withLock { if case .cancelled = $0 { true } else { false } } }

    /// How much longer than usual the client waits for the response.
    var grantedTime: Duration {
        state.withLock { state in
            if case .running(_, let slot) = state { slot.grantedTime } else { .zero }
        }
    }

    /// Starts the work in `slot`, unless the request was cancelled.
    func begin(in slot: ExecutionSlot) {
        let hasBegun = state.withLock { state in
            guard case .waiting = state else { return false }
            state = .running(start(slot), slot)
            return true
        }
        if !hasBegun { slot.release() }
    }

    /// Responds that the server is busy.
    func refuse() { onRefusal() }

    /// Cancels the work, or prevents its start.
    func cancel() {
        let running: Task<Void, Never>? = state.withLock { state in
            if case .running(let task, _) = state { return task }
            state = .cancelled
            return nil
        }
        running?.cancel()
    }
}
