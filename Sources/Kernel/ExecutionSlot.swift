/// A request's permission to execute, from a limited number (`AdmissionQueue` in the server).
///
/// A request that only waits for another server releases its slot early, so that a slow mail server does not hold up
/// other requests.
package final class ExecutionSlot: Sendable {
    /// The slot of the request that the current task executes; nil outside of requests.
    @TaskLocal package static var current: ExecutionSlot?

    private struct State: Sendable {
        var onRelease: (@Sendable () -> Void)?
        var granted = Duration.zero
    }

    private let state: Locked<State>

    /// The most time that a request may be granted for waiting for other servers.
    package static let maxGrantedTime = Duration.seconds(30)

    /// Creates a slot that calls `onRelease` once, when it is released.
    package init(onRelease: @escaping @Sendable () -> Void) { state = Locked(State(onRelease: onRelease)) }

    /// Releases the slot. Later calls do nothing.
    package func release() {
        let onRelease = state.change { state in
            defer { state.onRelease = nil }
            return state.onRelease
        }
        onRelease?()
    }

    /// How much longer than usual the caller of the request waits.
    package var grantedTime: Duration { state.read { $0.granted } }

    /// Lets the caller wait longer, since the request is about to wait for another server.
    ///
    /// - Returns: The granted time: less than `time` once `maxGrantedTime` is reached. Give back what is not needed.
    package func grant(_ time: Duration) -> Duration {
        state.change { state in
            let more = min(time, Self.maxGrantedTime - state.granted)
            state.granted += more
            return more
        }
    }

    /// Takes back a part of the granted time.
    package func takeBack(_ time: Duration) { state.change { $0.granted = max($0.granted - time, .zero) } }

    /// Runs `work` in this slot, then releases the slot.
    package func run<Result: Sendable>(_ work: @Sendable () async -> Result) async -> Result {
        defer { release() }
        return await Self.$current.withValue(self) { await work() }
    }
}
