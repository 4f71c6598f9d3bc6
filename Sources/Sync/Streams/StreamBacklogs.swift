package import Kernel
package import Storage

/// Limits the records that wait for streams, and the contents kept for their URLs.
///
/// If more records wait for a stream than allowed, or they wait too long, the stream is disabled and its records are
/// deleted. Once the stream works again, a bulk publish sends it all data.
package struct StreamBacklogs: Sendable {
    private let database: any Database
    private let world: World
    private let maxBytes: Int
    private let report: @Sendable (StreamReport) -> Void

    /// Rows that one transaction deletes.
    private static let batch = 200
    private static let page = 100

    /// - Parameters:
    ///   - maxBytes: Bytes of a pool's records that may wait, and as many of sent ones.
    ///   - report: Called for events that the operator should see.
    package init(
        _ database: any Database, world: World, maxBytes: Int, report: @escaping @Sendable (StreamReport) -> Void
    ) {
        (self.database, self.world, self.maxBytes, self.report) = (database, world, maxBytes, report)
    }

    /// Checks all enabled streams, and deletes a batch of overdue rows.
    ///
    /// - Returns: Whether there is more to delete.
    package func limit() async throws -> Bool {
        var after = ""
        while true {
            let streams = try await database.read { [after] tx in
                try StreamPoolTable(tx).enabled(after: after, limit: Self.page)
            }
            for stream in streams {
                try await limitWaiting(in: stream.pool)
                try await limitSent(in: stream.pool)
            }
            guard streams.count == Self.page, let last = streams.last else { break }
            after = last.pool.rawValue
        }
        return try await discard()
    }

    private func limitWaiting(in pool: IdentityPoolID) async throws {
        let now = world.now()
        // In a read of its own, so that it does not conflict with updates of the pool.
        let reason = try await database.read { [maxBytes] tx -> String? in
            let records = StreamRecordTable(tx)
            if let oldest = try records.firstExpiry(in: pool), oldest <= now {
                return "The stream has not accepted a record for two days."
            }
            guard try records.size(in: pool, areSent: false) > maxBytes else { return nil }
            return "More than \(maxBytes) bytes wait for the stream."
        }
        guard let reason else { return }
        let isDisabled = try await database.write { tx in
            try StreamPoolTable(tx).disable(pool, because: reason, at: now, discardsWaiting: true)
        }
        if isDisabled { report(StreamReport(pool: pool, event: .disabled, reason: reason)) }
    }

    private func limitSent(in pool: IdentityPoolID) async throws {
        let size = try await database.read { try StreamRecordTable($0).size(in: pool, areSent: true) }
        guard size > maxBytes else { return }
        let deleted = try await database.write {
            try StreamRecordTable($0).discardSent(in: pool, atMost: Self.batch)
        }
        report(
            StreamReport(
                pool: pool, event: .contentsDiscarded,
                reason: "More than \(maxBytes) bytes of contents are kept; \(deleted) were deleted before their time."))
    }

    private func discard() async throws -> Bool {
        guard try await !database.read({ try StreamPoolTable($0).discarding(limit: 1) }).isEmpty else { return false }
        return try await database.write { tx in
            guard var stream = try StreamPoolTable(tx).discarding(limit: 1).first else { return false }
            let records = try StreamRecordTable(tx).discardWaiting(in: stream.pool, atMost: Self.batch)
            guard records == 0 else { return true }
            guard try StreamQueueTable(tx).discard(in: stream.pool, atMost: Self.batch) == 0 else { return true }
            stream.discards = false
            try StreamPoolTable(tx).save(stream)
            return true
        }
    }
}
