import Foundation
import Storage

/// One thread's connection, renewed where it was lost, and the patience to try again on it.
///
/// Only its thread touches it.
final class PostgresLane: @unchecked Sendable {
    private let address: PostgresAddress
    private let outage: Outage
    private let number: Int
    private var connection: PostgresConnection?

    /// How long a change of the schema may take, beyond the time that the server may wait for its lock.
    private static let schemaPatience: Duration = .seconds(660)

    init(_ address: PostgresAddress, _ outage: Outage, number: Int) {
        self.address = address
        self.outage = outage
        self.number = number
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

    /// Runs `steps`, each in a transaction of its own, on a connection that holds the lock that all nodes share.
    func exclusively(_ steps: [@Sendable (any Transaction) throws -> Void]) throws {
        do {
            let connection = try PostgresConnection(address, .schema)
            try ServerTable(connection: connection).lockSchema(until: Deadline(in: Self.schemaPatience))
            for step in steps { try perform(step, on: connection) }
        } catch let failure as PostgresFailure {
            throw failure.storageError
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

    private func usableConnection() throws -> PostgresConnection {
        if let connection, connection.isUsable { return connection }
        connection = nil
        try outage.check()
        do {
            let new = try PostgresConnection(address, .request)
            connection = new
            return new
        } catch let failure as PostgresFailure {
            outage.begin(failure.storageError)
            throw failure.storageError
        }
    }
}
