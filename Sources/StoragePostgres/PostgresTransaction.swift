import Storage

/// How a transaction begins.
enum TransactionMode { case read, write }

/// What a body sees of a connection.
///
/// A transaction is opened together with its first statement. A read of one statement needs none: that statement has a
/// snapshot of its own. Should another one follow, the body is run again, in a transaction, and the first statement is
/// remembered as one that is followed.
final class PostgresTransaction: Transaction {
    enum Stage: Equatable {
        /// The server has heard nothing yet.
        case fresh
        /// The server has answered one statement outside of any transaction.
        case alone(PostgresStatement.Key)
        case open
    }

    private let connection: PostgresConnection
    private let mode: TransactionMode
    private let end: Deadline
    private(set) var stage = Stage.fresh
    /// True where the body has to be run again because a second statement came.
    private(set) var mustOpen = false
    /// Why the transaction is spoilt, if it is.
    private(set) var failure: PostgresError?

    init(_ connection: PostgresConnection, _ mode: TransactionMode, until end: Deadline) {
        self.connection = connection
        self.mode = mode
        self.end = end
    }

    func fetch(_ sql: SQL) throws -> [Row] { try perform(sql)?.rows() ?? [] }

    func execute(_ sql: SQL) throws -> Int { try perform(sql)?.count ?? 0 }

    private func perform(_ sql: SQL) throws -> PostgresResult? {
        if let failure { throw failure.storageError }
        try sql.requireStorable()
        let statement = PostgresStatement(sql)
        let batch = try batch(for: statement)
        do throws(PostgresError) {
            return try connection.exchange(batch, until: end)
        } catch {
            failure = error
            throw error.storageError
        }
    }

    /// What is sent so that `statement` runs where it belongs.
    private func batch(for statement: PostgresStatement) throws -> [PostgresStatement] {
        switch stage {
        case .fresh where mode == .read && !connection.followed.contains(statement.key):
            stage = .alone(statement.key)
            return [statement]
        case .fresh:
            stage = .open
            return [mode == .read ? .beginRead : .beginWrite, statement]
        case .alone(let first):
            connection.followed.insert(first)
            mustOpen = true
            throw StorageError.contention
        case .open:
            return [statement]
        }
    }
}
