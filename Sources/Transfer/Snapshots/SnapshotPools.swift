package import Cryptography
package import Directory
package import Kernel
package import Storage

/// The port to the pools of a kind, which another module has.
package struct SnapshotPools: Sendable {
    /// Checks a row in the transaction that inserts it, and returns the row to insert.
    ///
    /// - Throws: `InvalidInput` if the row cannot belong to the pool.
    package typealias Admission = (NamedRow, any Transaction) throws -> NamedRow

    /// The steps of a removal, which an import waits for and a given-up import uses.
    package struct Removal: Sendable {
        let isRunning: @Sendable (_ pool: String, any Transaction) throws -> Bool
        let begin: @Sendable (_ pool: String, Instant, any Transaction) throws -> Void
        let advance: @Sendable (_ pool: String) async throws -> Void

        /// - Parameters:
        ///   - isRunning: Whether rows of a pool are still to be deleted.
        ///   - begin: Marks the unreachable rows of a pool for deletion.
        ///   - advance: Deletes some of them.
        package init(
            isRunning: @escaping @Sendable (_ pool: String, any Transaction) throws -> Bool,
            begin: @escaping @Sendable (_ pool: String, Instant, any Transaction) throws -> Void,
            advance: @escaping @Sendable (_ pool: String) async throws -> Void
        ) {
            (self.isRunning, self.begin, self.advance) = (isRunning, begin, advance)
        }
    }

    /// Decides the tables and the form of the ids.
    package let kind: SnapshotKind
    let exists: @Sendable (_ pool: String, any Transaction) throws -> Bool
    let admission: @Sendable (_ pool: String) -> Admission
    let requireReadable: @Sendable (_ pool: String, any Transaction) throws -> Void
    let removal: Removal

    /// - Parameters:
    ///   - exists: Whether the store has the pool.
    ///   - admission: How rows are checked in a transaction.
    ///   - requireReadable: Throws if the settings of a pool cannot be read.
    package init(
        _ kind: SnapshotKind, exists: @escaping @Sendable (_ pool: String, any Transaction) throws -> Bool,
        admission: @escaping @Sendable (_ pool: String) -> Admission,
        requireReadable: @escaping @Sendable (_ pool: String, any Transaction) throws -> Void, removal: Removal
    ) {
        (self.kind, self.exists, self.admission) = (kind, exists, admission)
        (self.requireReadable, self.removal) = (requireReadable, removal)
    }

    /// Notes the pool for the audit record.
    func note(_ pool: String) {
        switch kind {
        case .userPool: AuditContext.note(UserPoolID(rawValue: pool))
        case .identityPool: AuditContext.note(IdentityPoolID(rawValue: pool))
        }
    }
}

extension SnapshotPools {
    /// The user pools of the store.
    ///
    /// - Parameter admission: How rows are checked and completed in a transaction.
    package static func userPools(
        _ pools: Pools, cipher: SecretCipher,
        admission: @escaping @Sendable (_ pool: String) -> Admission = { _ in { row, _ in row } }
    ) -> SnapshotPools {
        SnapshotPools(
            .userPool, exists: { try PoolTable($1).find(UserPoolID(rawValue: $0)) != nil },
            admission: admission,
            requireReadable: { pool, tx in
                let id = UserPoolID(rawValue: pool)
                let (_, hashKey) = try PoolTable(tx).requireWithHashKey(id)
                _ = try hashKey.map { try cipher.openHashKey($0, of: id) }
                _ = try ClientTable(tx).list(in: id, after: nil, limit: Int(Int32.max))
            },
            removal: Removal(
                isRunning: { try Pools.isBeingCleared(UserPoolID(rawValue: $0), $1) },
                begin: { try Pools.clearLater(UserPoolID(rawValue: $0), at: $1, $2) },
                advance: { try await pools.clearSome(of: UserPoolID(rawValue: $0)) }))
    }
}
