import Kernel

/// A request from the moment a connection has received all of it until it is answered.
final class PendingRequest: Sendable {
    private enum State: Sendable {
        case waiting
        case running(Task<Void, Never>)
        case cancelled
    }

    let flow: RequestFlow
    let priority: RequestPriority
    private let start: @Sendable (ExecutionSlot) -> Task<Void, Never>
    private let onRefusal: @Sendable () -> Void
    private let state = Locked(State.waiting)

    /// - Parameters:
    ///   - flow: The requests that this one takes turns with as one of them.
    ///   - priority: Its place among them.
    ///   - start: Begins the work, which gives the slot back when it ends or only waits.
    ///   - onRefusal: Answers without any work.
    init(
        _ flow: RequestFlow, _ priority: RequestPriority,
        start: @escaping @Sendable (ExecutionSlot) -> Task<Void, Never>, onRefusal: @escaping @Sendable () -> Void
    ) {
        self.flow = flow
        self.priority = priority
        self.start = start
        self.onRefusal = onRefusal
    }

    var isCancelled: Bool { state.read { if case .cancelled = $0 { true } else { false } } }

    /// Begins the work in `slot`, unless it was cancelled.
    func begin(in slot: ExecutionSlot) {
        let hasBegun = state.change { state in
            guard case .waiting = state else { return false }
            state = .running(start(slot))
            return true
        }
        if !hasBegun { slot.release() }
    }

    /// Answers that the server is busy.
    func refuse() { onRefusal() }

    /// Says that no answer is wanted any more: work that has not begun never does, and other work is cancelled.
    func cancel() {
        let running: Task<Void, Never>? = state.change { state in
            if case .running(let task) = state { return task }
            state = .cancelled
            return nil
        }
        running?.cancel()
    }
}
