/// Sends the records of the audit log to another machine.
///
/// `Server` has the implementations; tests use their own.
package protocol AuditReceiver: Sendable {
    /// Sends records, each a line without its end, in their order. Returns when the receiver has all of them.
    ///
    /// - Throws: `AuditReceiverError` if it does not have all of them. Then all are sent again.
    func take(_ records: [[UInt8]]) async throws(AuditReceiverError)

    /// Ends its connections before the process ends.
    func finish() async
}

extension AuditReceiver {
    package func finish() async {}
}

/// Why records were not taken, in words for the operator.
package struct AuditReceiverError: Error, Hashable, Sendable {
    package let reason: String
    package init(_ reason: String) { self.reason = reason }
}
