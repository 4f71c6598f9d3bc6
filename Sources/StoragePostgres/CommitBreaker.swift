import Kernel
import Storage

/// Refuses writes while the server does not confirm commits.
///
/// A commit that waits for a synchronous replica outlives its connection: the server does not notice that the client
/// has gone, and applies no time limit. Every further write would leave another server process behind until the server
/// accepts no connection. So after an unconfirmed commit no write begins until the server reports that none hangs,
/// which leaves at most one such process for each connection.
final class CommitBreaker: Sendable {
    private struct State {
        /// How many commits went unconfirmed.
        var suspicions = 0
        /// How many of these had been recorded when the server last reported that none hangs.
        var cleared = 0
        /// Until then the server is not asked again.
        var nextQuestion: Deadline?
    }

    private let state = Locked(State())

    private static let pause: Duration = .milliseconds(100)

    /// Records that a commit was not confirmed.
    func suspect() { state.change { $0.suspicions += 1 } }

    /// Asks the server, if a commit went unconfirmed, whether one hangs.
    ///
    /// - Throws: `StorageError.unavailable` if so, or the error of the question itself.
    func check(on connection: PostgresConnection) throws {
        let before = state.read { $0 }
        guard before.suspicions != before.cleared else { return }
        if let pause = before.nextQuestion, !pause.hasPassed { throw Self.hanging }
        guard try ServerTable(connection: connection).hasHangingCommits() else {
            state.change { state in
                state.cleared = max(state.cleared, before.suspicions)
                state.nextQuestion = nil
            }
            return
        }
        state.change { $0.nextQuestion = Deadline(in: Self.pause) }
        throw Self.hanging
    }

    private static let hanging = StorageError.unavailable(
        "PostgreSQL does not confirm commits, as when no synchronous replica answers; no write is begun.")
}
