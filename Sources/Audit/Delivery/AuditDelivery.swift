package import Kernel
package import Storage

/// Delivers the records of the chains in a folder and in the database to a receiver, chain by chain in their order and
/// at least once.
///
/// It reads what the log has written, so no request waits for it and nothing waits in memory. The store has how far it
/// has come (decisions/0095-the-audit-log-is-delivered-from-its-files.md).
package final class AuditDelivery: Sendable {
    /// The records that the receiver gets at once.
    package static let batch = 500
    /// Seconds for which nothing is sent after failures in a row.
    private static let rests: [Int64] = [1, 5, 30, .minutes(2)]

    private let sources: [any DeliverySource]
    private let receiver: Locked<any AuditReceiver>
    private let world: World
    private let report: @Sendable (AuditDeliveryReport) -> Void
    private let resting = Locked<(failures: Int, until: Instant)?>(nil)

    /// - Parameters:
    ///   - root: The folder of the chains.
    ///   - report: Tells the operator.
    package init(
        of root: String, to receiver: any AuditReceiver, database: any Database, world: World,
        report: @escaping @Sendable (AuditDeliveryReport) -> Void
    ) {
        (self.receiver, self.world, self.report) = (Locked(receiver), world, report)
        sources = [
            FolderSource(root: root, database: database),
            StoredSource(database: database, sender: world.uuid(), world: world),
        ]
    }

    /// Sends to another receiver from now on, whose credentials may have changed.
    package func use(_ receiver: any AuditReceiver) { _ = self.receiver.exchange(receiver) }

    /// Ends the connections. What was not delivered is delivered after the next start.
    package func finish() async {
        await receiver.read { $0 }.finish()
        for source in sources { await source.release() }
    }

    /// Sends a batch of each chain that has records which were not delivered.
    ///
    /// - Returns: Whether there may be more.
    package func deliverDue() async throws -> Bool {
        let now = world.now()
        if let resting = resting.read({ $0 }), now < resting.until { return false }
        var hasMore = false
        do {
            for source in sources {
                for chain in try await source.chains() {
                    if try await deliver(chain, from: source) { hasMore = true }
                }
            }
        } catch let error as AuditReceiverError {
            rest(after: error, at: now)
            return false
        }
        return hasMore
    }

    /// - Returns: Whether the chain may have more.
    private func deliver(_ chain: String, from source: any DeliverySource) async throws -> Bool {
        guard let batch = try await source.next(of: chain) else { return false }
        if let told = batch.report { report(told) }
        guard !batch.lines.isEmpty else { return true }
        try await receiver.read { $0 }.take(batch.lines)
        try await batch.keep()
        if resting.exchange(nil) != nil { report(.resumed) }
        return true
    }

    private func rest(after error: AuditReceiverError, at now: Instant) {
        let failures = resting.read { $0?.failures ?? 0 }
        let pause = Self.rests[min(failures, Self.rests.count - 1)]
        _ = resting.exchange((failures + 1, now.advanced(seconds: pause)))
        if failures == 0 { report(.waiting(reason: error.reason)) }
    }
}

/// Something about the delivery that an operator should know.
package enum AuditDeliveryReport: Hashable, Sendable {
    /// The receiver takes no records now.
    case waiting(reason: String)
    /// It takes them again.
    case resumed
    /// Files were deleted for their age or their size before they were delivered to their end.
    case deleted(chain: String, before: Int)
    /// Records of the database were deleted before they were delivered.
    case recordsDeleted(chain: String, before: Int64)
}

extension AuditDeliveryReport: CustomStringConvertible {
    /// One line for the operator.
    package var description: String {
        switch self {
        case .waiting(let reason): "the audit log is not delivered, and waits: \(reason)"
        case .resumed: "the audit log is delivered again"
        case .deleted(let chain, let file):
            "files before \(file) of the audit log's chain \(chain) were deleted before they were delivered"
        case .recordsDeleted(let chain, let sequence):
            "records before \(sequence) of the audit log's chain \(chain) were deleted before they were delivered"
        }
    }
}
