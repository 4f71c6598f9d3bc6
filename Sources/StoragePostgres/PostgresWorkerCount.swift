import Kernel
import Storage

/// How many lanes there are, how many of them have a connection, and when another may be started.
///
/// A server may give fewer connections than are wanted: a lane that cannot connect then ends while another works, and
/// its work goes to that one. The last lane never ends.
final class PostgresWorkerCount: Sendable {
    private struct State {
        var workers = 0
        var connected = 0
        var connecting = 0
        /// Jobs that wait or run.
        var jobs = 0
        var started = 0
        /// Until when no lane is added, because one could not connect.
        var nextGrowth: Deadline?
        var pause = PostgresWorkerCount.shortestPause
        /// Until when a server that refuses is asked again, because a connection has just ended.
        var graceEnd: Deadline?

        func mayGrow(to most: Int) -> Bool {
            workers < most && jobs > workers && nextGrowth?.hasPassed != false
        }
    }

    private let state = Locked(State())
    private let most: Int

    private static let shortestPause: Duration = .milliseconds(500)
    private static let longestPause: Duration = .seconds(5)
    /// A server counts a connection for a moment after its end.
    private static let grace: Duration = .seconds(2)

    /// At most `most` lanes.
    init(most: Int) { self.most = max(most, 1) }

    /// Counts a job.
    ///
    /// Returns the number of the lane that has to be started for it, if one has to.
    func jobBegan() -> Int? {
        state.change { state in
            state.jobs += 1
            guard state.workers == 0 || state.mayGrow(to: most) else { return nil }
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
            state.pause = Self.shortestPause
        }
        return value
    }

    func disconnected() {
        state.change { state in
            state.connected -= 1
            if state.connected == 0 { state.graceEnd = Deadline(in: Self.grace) }
        }
    }

    /// Whether a lane has a connection; the lane that asks has none.
    var isConnected: Bool { state.read { $0.connected > 0 } }

    /// Whether another lane is about to know if the server gives a connection.
    var isConnecting: Bool { state.read { $0.connecting > 0 } }

    /// Whether the last connection ended a moment ago.
    var isInGrace: Bool { state.read { $0.graceEnd.map { !$0.hasPassed } ?? false } }

    /// Takes a lane without a connection out of the count, if another lane has one.
    ///
    /// True if the lane has to end.
    func retire() -> Bool {
        state.change { state in
            guard state.connected > 0 else { return false }
            state.workers -= 1
            state.nextGrowth = Deadline(in: state.pause)
            state.pause = min(state.pause * 2, Self.longestPause)
            return true
        }
    }

    /// Notes that a lane's thread could not be started.
    ///
    /// True if other lanes do its work.
    func couldNotStart() -> Bool {
        state.change { state in
            state.workers -= 1
            state.nextGrowth = Deadline(in: state.pause)
            return state.workers > 0
        }
    }
}
