package import Kernel
package import Storage

/// Delivers the records of the chains in a folder to a receiver, chain by chain in their order and at least once.
///
/// It reads the files, so no request waits for it and nothing waits in memory. The store has how far it has come
/// (decisions/0095-the-audit-log-is-delivered-from-its-files.md).
package final class AuditDelivery: Sendable {
    /// The records that the receiver gets at once.
    package static let batch = 500
    /// Seconds for which nothing is sent after failures in a row.
    private static let rests: [Int64] = [1, 5, 30, .minutes(2)]

    private let root: String
    private let receiver: Locked<any AuditReceiver>
    private let database: any Database
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
        (self.root, self.receiver, self.database, self.world) = (root, Locked(receiver), database, world)
        self.report = report
    }

    /// Sends to another receiver from now on, whose credentials may have changed.
    package func use(_ receiver: any AuditReceiver) { _ = self.receiver.exchange(receiver) }

    /// Ends the connections. What was not delivered is delivered after the next start.
    package func finish() async { await receiver.read { $0 }.finish() }

    /// Sends a batch of each chain that has records which were not delivered.
    ///
    /// - Returns: Whether there may be more.
    package func deliverDue() async throws -> Bool {
        let now = world.now()
        if let resting = resting.read({ $0 }), now < resting.until { return false }
        var hasMore = false
        do {
            for chain in ChainFolder.all(in: root) {
                if try await deliver(chain) { hasMore = true }
            }
        } catch let error as AuditReceiverError {
            rest(after: error, at: now)
            return false
        }
        return hasMore
    }

    /// - Returns: Whether the chain may have more.
    private func deliver(_ chain: ChainFolder) async throws -> Bool {
        let files = chain.files
        guard let first = files.first else { return false }
        let stored = try await database.read { try AuditDeliveryTable($0).find(chain.chain) }
        var part = stored ?? DeliveredPart(file: first.number, bytes: 0)
        if part.file < first.number {
            report(.deleted(chain: chain.chain, before: first.number))
            part = DeliveredPart(file: first.number, bytes: 0)
        }
        let start = part
        for file in files where file.number >= start.file {
            if file.number > part.file { part = DeliveredPart(file: file.number, bytes: 0) }
            guard let tail = ChainTail(of: file.path, after: part.bytes, atMost: Self.batch) else { return false }
            // What a killed process has left at the end of a file is no record. The next file says what it was.
            guard !tail.lines.isEmpty else { continue }
            // The next file exists before the last record of a file is written.
            guard file.number == start.file || hasEnded(chain, at: start) else { return true }
            try await receiver.read { $0 }.take(tail.lines)
            part.bytes += tail.byteCount
            try await keep(part, of: chain)
            return true
        }
        return false
    }

    /// Whether a file that another one follows has no more records.
    private func hasEnded(_ chain: ChainFolder, at part: DeliveredPart) -> Bool {
        ChainTail(of: chain.path(of: part.file), after: part.bytes, atMost: 1)?.lines.isEmpty ?? true
    }

    private func keep(_ part: DeliveredPart, of chain: ChainFolder) async throws {
        try await database.write { try AuditDeliveryTable($0).put(part, of: chain.chain) }
        if resting.exchange(nil) != nil { report(.resumed) }
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
}

extension AuditDeliveryReport: CustomStringConvertible {
    /// One line for the operator.
    package var description: String {
        switch self {
        case .waiting(let reason): "the audit log is not delivered, and waits: \(reason)"
        case .resumed: "the audit log is delivered again"
        case .deleted(let chain, let file):
            "files before \(file) of the audit log's chain \(chain) were deleted before they were delivered"
        }
    }
}
