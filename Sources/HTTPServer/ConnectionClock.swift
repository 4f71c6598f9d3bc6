import Kernel
import NIOCore

/// Checks the deadlines of all connections of one event loop at regular intervals.
///
/// A timer for each connection would cost an overloaded event loop a twentieth of its time.
final class ConnectionClock: Sendable {
    private struct State {
        var checks: [ObjectIdentifier: () -> Void] = [:]
        var timer: RepeatedTask?
    }

    private let interval: TimeAmount
    private let state: NIOLoopBoundBox<State>

    /// Creates a clock. Call its other functions on `eventLoop`, like this one.
    init(interval: TimeAmount, eventLoop: any EventLoop) {
        self.interval = interval
        state = NIOLoopBoundBox(State(), eventLoop: eventLoop)
    }

    /// Calls `check` at every tick, until `remove`.
    func add(_ connection: HTTPConnectionHandler, check: @escaping () -> Void) {
        state.value.checks[ObjectIdentifier(connection)] = check
        guard state.value.timer == nil else { return }
        state.value.timer = state.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
            self.tick()
        }
    }

    /// Stops the checks of a closed connection, and the timer after the last one.
    func remove(_ connection: HTTPConnectionHandler) {
        state.value.checks[ObjectIdentifier(connection)] = nil
        guard state.value.checks.isEmpty else { return }
        state.value.timer?.cancel()
        state.value.timer = nil
    }

    private func tick() {
        // A check may close its connection, which removes it.
        for check in Array(state.value.checks.values) { check() }
    }
}

/// The clocks of a listener's event loops.
struct ConnectionClocks: Sendable {
    private let interval: TimeAmount
    private let clocks = Locked<[ObjectIdentifier: ConnectionClock]>([:])

    init(interval: TimeAmount) { self.interval = interval }

    /// The clock of `eventLoop`. Call it on that loop.
    func clock(of eventLoop: any EventLoop) -> ConnectionClock {
        clocks.change { clocks in
            let clock = clocks[ObjectIdentifier(eventLoop)] ?? ConnectionClock(interval: interval, eventLoop: eventLoop)
            clocks[ObjectIdentifier(eventLoop)] = clock
            return clock
        }
    }
}
