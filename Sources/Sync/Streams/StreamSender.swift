import Directory
package import Kernel
package import Storage
package import Triggers

/// Sends the records of pools to their streams.
///
/// A record is written in the transaction of the change that it describes and deleted after the stream has accepted it,
/// so it arrives at least once. The sender that holds the lease of an identity's queue sends its records one after
/// another. Pools take turns, and a pool whose stream cannot be reached rests, so that it delays no other.
package final class StreamSender: Sendable {
    /// Records that are sent at a time, to all streams.
    package static let maxAtOnce = 32
    /// Records of a pool that are sent at a time.
    static let maxPerPool = 4
    /// Seconds until another sender may take over a queue. Longer than a sender keeps one.
    private static let lease: Int64 = .minutes(1)
    /// How long a sender keeps the queue of one identity, and serves one pool.
    private static let (maxTurn, maxLane): (Duration, Duration) = (.seconds(30), .seconds(5))

    let database: any Database
    let world: World
    let contents: StreamContents
    private let runner: any TriggerRunner
    private let checkRole: StreamRoleCheck
    private let account: String
    let report: @Sendable (StreamReport) -> Void
    private let state = Locked(State())

    private struct State: Sendable {
        /// How many lanes each pool has.
        var lanes: [IdentityPoolID: Int] = [:]
        var last = 0
        var tasks: [Int: Task<Void, Never>] = [:]
        /// The next search begins after this pool.
        var after = ""
        /// Pools whose stream this server has no target for, each with the time of the next check.
        var withoutTarget: [IdentityPoolID: Instant] = [:]
    }

    /// - Parameters:
    ///   - contents: Makes the URLs of long records.
    ///   - runner: Calls the targets of streams.
    ///   - account: The account that streams belong to.
    ///   - checkRole: Checks the permissions of a role.
    ///   - report: Called for events that the operator should see.
    package init(
        _ database: any Database, world: World, contents: StreamContents, runner: any TriggerRunner, account: String,
        checkRole: @escaping StreamRoleCheck, report: @escaping @Sendable (StreamReport) -> Void
    ) {
        (self.database, self.world, self.contents) = (database, world, contents)
        (self.runner, self.account, self.checkRole, self.report) = (runner, account, checkRole, report)
    }

    /// Starts to send due records, without waiting for the result.
    ///
    /// - Returns: Whether any were started.
    package func sendDue() async throws -> Bool {
        var begun = false
        for stream in try await nextPools() {
            guard let target = try await target(of: stream.pool) else { continue }
            for _ in 0..<Self.maxPerPool {
                guard let number = openLane(for: stream) else { break }
                guard let lease = try? await take(stream.pool) else {
                    closeLane(number, of: stream.pool)
                    break
                }
                begun = true
                start(number, for: stream, to: target, with: lease)
            }
        }
        return begun
    }

    /// Waits until nothing is being sent.
    package func finish() async {
        for task in state.read({ Array($0.tasks.values) }) { await task.value }
    }

    /// The next pools with something to send, continuing after the last search.
    private func nextPools() async throws -> [StreamPool] {
        let (after, now) = (state.read(\.after), world.now())
        let found = try await database.read { tx in
            let next = try StreamPoolTable(tx).due(after: after, at: now, limit: Self.maxAtOnce)
            guard next.count < Self.maxAtOnce, !after.isEmpty else { return next }
            let first = try StreamPoolTable(tx).due(after: "", at: now, limit: Self.maxAtOnce - next.count)
            return next + first.filter { one in !next.contains { $0.pool == one.pool } }
        }
        state.change { $0.after = found.last?.pool.rawValue ?? "" }
        return found
    }

    /// The number of a new lane for a pool; nil at the limit. A stream that could not be reached gets only one.
    private func openLane(for stream: StreamPool) -> Int? {
        state.change { state in
            let lanes = state.lanes[stream.pool] ?? 0
            let total = state.lanes.values.reduce(0, +)
            guard total < Self.maxAtOnce, lanes < (stream.failures > 0 ? 1 : Self.maxPerPool) else { return nil }
            state.lanes[stream.pool] = lanes + 1
            state.last &+= 1
            return state.last
        }
    }

    private func closeLane(_ number: Int, of pool: IdentityPoolID) {
        state.change { state in
            state.tasks[number] = nil
            let lanes = (state.lanes[pool] ?? 0) - 1
            state.lanes[pool] = lanes > 0 ? lanes : nil
        }
    }

    private func start(
        _ number: Int, for stream: StreamPool, to target: FunctionARN, with lease: StreamQueueTable.Lease
    ) {
        state.change { state in
            state.tasks[number] = Task {
                await self.run(stream, to: target, with: lease)
                self.closeLane(number, of: stream.pool)
            }
        }
    }

    /// Sends the queues of a pool, beginning with a leased one. If the store fails, they are tried again after the
    /// lease.
    private func run(_ stream: StreamPool, to target: FunctionARN, with first: StreamQueueTable.Lease) async {
        let end = ContinuousClock.now + Self.maxLane
        var (lease, stream): (StreamQueueTable.Lease?, StreamPool) = (first, stream)
        while let taken = lease {
            guard (try? await send(taken, of: &stream, to: target)) == true, ContinuousClock.now < end else { return }
            lease = try? await take(stream.pool)
        }
    }

    private func take(_ pool: IdentityPoolID) async throws -> StreamQueueTable.Lease? {
        let now = world.now()
        return try await database.write { tx in
            guard let stream = try StreamPoolTable(tx).find(pool), stream.isEnabled, stream.restsUntil <= now else {
                return nil
            }
            return try StreamQueueTable(tx).take(in: pool, at: now, until: now.advanced(seconds: Self.lease))
        }
    }

    /// Sends the records of one queue.
    ///
    /// - Returns: Whether the stream may get more.
    private func send(
        _ lease: StreamQueueTable.Lease, of stream: inout StreamPool, to target: FunctionARN
    ) async throws -> Bool {
        let end = ContinuousClock.now + Self.maxTurn
        var next = try await next(of: lease)
        while let record = next, ContinuousClock.now < end {
            let until = world.now().advanced(seconds: StreamContents.lifetime)
            let inline = record.inlineDocument
            let document = inline ?? record.document(contentsAt: contents.url(of: record, validUntil: until))
            let call = TriggerCall(record, document: document, to: target)
            do throws(TriggerError) { _ = try await runner.run(call) } catch {
                return try await handle(StreamFailure(error), of: lease)
            }
            next = try await finish(record, keptUntil: inline == nil ? until : nil, of: lease, to: &stream)
        }
        try await giveBack(lease)
        return true
    }

    /// The ARN of a pool's stream; nil if nothing can be sent there. Without a role that allows it, streaming ends.
    private func target(of pool: IdentityPoolID) async throws -> FunctionARN? {
        let now = world.now()
        guard state.read({ $0.withoutTarget[pool].map { $0 <= now } ?? true }) else { return nil }
        let found = try await database.read { tx -> StreamSettings? in
            try SyncSettingsTable(tx).find(.streams, of: pool)
        }
        guard let name = found?.name, let role = found?.role else { return nil }
        let stream = FunctionARN(stream: name, of: pool, in: account)
        if let reason = try await checkRole(role, stream) {
            try await disable(pool, because: reason)
            return nil
        }
        // Another server may have the target, so this one does not make the stream rest.
        let isKnown = try await runner.hasTarget(stream, forIdentities: pool)
        state.change { $0.withoutTarget[pool] = isKnown ? nil : now.advanced(seconds: .minutes(1)) }
        guard !isKnown else { return stream }
        report(StreamReport(pool: pool, event: .unreachable, reason: "this server has no target for \(stream)"))
        return nil
    }
}

extension TriggerCall {
    /// The call that gives a record to a stream. Records of an identity stay in one shard, in their order.
    fileprivate init(_ record: StreamRecord, document: [UInt8], to stream: FunctionARN) {
        self.init(
            stream, calledBy: .identities(record.place.pool), event: document, idempotencyKey: record.id,
            timeLimit: .seconds(5))
        partitionKey = record.place.identity.rawValue
    }
}
