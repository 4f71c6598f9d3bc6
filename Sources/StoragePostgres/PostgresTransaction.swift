import Storage

/// The kind of a transaction, which decides its isolation level.
enum TransactionMode { case read, write }

/// A transaction on one connection.
///
/// `BEGIN` is sent together with the first statement. A read of one statement needs no transaction, because the
/// statement has its own snapshot. If a second one follows, the body runs again in a transaction, and later bodies that
/// begin with the same statement start with a transaction.
final class PostgresTransaction: Transaction {
    enum Stage: Equatable {
        /// Nothing has been sent.
        case fresh
        /// The server has executed one statement outside of any transaction.
        case alone(PostgresStatement.Key)
        case open
    }

    private let connection: PostgresConnection
    private let mode: TransactionMode
    private let end: Deadline
    /// Whether a read begins a transaction even if it may have one statement only.
    private let alwaysOpens: Bool
    private(set) var stage = Stage.fresh
    /// Whether the body must run again in a transaction because a second statement came.
    private(set) var mustOpen = false
    /// The first failure of a statement, if any.
    private(set) var failure: PostgresError?

    init(_ connection: PostgresConnection, mode: TransactionMode, until end: Deadline, alwaysOpens: Bool) {
        self.connection = connection
        self.mode = mode
        self.end = end
        self.alwaysOpens = alwaysOpens
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

    /// The statements to send so that `statement` runs in the right transaction.
    private func batch(for statement: PostgresStatement) throws -> [PostgresStatement] {
        switch stage {
        case .fresh where mode == .read && !alwaysOpens && !connection.followed.contains(statement.key):
            stage = .alone(statement.key)
            return [statement]
        case .fresh:
            stage = .open
            return [mode == .read ? .beginRead : .beginWrite, statement]
        case .alone(let first):
            if connection.followed.count < PostgresConnection.maxKnownStatements { connection.followed.insert(first) }
            mustOpen = true
            // It ends the body, which then runs again; no caller sees it.
            throw StorageError.contention
        case .open:
            return [statement]
        }
    }
}
