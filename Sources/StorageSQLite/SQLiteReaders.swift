import GRDB
import Kernel
import Storage

/// The connections that read, one for each of the threads that may come for one.
final class SQLiteReaders: Sendable {
    private struct State {
        /// Those that nobody uses just now; the last one used, with the warmest cache, goes out first.
        var free: [DatabaseQueue]
        var lent = 0
        var whenClosed: (@Sendable () -> Void)?
    }

    private let state: Locked<State>

    /// Opens `count` connections to the database at `path`.
    init(path: String, count: Int) throws {
        let connections = try (0..<count).map { _ in try SQLiteConnection.reader(path) }
        state = Locked(State(free: connections))
    }

    /// Lends a connection to `body`.
    ///
    /// Throws what `body` throws, and `StorageError.unavailable` after the closing.
    func lend<Value>(to body: (GRDB.Database) throws -> Value) throws -> Value {
        let connection = state.change { state in
            state.lent += state.free.isEmpty ? 0 : 1
            return state.free.popLast()
        }
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
        finishIfAllAreBack()
    }

    /// Closes the connections, those that are lent when they come back, and then calls `whenDone`.
    func close(whenDone: @escaping @Sendable () -> Void) {
        let free = state.change { state in
            defer { state.free = [] }
            state.whenClosed = whenDone
            return state.free
        }
        for connection in free { try? connection.close() }
        finishIfAllAreBack()
    }

    private func finishIfAllAreBack() {
        let whenDone = state.change { state -> (@Sendable () -> Void)? in
            guard state.lent == 0, let whenClosed = state.whenClosed else { return nil }
            state.whenClosed = {}
            return whenClosed
        }
        whenDone?()
    }
}
