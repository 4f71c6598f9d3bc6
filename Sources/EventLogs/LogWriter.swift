/// Takes log entries to a kind of destination.
///
/// `Delivery` has the implementations; tests use their own.
package protocol LogWriter: Sendable {
    /// Writes entries of one queue, oldest first. Returns when the destination has all of them.
    ///
    /// - Throws: `LogWritingError` if it has not. Then all are written again.
    func write(_ records: [LogRecord], of queue: LogQueue) async throws(LogWritingError)
}

/// Why entries were not taken, in words for the operator.
package enum LogWritingError: Error, Hashable, Sendable {
    /// The destination can take none for now.
    case unreachable(String)
    /// It will never take these.
    case refused(String)
}
