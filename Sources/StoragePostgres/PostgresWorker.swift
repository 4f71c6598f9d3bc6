import Foundation
import Kernel
import Storage

/// Where lanes connect to, and how they use what is there.
struct PostgresTarget: Sendable {
    var address: PostgresAddress
    var use: StoreUse
}

/// One thread's connection, renewed where it was lost, and the patience to try again on it.
///
/// Only its thread touches it.
final class PostgresWorker: @unchecked Sendable {
    private let target: PostgresTarget
    private let outage: Outage
    private let workers: PostgresWorkerCount
    private let number: Int
    private var connection: PostgresConnection?

    /// How long a change of the schema may take, beyond the time that the server may wait for its lock.
    private static let schemaTimeout: Duration = .seconds(660)
    /// Seconds between two attempts to replace the last connection.
    private static let pause = 0.05
    /// How often a lane asks while others ask as well: of several that ask at once, some may be refused.
    private static let mostAttempts = 4

    init(_ target: PostgresTarget, _ outage: Outage, _ workers: PostgresWorkerCount, number: Int) {
        self.target = target
        self.outage = outage
        self.workers = workers
        self.number = number
    }

    /// Works until `queue` is closed and empty, or until another lane has a connection and this one can get none.
    func serve(_ queue: WorkQueue<PostgresJob>) {
        defer { disconnect() }
        // An unfit server is the jobs' to hear of.
        do { _ = try usableConnection() } catch { if error is NoConnection, workers.retire() { return } }
        while let job = queue.take() {
            guard let lack = job.run(self) else { continue }
            if workers.retire() {
                do { try queue.require(job) } catch { job.fail(error) }
                return
            }
            job.fail(lack.cause)
        }
    }

    /// Runs `body`, again from the start where that may help and cannot do a thing twice.
    func perform<Value>(_ mode: TransactionMode, until end: Deadline, _ body: (any Transaction) throws -> Value) throws
        -> Value
    {
        var retry = Retry(seed: number)
        while true {
            switch try usableConnection().attempt(mode, until: end, body) {
            case .value(let value): return value
            case .refused(let error): throw error
            case .setback(let failure):
                guard retry.mayTryAgain(after: failure) else { throw failure.storageError }
            }
        }
    }

    /// Runs `steps`, each in a transaction of its own, while this connection holds the lock that all nodes share.
    func exclusively(_ steps: [@Sendable (any Transaction) throws -> Void]) throws {
        let connection = try usableConnection()
        do {
            let server = ServerTable(connection: connection)
            try server.configure(.schema, target.use)
            try server.lockSchema(until: Deadline(in: Self.schemaTimeout))
            for step in steps { try perform(step, on: connection) }
            try server.unlockSchema()
            try server.configure(.request, target.use)
        } catch {
            // The lock and the generous limits end with the connection.
            disconnect()
            throw (error as? PostgresError)?.storageError ?? error
        }
    }

    private func perform(_ step: (any Transaction) throws -> Void, on connection: PostgresConnection) throws {
        var retry = Retry(seed: number)
        while true {
            switch connection.attempt(.write, until: Deadline(in: Self.schemaTimeout), step) {
            case .value: return
            case .refused(let error): throw error
            case .setback(let failure):
                guard failure.isConflict, retry.mayTryAgain(after: failure) else { throw failure }
            }
        }
    }

    /// Throws `NoConnection` if there is none to be had, or a `StorageError` if the server is not fit.
    private func usableConnection() throws -> PostgresConnection {
        if let connection, connection.isUsable { return connection }
        disconnect()
        var attempts = 0
        while true {
            do { return try connect() } catch let failure as PostgresError {
                attempts += 1
                let lack = NoConnection(cause: failure.storageError)
                if workers.isConnected { throw lack }
                guard workers.isInGrace || workers.isConnecting && attempts < Self.mostAttempts else {
                    outage.begin(lack.cause)
                    throw lack
                }
                Thread.sleep(forTimeInterval: Self.pause)
            }
        }
    }

    private func connect() throws -> PostgresConnection {
        do { try outage.check() } catch let error as StorageError { throw NoConnection(cause: error) }
        let new = try workers.connecting { try PostgresConnection(target, .request) }
        connection = new
        return new
    }

    private func disconnect() {
        guard connection != nil else { return }
        connection = nil
        workers.disconnected()
    }
}
