import Storage

/// An error of the server, or the loss of the connection to it.
enum PostgresError: Error {
    /// The server's error: its SQLSTATE (PostgreSQL 15 manual, appendix A) and message.
    case refused(state: String, message: String)
    /// The connection ended or could not be made.
    case lost(String)
    /// The server did not respond in time. It may still be working, so the connection must be replaced.
    case silent

    /// The transaction conflicts with another and may succeed on a retry.
    var isConflict: Bool {
        guard case .refused(let state, _) = self else { return false }
        return ["40001", "40P01", "55P03"].contains(state)
    }

    /// A statement waited too long for a lock.
    var isLockTimeout: Bool {
        guard case .refused("55P03", _) = self else { return false }
        return true
    }

    /// The server does not permit or does not support the statement (class 42).
    var isRefusedStatement: Bool {
        guard case .refused(let state, _) = self else { return false }
        return state.hasPrefix("42")
    }

    /// The session no longer fits, and a new connection may: a prepared statement was deallocated (26000), the server
    /// takes no writes any more (25006), or a feature is missing (0A000). The last is the response to a stale plan, and
    /// to a serializable transaction on a server that has become a standby; its text is in the server's language.
    var isStaleSession: Bool {
        guard case .refused(let state, _) = self else { return false }
        return ["26000", "25006", "0A000"].contains(state)
    }

    /// The connection is lost, or the server is about to close it.
    var isLoss: Bool {
        switch self {
        case .lost: true
        case .silent: false
        case .refused(let state, _): state.hasPrefix("57P") || state.hasPrefix("08")
        }
    }

    var endsConnection: Bool {
        if case .silent = self { return true }
        return isLoss || isStaleSession
    }

    /// Whether a retry may succeed: nothing was committed, and the transaction is not known to be slow.
    var maySucceedAgain: Bool { isConflict || isStaleSession || isLoss }

    /// The error if this was the response to a commit: after a lost connection, the result is unknown.
    var commitError: StorageError {
        if case .refused("40003", let message) = self { return .interrupted("PostgreSQL: \(message)") }
        guard endsConnection else { return storageError }
        return .interrupted("The connection to PostgreSQL was lost during a commit: it has happened or it has not.")
    }

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

    /// SQLSTATE classes and codes that depend on the server's state and not on the statement: connection, login,
    /// missing database, no writes, resources, shutdown, time limits and I/O.
    private static let passing = ["08", "25006", "28", "3D000", "25P03", "53", "57", "58"]
}
