import Kernel

/// The streams of a value that changes: each has every value since it began, the current one first.
final class ChangeStreams<Element: Sendable>: Sendable {
    private struct State: Sendable {
        var current: Element
        var continuations: [UInt64: AsyncStream<Element>.Continuation] = [:]
        var last: UInt64 = 0
        var hasEnded = false
    }

    private let state: Locked<State>

    init(_ current: Element) { state = Locked(State(current: current)) }

    /// A stream with the current value and all that follow.
    ///
    /// - Parameter policy: Which values the stream buffers until they are read.
    func stream(_ policy: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: policy)
        // Under the lock, so that no change falls between the first value and the others.
        let id = state.change { state -> UInt64? in
            continuation.yield(state.current)
            guard !state.hasEnded else { return nil }
            state.last &+= 1
            state.continuations[state.last] = continuation
            return state.last
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
        return stream
    }

    /// Adds `value` to each stream.
    func publish(_ value: Element) {
        state.change { state in
            state.current = value
            for continuation in state.continuations.values { continuation.yield(value) }
        }
    }

    func end() {
        let ended = state.change { state in
            defer { state.continuations = [:] }
            state.hasEnded = true
            return Array(state.continuations.values)
        }
        // Outside the lock: each calls `onTermination`.
        for continuation in ended { continuation.finish() }
    }

    /// The number of streams that are read.
    var count: Int { state.read(\.continuations.count) }

    private func remove(_ id: UInt64) {
        // The continuation is released outside the lock.
        _ = state.change { $0.continuations.removeValue(forKey: id) }
    }
}
