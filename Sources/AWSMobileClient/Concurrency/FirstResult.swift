import Kernel

/// One result that several tasks race for. The first ends the wait; later ones are dropped.
final class FirstResult<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case new
        case waiting(CheckedContinuation<Value, any Error>)
        case ended(Result<Value, any Error>)
    }

    private let state = Locked(State.new)

    /// Ends the wait, unless it has ended.
    /// - Returns: Whether this result ended the wait.
    @discardableResult
    func end(_ result: Result<Value, any Error>) -> Bool {
        let before = state.change { state -> State in
            let before = state
            if case .ended = before { return before }
            state = .ended(result)
            return before
        }
        switch before {
        case .ended: return false
        case .new: return true
        case .waiting(let continuation):
            continuation.resume(with: result)
            return true
        }
    }

    /// Waits for the result. Only one task may wait. If the task is cancelled, that is a result as well.
    func wait() async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.change { state -> Result<Value, any Error>? in
                    if case .ended(let result) = state { return result }
                    state = .waiting(continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }
}
