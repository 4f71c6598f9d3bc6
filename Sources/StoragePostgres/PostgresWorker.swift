import Foundation
import Kernel
import Storage

/// One thread's connection. It reconnects and retries. Only its thread uses it.
final class PostgresWorker: @unchecked Sendable {
    private let target: PostgresTarget
    private let outage: Outage
    private let workers: PostgresWorkerCount
    private let number: Int
    private var connection: PostgresConnection?

    /// How long a schema change may take, and how long another process's may be waited for.
    private static let schemaTimeout: Duration = .seconds(660)
    /// Seconds between two attempts to lock a table: in this time the queued requests proceed.
    private static let lockPause = 1.0
    /// Seconds between two attempts to replace the last connection.
    private static let pause = 0.05
    /// Attempts while other workers connect too: the server may refuse some of several simultaneous attempts.
    private static let maxAttempts = 4

    init(_ target: PostgresTarget, outage: Outage, workers: PostgresWorkerCount, number: Int) {
        self.target = target
        self.outage = outage
        self.workers = workers
        self.number = number
    }

    /// Works until `queue` is closed and empty, or until this worker cannot connect and another is connected.
    func serve(_ queue: WorkQueue<PostgresJob>) {
        defer { disconnect() }
        // If the server is not suitable, the jobs report it.
        do { _ = try usableConnection() } catch { if error is NoConnection, workers.retire() { return } }
        while let job = queue.take() {
            guard let lack = job.run(self) else { continue }
            if workers.retire() {
                do { try queue.addOrThrow(job) } catch { job.fail(error) }
                return
            }
            job.fail(lack.cause)
        }
    }

    /// Runs `body`, with retries if they may help and cannot repeat an effect.
    func perform<Value>(_ mode: TransactionMode, until end: Deadline, body: (any Transaction) throws -> Value) throws
        -> Value
    {
        var retry = Retry(seed: number)
        while true {
            switch attempt(mode, on: try usableConnection(), until: end, body: body) {
            case .value(let value): return value
            case .refused(let error): throw error
            case .unconfirmed(let error): throw error
            case .setback(let failure):
                guard retry.pauseIfLeft(after: failure) else {
                    target.counts.abandoned()
                    throw failure.storageError
                }
                target.counts.retried(after: failure)
            }
        }
    }

    /// Runs `steps` while this connection holds the schema lock.
    func exclusively(_ steps: [ExclusiveStep]) throws {
        let connection = try usableConnection()
        do {
            let server = ServerTable(connection: connection)
            try server.apply(.schema)
            try server.lockSchema(until: Deadline(in: Self.schemaTimeout))
            for step in steps { try apply(step, on: connection) }
            try server.unlockSchema()
            try server.apply(.request)
        } catch {
            // Closing the connection releases the lock and resets the limits.
            disconnect()
            throw (error as? PostgresError)?.storageError ?? error
        }
    }

    private func apply(_ step: ExclusiveStep, on connection: PostgresConnection) throws {
        switch step {
        case .transaction(let body): try commit(body, on: connection)
        case .index(let index, let isDue, let record):
            guard try commit(isDue, on: connection) else { return }
            try ConcurrentIndexTable(connection: connection).create(index, patience: target.schemaPatience)
            try commit(record, on: connection)
        }
    }

    /// Runs a transaction that changes the schema. After each failure to lock a table it pauses.
    private func commit<Value>(
        _ step: (any Transaction) throws -> Value, on connection: PostgresConnection
    ) throws -> Value {
        var retry = Retry(seed: number)
        let patience = Deadline(in: target.schemaPatience)
        while true {
            switch attempt(.write, on: connection, until: Deadline(in: Self.schemaTimeout), body: step) {
            case .value(let value): return value
            case .refused(let error): throw error
            case .unconfirmed(let error): throw error
            case .setback(let failure) where failure.isLockTimeout:
                guard !patience.hasPassed else { throw Self.locked }
                Thread.sleep(forTimeInterval: Self.lockPause)
            case .setback(let failure):
                guard failure.isConflict, retry.pauseIfLeft(after: failure) else { throw failure }
            }
        }
    }

    /// Runs `body` once, unless it would write while commits hang.
    private func attempt<Value>(
        _ mode: TransactionMode, on connection: PostgresConnection, until end: Deadline,
        body: (any Transaction) throws -> Value
    ) -> TransactionResult<Value> {
        do { if mode == .write { try target.commits.check(on: connection) } } catch {
            guard let failure = error as? PostgresError else { return .refused(error) }
            return failure.maySucceedAgain ? .setback(failure) : .refused(failure.storageError)
        }
        let result = connection.attempt(mode, until: end, body: body)
        if case .unconfirmed = result { target.commits.suspect() }
        return result
    }

    private static let locked = StorageError.unavailable(
        """
        a schema change cannot lock its table: another transaction uses it, see pg_stat_activity; nothing was changed, \
        and the next start tries again
        """)

    /// The connection, replaced if necessary.
    ///
    /// - Throws: `NoConnection` if the server does not grant one, or a `StorageError` if the server is not suitable.
    private func usableConnection() throws -> PostgresConnection {
        if let connection {
            if connection.isUsable { return connection }
            target.hosts.lost(connection.host)
        }
        disconnect()
        var attempts = 0
        while true {
            do { return try connect() } catch let failure as PostgresError {
                attempts += 1
                let lack = NoConnection(cause: failure.storageError)
                if workers.isConnected { throw lack }
                guard workers.isInGrace || workers.isConnecting && attempts < Self.maxAttempts else {
                    outage.record(lack.cause)
                    throw lack
                }
                Thread.sleep(forTimeInterval: Self.pause)
            }
        }
    }

    private func connect() throws -> PostgresConnection {
        do { try outage.check() } catch let error as StorageError { throw NoConnection(cause: error) }
        let new = try workers.connecting { try PostgresConnection(target) }
        connection = new
        return new
    }

    private func disconnect() {
        guard connection != nil else { return }
        connection = nil
        workers.disconnected()
    }
}
