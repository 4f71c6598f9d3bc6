/// Sends log entries to destinations of one kind.
///
/// `Delivery` has the implementations; tests use their own.
package protocol LogWriter: Sendable {
    /// Writes entries of one queue, oldest first. Returns when the destination has all of them.
    ///
    /// - Throws: `LogWritingError` if it does not have all of them. All of them are then written again.
    func write(_ records: [LogRecord], of queue: LogQueue) async throws(LogWritingError)
}

/// Why entries were not taken, in words for the operator.
package enum LogWritingError: Error, Hashable, Sendable {
    /// The destination cannot accept entries at present.
    case unreachable(String)
    /// The destination will never accept these entries.
    case refused(String)
}
