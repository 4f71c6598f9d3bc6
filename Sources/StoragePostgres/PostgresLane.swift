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
final class PostgresLane: @unchecked Sendable {
    private let target: PostgresTarget
    private let outage: Outage
    private let lanes: LaneCount
    private let number: Int
    private var connection: PostgresConnection?

    /// How long a change of the schema may take, beyond the time that the server may wait for its lock.
    private static let schemaPatience: Duration = .seconds(660)
    /// Seconds between two attempts to replace the last connection.
    private static let pause = 0.05
    /// How often a lane asks while others ask as well: of several that ask at once, some may be refused.
    private static let mostAttempts = 4

    init(_ target: PostgresTarget, _ outage: Outage, _ lanes: LaneCount, number: Int) {
        self.target = target
        self.outage = outage
        self.lanes = lanes
        self.number = number
    }

    /// Works until `queue` is closed and empty, or until another lane has a connection and this one can get none.
    func serve(_ queue: WorkQueue<PostgresJob>) {
        defer { disconnect() }
        // An unfit server is the jobs' to hear of.
        do { _ = try usableConnection() } catch { if error is NoConnection, lanes.leave() { return } }
        while let job = queue.take() {
            guard let lack = job.run(self) else { continue }
            if lanes.leave() {
                do { try queue.require(job) } catch { job.fail(error) }
                return
            }
            job.fail(lack.cause)
        }
    }

    /// Runs `body`, again from the start where that may help and cannot do a thing twice.
    func perform<Value>(_ access: Access, until end: Deadline, _ body: (any Transaction) throws -> Value) throws
        -> Value
    {
        var retry = Retry(seed: number)
        while true {
            switch try usableConnection().attempt(access, until: end, body) {
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
            try server.settle(.schema, target.use)
            try server.lockSchema(until: Deadline(in: Self.schemaPatience))
            for step in steps { try perform(step, on: connection) }
            try server.unlockSchema()
            try server.settle(.request, target.use)
        } catch {
            // The lock and the generous limits end with the connection.
            disconnect()
            throw (error as? PostgresFailure)?.storageError ?? error
        }
    }

    private func perform(_ step: (any Transaction) throws -> Void, on connection: PostgresConnection) throws {
        var retry = Retry(seed: number)
        while true {
            switch connection.attempt(.write, until: Deadline(in: Self.schemaPatience), step) {
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
            do { return try connect() } catch let failure as PostgresFailure {
                attempts += 1
                let lack = NoConnection(cause: failure.storageError)
                if lanes.isConnected { throw lack }
                guard lanes.isInGrace || lanes.isConnecting && attempts < Self.mostAttempts else {
                    outage.begin(lack.cause)
                    throw lack
                }
                Thread.sleep(forTimeInterval: Self.pause)
            }
        }
    }

    private func connect() throws -> PostgresConnection {
        do { try outage.check() } catch let error as StorageError { throw NoConnection(cause: error) }
        let new = try lanes.connecting { try PostgresConnection(target, .request) }
        connection = new
        return new
    }

    private func disconnect() {
        guard connection != nil else { return }
        connection = nil
        lanes.disconnected()
    }
}
