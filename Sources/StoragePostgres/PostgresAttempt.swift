import Storage

/// The result of running a transaction once.
enum TransactionResult<Value> {
    case value(Value)
    case refused(any Error)
    /// The commit was not confirmed: it may have happened, may still happen, or may never happen.
    case unconfirmed(StorageError)
    /// Nothing was committed, and a retry may succeed.
    case setback(PostgresError)
}

extension PostgresConnection {
    /// How long a commit may take. The server's own limits on statements do not end its wait for a synchronous replica.
    private static let commitTimeout: Duration = .seconds(4)

    /// Runs `body` in one transaction.
    ///
    /// - Parameter alwaysOpens: True for the second run of a read that turned out to have several statements.
    func attempt<Value>(
        _ mode: TransactionMode, until end: Deadline, alwaysOpens: Bool = false,
        body: (any Transaction) throws -> Value
    ) -> TransactionResult<Value> {
        let tx = PostgresTransaction(self, mode: mode, until: end, alwaysOpens: alwaysOpens)
        let result = Result { try body(tx) }
        if tx.mustOpen { return attempt(mode, until: end, alwaysOpens: true, body: body) }
        switch (result, tx.failure) {
        case (.success(let value), nil):
            return tx.stage == .open ? commit(mode, value: value, until: end) : .value(value)
        case (.failure(let error), nil):
            undo(tx)
            return .refused(error)
        case (_, let failure?):
            undo(tx)
            if failure.maySucceedAgain { return .setback(failure) }
            // The body may have translated the failure to a better error.
            if case .failure(let error) = result { return .refused(error) }
            return .refused(failure.storageError)
        }
    }

    private func undo(_ tx: PostgresTransaction) {
        if isUsable, tx.stage == .open { post([.rollback]) }
    }

    private func commit<Value>(_ mode: TransactionMode, value: Value, until end: Deadline) -> TransactionResult<Value> {
        if mode == .read {
            // A read has nothing to lose, so its commit needs no response.
            post([.commit])
            return .value(value)
        }
        do throws(PostgresError) {
            let result = try exchange([.commit], until: end.orSooner(in: Self.commitTimeout))
            // A failed transaction rolls back without an error.
            guard result?.tag == "COMMIT" else {
                return .refused(StorageError.unexpected("PostgreSQL rolled a commit back."))
            }
            return .value(value)
        } catch {
            // A stale prepared statement means that the server has not committed.
            if error.isConflict || error.isStaleSession { return .setback(error) }
            let known = error.commitError
            if case .interrupted = known { return .unconfirmed(known) }
            return .refused(known)
        }
    }
}
