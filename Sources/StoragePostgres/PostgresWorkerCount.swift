import Kernel
import Storage

/// Counts the workers and their connections, and decides when to start another.
///
/// A server may grant fewer connections than configured. A worker that cannot connect then ends if another is
/// connected, which takes over its jobs. The last worker never ends.
final class PostgresWorkerCount: Sendable {
    private struct State {
        var workers = 0
        var connected = 0
        var connecting = 0
        var jobs = 0
        var started = 0
        /// No worker is added before this time, because one could not connect.
        var nextGrowth: Deadline?
        var pause = PostgresWorkerCount.minPause
        /// Until this time a server that refuses is tried again, because a connection has just ended.
        var graceEnd: Deadline?

        func mayGrow(to maxCount: Int) -> Bool {
            workers < maxCount && jobs > workers && nextGrowth?.hasPassed != false
        }
    }

    private let state = Locked(State())
    private let maxCount: Int

    private static let minPause: Duration = .milliseconds(500)
    private static let maxPause: Duration = .seconds(5)
    /// A server still includes a connection in its limit briefly after its end.
    private static let grace: Duration = .seconds(2)

    init(maxCount: Int) { self.maxCount = max(maxCount, 1) }

    /// Records the start of a job.
    ///
    /// - Returns: The number of the worker to start for it, or nil if none is needed.
    func jobBegan() -> Int? {
        state.change { state in
            state.jobs += 1
            guard state.workers == 0 || state.mayGrow(to: maxCount) else { return nil }
            state.workers += 1
            state.started += 1
            return state.started
        }
    }

    func jobEnded() { state.change { $0.jobs -= 1 } }

    /// Counts an attempt to connect while `body` makes it.
    func connecting<Value>(_ body: () throws -> Value) rethrows -> Value {
        state.change { $0.connecting += 1 }
        defer { state.change { $0.connecting -= 1 } }
        let value = try body()
        state.change { state in
            state.connected += 1
            state.nextGrowth = nil
            state.pause = Self.minPause
        }
        return value
    }

    func disconnected() {
        state.change { state in
            state.connected -= 1
            if state.connected == 0 { state.graceEnd = Deadline(in: Self.grace) }
        }
    }

    /// How many workers are connected.
    var openConnections: Int { state.read { $0.connected } }

    /// Whether any worker is connected.
    var isConnected: Bool { openConnections > 0 }

    /// Whether another worker is connecting.
    var isConnecting: Bool { state.read { $0.connecting > 0 } }

    /// Whether the last connection ended less than the grace period ago.
    var isInGrace: Bool { state.read { $0.graceEnd.map { !$0.hasPassed } ?? false } }

    /// Removes a worker without a connection, if another is connected.
    ///
    /// - Returns: Whether the worker must end.
    func retire() -> Bool {
        state.change { state in
            guard state.connected > 0 else { return false }
            state.workers -= 1
            state.nextGrowth = Deadline(in: state.pause)
            state.pause = min(state.pause * 2, Self.maxPause)
            return true
        }
    }

    /// Records that a worker's thread could not be started.
    ///
    /// - Returns: Whether other workers can do its work.
    func couldNotStart() -> Bool {
        state.change { state in
            state.workers -= 1
            state.nextGrowth = Deadline(in: state.pause)
            return state.workers > 0
        }
    }
}
