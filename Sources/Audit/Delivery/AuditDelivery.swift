package import Kernel
package import Storage

/// Delivers the records of the chains in a folder and in the database to a receiver, chain by chain in their order and
/// at least once.
///
/// It reads the written records, so no request waits for it and no record waits in memory. The store contains how far
/// it has come (decisions/0095-the-audit-log-is-delivered-from-its-files.md).
package final class AuditDelivery: Sendable {
    /// The records that the receiver gets at once.
    package static let batch = 500
    /// How long nothing is sent, in seconds, after one failure, two in a row, and so on.
    private static let pauses: [Int64] = [1, 5, 30, .minutes(2)]

    private let sources: [any DeliverySource]
    private let receiver: Locked<any AuditReceiver>
    private let world: World
    private let report: @Sendable (AuditDeliveryReport) -> Void
    private let paused = Locked<(failures: Int, until: Instant)?>(nil)

    /// - Parameters:
    ///   - root: The folder of the chains.
    ///   - report: Called with each report for the operator.
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

    /// Replaces the receiver, because its credentials may have changed.
    package func replaceReceiver(by receiver: any AuditReceiver) { _ = self.receiver.exchange(receiver) }

    /// Ends the connections. Records that were not delivered are delivered after the next start.
    package func finish() async {
        await receiver.read { $0 }.finish()
        for source in sources { await source.release() }
    }

    /// Sends a batch of each chain that has records which were not delivered.
    ///
    /// - Returns: Whether there may be more.
    package func deliverDue() async throws -> Bool {
        let now = world.now()
        if let paused = paused.read({ $0 }), now < paused.until { return false }
        var hasMore = false
        do {
            for source in sources {
                for chain in try await source.chains() {
                    if try await deliver(chain, from: source) { hasMore = true }
                }
            }
        } catch let error as AuditReceiverError {
            pause(after: error, at: now)
            return false
        }
        return hasMore
    }

    /// - Returns: Whether the chain may have more.
    private func deliver(_ chain: String, from source: any DeliverySource) async throws -> Bool {
        guard let batch = try await source.next(of: chain) else { return false }
        if let report = batch.report { self.report(report) }
        guard !batch.lines.isEmpty else { return true }
        try await receiver.read { $0 }.take(batch.lines)
        try await batch.recordDelivery()
        if paused.exchange(nil) != nil { report(.resumed) }
        return true
    }

    private func pause(after error: AuditReceiverError, at now: Instant) {
        let failures = paused.read { $0?.failures ?? 0 }
        let pause = Self.pauses[min(failures, Self.pauses.count - 1)]
        _ = paused.exchange((failures + 1, now.advanced(seconds: pause)))
        if failures == 0 { report(.waiting(reason: error.reason)) }
    }
}

/// A change in the delivery that an operator should know.
package enum AuditDeliveryReport: Hashable, Sendable {
    /// The receiver takes no records now.
    case waiting(reason: String)
    /// It takes them again.
    case resumed
    /// Files were deleted for their age or their size before all of their records were delivered.
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
