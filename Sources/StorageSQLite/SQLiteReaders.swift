import GRDB
import Kernel
import Storage

/// A pool of reading connections, one for each thread that may need one.
final class SQLiteReaders: Sendable {
    private struct State {
        /// The unused connections; the last one used, with the warmest cache, is lent first.
        var free: [DatabaseQueue]
        var lent = 0
        var whenClosed: (@Sendable () -> Void)?
    }

    private let state: Locked<State>

    init(path: String, count: Int) throws {
        let connections = try (0..<count).map { _ in try SQLiteConnection.reader(path) }
        state = Locked(State(free: connections))
    }

    /// Lends a connection to `body`.
    ///
    /// - Throws: What `body` throws, or `StorageError.unavailable` after `close`.
    func lend<Value>(to body: (GRDB.Database) throws -> Value) throws -> Value {
        let connection = state.change { state in
            let connection = state.free.popLast()
            if connection != nil { state.lent += 1 }
            return connection
        }
        // There is a connection for each thread, so none is free only after `close`.
        guard let connection else { throw StorageError.unavailable("The database is closed.") }
        defer { takeBack(connection) }
        return try connection.writeWithoutTransaction(body)
    }

    private func takeBack(_ connection: DatabaseQueue) {
        let isClosing = state.change { state in
            state.lent -= 1
            guard state.whenClosed != nil else {
                state.free.append(connection)
                return false
            }
            return true
        }
        guard isClosing else { return }
        try? connection.close()
        finishIfAllReturned()
    }

    /// Closes all connections, lent ones on their return, and then calls `whenDone`.
    func close(whenDone: @escaping @Sendable () -> Void) {
        let free = state.change { state in
            defer { state.free = [] }
            state.whenClosed = whenDone
            return state.free
        }
        for connection in free { try? connection.close() }
        finishIfAllReturned()
    }

    private func finishIfAllReturned() {
        let whenDone = state.change { state -> (@Sendable () -> Void)? in
            guard state.lent == 0, let whenClosed = state.whenClosed else { return nil }
            // Empty rather than nil, so that the readers stay closed.
            state.whenClosed = {}
            return whenClosed
        }
        whenDone?()
    }
}
