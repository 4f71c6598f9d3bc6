import Storage

/// Something that the server refused, or the loss of the connection to it.
enum PostgresError: Error {
    /// The server's answer: its SQLSTATE (PostgreSQL 15, appendix A) and its message.
    case refused(state: String, message: String)
    /// The connection ended or could not be made.
    case lost(String)
    /// The server did not answer in time.
    ///
    /// It may still be at work, so the connection is of no further use.
    case silent

    /// The transaction stood in another's way and may succeed from the start.
    var isConflict: Bool {
        guard case .refused(let state, _) = self else { return false }
        return ["40001", "40P01", "55P03"].contains(state)
    }

    /// The schema changed under a prepared statement, or somebody dropped it: a new connection prepares it anew.
    var isStalePlan: Bool {
        guard case .refused(let state, let message) = self else { return false }
        return state == "26000" || state == "0A000" && message.hasPrefix("cached plan must not change")
    }

    /// The connection is gone, or the server is about to end it.
    var isLoss: Bool {
        switch self {
        case .lost: true
        case .silent: false
        case .refused(let state, _): state.hasPrefix("57P") || state.hasPrefix("08")
        }
    }

    /// The next transaction needs a new connection.
    var endsConnection: Bool {
        if case .silent = self { return true }
        return isLoss || isStalePlan
    }

    /// The same transaction may succeed from the start: nothing of it has happened, and it is not known to be slow.
    var maySucceedAgain: Bool { isConflict || isStalePlan || isLoss }

    /// The same where it was the answer to a commit: a connection that is lost then leaves the outcome open.
    var commitError: StorageError {
        if case .refused("40003", let message) = self { return .interrupted("PostgreSQL: \(message)") }
        guard endsConnection else { return storageError }
        return .interrupted("The connection to PostgreSQL was lost during a commit: it has happened or it has not.")
    }

    /// The same in the words of the seam.
    var storageError: StorageError {
        switch self {
        case .lost(let message): .unavailable("PostgreSQL: \(message)")
        case .silent: .unavailable("PostgreSQL did not answer in time.")
        case .refused("23505", _): .duplicate
        case .refused(let state, let message):
            if isConflict {
                .contention
            } else if Self.passing.contains(where: state.hasPrefix) {
                .unavailable("PostgreSQL: \(message) (\(state))")
            } else {
                .unexpected("PostgreSQL: \(message) (\(state))")
            }
        }
    }

    /// Classes and states that say something about the server's day and nothing about the statement: connection, login,
    /// database missing, resources, shutdown and time limits, the machine's input and output.
    private static let passing = ["08", "28", "3D000", "25P03", "53", "57", "58"]
}
