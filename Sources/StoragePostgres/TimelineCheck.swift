import Kernel
import Storage

/// Refuses a former primary: a server of the same cluster with an older timeline than this process has used.
///
/// Each promotion begins a timeline with a higher number. A primary that was cut off or stopped during the promotion
/// keeps its old timeline, and may accept writes that are lost when it joins the others again.
final class TimelineCheck: Sendable {
    private struct State {
        var newest: Timeline?
        var failovers = 0
    }

    private let state = Locked(State())

    /// How often a connection found a newer timeline.
    var failovers: Int { state.read { $0.failovers } }

    /// Checks the timeline of a new connection. Another cluster is accepted, because a database may be moved.
    ///
    /// - Throws: `PostgresError.lost`, as if the server were not there.
    func check(_ found: Timeline) throws(PostgresError) {
        let newest = state.change { state -> Timeline in
            guard let newest = state.newest, newest.cluster == found.cluster else {
                state.newest = found
                return found
            }
            if found.number > newest.number {
                state.newest = found
                state.failovers += 1
            }
            return state.newest ?? found
        }
        guard found.number < newest.number else { return }
        throw .lost(
            "the server is a former primary: its timeline is \(found.number), and \(newest.number) has been used")
    }
}

/// The timeline that a server writes.
struct Timeline: Hashable, Sendable {
    /// The system identifier, which all servers of a cluster share.
    var cluster: String
    var number: Int
}
