import Kernel

/// A request's body that is processed piece by piece while it arrives, so that it is never in memory as a whole.
///
/// At most one piece waits: the connection resumes reading after that is taken.
package final class BodyStream: Sendable {
    /// The connection ended, or was too slow, before the body did.
    package struct Interrupted: Error {}

    private enum State {
        case empty
        case waiting(CheckedContinuation<[UInt8]?, any Error>)
        case full([UInt8])
        case ended(last: [UInt8]?)
        case interrupted
    }

    private let state = Locked(State.empty)
    private let onTaken: @Sendable () -> Void

    /// - Parameter onTaken: Called on any thread when the next piece can be added.
    package init(onTaken: @escaping @Sendable () -> Void) { self.onTaken = onTaken }

    /// The next piece; nil after the last one.
    ///
    /// - Throws: `Interrupted`.
    package func next() async throws -> [UInt8]? {
        let piece = try await withCheckedThrowingContinuation { receiver in
            let result = state.change { Self.take(from: &$0, for: receiver) }
            if let result { receiver.resume(with: result) }
        }
        if piece != nil { onTaken() }
        return piece
    }

    /// Adds a piece. The previous one must have been taken.
    package func add(_ piece: [UInt8]) { pass(piece, keptAs: .full(piece)) }

    /// Ends the body with a last piece.
    package func end(_ last: [UInt8]) {
        pass(last, keptAs: .ended(last: last), passedAs: .ended(last: nil))
    }

    /// Ends the body early. Later calls do nothing.
    package func interrupt() {
        let receiver: CheckedContinuation<[UInt8]?, any Error>? = state.change { state in
            defer { if case .ended = state {} else { state = .interrupted } }
            guard case .waiting(let receiver) = state else { return nil }
            return receiver
        }
        receiver?.resume(throwing: Interrupted())
    }

    /// Gives `piece` to the receiver that waits, or keeps it for the next one.
    ///
    /// - Parameters:
    ///   - kept: The state if no receiver waits.
    ///   - passed: The state after a receiver got the piece.
    private func pass(_ piece: [UInt8], keptAs kept: State, passedAs passed: State = .empty) {
        let receiver: CheckedContinuation<[UInt8]?, any Error>? = state.change { state in
            switch state {
            case .waiting(let receiver):
                state = passed
                return receiver
            case .empty, .full: state = kept
            case .ended, .interrupted: break
            }
            return nil
        }
        receiver?.resume(returning: piece)
    }

    /// - Returns: Nil if the receiver must wait.
    private static func take(
        from state: inout State, for receiver: CheckedContinuation<[UInt8]?, any Error>
    ) -> Result<[UInt8]?, any Error>? {
        switch state {
        case .empty, .waiting:
            state = .waiting(receiver)
            return nil
        case .full(let piece):
            state = .empty
            return .success(piece)
        case .ended(let last):
            state = .ended(last: nil)
            return .success(last)
        case .interrupted: return .failure(Interrupted())
        }
    }
}
