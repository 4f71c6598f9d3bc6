import Storage

/// What came of running a body once.
enum TransactionResult<Value> {
    case value(Value)
    case refused(any Error)
    /// Nothing has happened, and the same may succeed from the start.
    case setback(PostgresError)
}

extension PostgresConnection {
    /// How long a commit may be on its way: shorter than the server's own limit.
    ///
    /// A server whose limit ends its waiting for a synchronous replica answers as if the replica had everything.
    private static let commitTimeout: Duration = .seconds(4)

    /// Runs `body` in one transaction, once.
    func attempt<Value>(
        _ mode: TransactionMode, until end: Deadline, _ body: (any Transaction) throws -> Value
    ) -> TransactionResult<Value> {
        let tx = PostgresTransaction(self, mode, until: end)
        let result = Result { try body(tx) }
        if tx.mustOpen { return attempt(mode, until: end, body) }
        switch (result, tx.failure) {
        case (.success(let value), nil):
            return tx.stage == .open ? commit(mode, value, until: end) : .value(value)
        case (.failure(let error), nil):
            undo(tx)
            return .refused(error)
        case (_, let failure?):
            undo(tx)
            if failure.maySucceedAgain { return .setback(failure) }
            // The body may have put the failure into better words.
            if case .failure(let error) = result { return .refused(error) }
            return .refused(failure.storageError)
        }
    }

    private func undo(_ tx: PostgresTransaction) {
        if isUsable, tx.stage == .open { post([.rollback]) }
    }

    private func commit<Value>(_ mode: TransactionMode, _ value: Value, until end: Deadline) -> TransactionResult<Value>
    {
        if mode == .read {
            // There is nothing to lose and nobody has to wait.
            post([.commit])
            return .value(value)
        }
        do throws(PostgresError) {
            let result = try exchange([.commit], until: end.orSooner(in: Self.commitTimeout))
            // A spoilt transaction is rolled back without complaint.
            guard result?.tag == "COMMIT" else {
                return .refused(StorageError.unexpected("PostgreSQL rolled a commit back."))
            }
            return .value(value)
        } catch {
            // Where the server did not know the statement, it has not committed.
            return error.isConflict || error.isStalePlan ? .setback(error) : .refused(error.commitError)
        }
    }
}
