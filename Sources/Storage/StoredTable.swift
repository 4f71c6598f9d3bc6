/// The description of a table except its columns: the owner of its rows, when they are deleted, and which columns are
/// sealed.
///
/// Each module lists its tables next to its schema. Removal of pools, deletion of users, expiry and resealing iterate
/// over the lists, so a new table needs a descriptor and no code in those places.
package struct StoredTable: Sendable {
    /// The table's name.
    package let name: SQLName
    /// The columns of the primary key, in order.
    package let key: [KeyColumn]
    package let owner: RowOwner
    /// The effect of a user pool's removal on its rows; nil if the rows do not belong to a user pool.
    package let poolRemoval: PoolRemoval?
    /// When rows expire. A table has several rules if its rows are in different states.
    package let expiry: [Expiry]
    /// The columns of sealed secrets.
    package let sealed: [SealedColumn]
    /// Whether all rows are deleted after a restore, because the backup brings back rows that were already used or
    /// revoked (decisions/0016-a-restored-store-ends-its-sessions.md).
    package let endsOnRestore: Bool
    /// Whether snapshots of user pools and identity pools contain the rows. Unless the table says otherwise, these are
    /// permanent data only, neither sessions nor anything that expires
    /// (decisions/0085-a-snapshot-has-what-lasts.md).
    package let snapshots: SnapshotRule
    /// The columns with hashes under the key of the pool. A snapshot does not contain rows with other hashes, because
    /// no other server recognises them (decisions/0126-sessions-travel-with-a-key-of-the-pool.md).
    package let poolHashes: [SQLName]
    /// Whether the rows are sums over other rows of their pool: they may change while a snapshot is written, and an
    /// import computes them anew (decisions/0125-identity-pools-travel-with-their-identities.md).
    package let isDerived: Bool

    /// Describes a table. A pool's removal deletes its rows in batches unless `poolRemoval` says otherwise.
    ///
    /// - Parameters:
    ///   - snapshots: Nil for the rule that follows from owner and expiry.
    ///   - isDerived: True for sums over other rows.
    package init(
        _ name: SQLName, key: [KeyColumn], owner: RowOwner, poolRemoval: PoolRemoval = .inBatches,
        expiry: [Expiry] = [], sealed: [SealedColumn] = [], endsOnRestore: Bool = false,
        snapshots: SnapshotRule? = nil, poolHashes: [SQLName] = [], isDerived: Bool = false
    ) {
        self.name = name
        self.key = key
        self.owner = owner
        self.poolRemoval = owner == .store || owner == .identityPool ? nil : poolRemoval
        self.expiry = expiry
        self.sealed = sealed
        self.endsOnRestore = endsOnRestore
        let lasts = owner != .store && expiry.isEmpty && !endsOnRestore
        self.snapshots = snapshots ?? (lasts ? .always : .never)
        self.poolHashes = poolHashes
        self.isDerived = isDerived
    }

    /// The column with the pool of a row.
    package var poolColumn: SQLName { owner == .identityPool ? "identity_pool_id" : "pool_id" }

    /// The columns of the key that tell the rows of an identity apart.
    package var keyWithinIdentity: [KeyColumn] {
        key.filter { $0.name != poolColumn && $0.name != "identity_id" }
    }

    /// The owner of rows. Rows of a pool, a user or a user session name their pool in the column `pool_id`.
    package enum RowOwner: Hashable, Sendable {
        /// The store as a whole.
        case store
        /// The identity pool in the column `identity_pool_id`, which begins the key. Its removal deletes the rows.
        case identityPool
        /// A pool.
        case pool
        /// The user whose id, after `prefix`, is in the column. The deletion of the user deletes the rows, unless they
        /// are kept until they expire.
        case user(SQLName, prefix: String = "", isKeptUntilExpiry: Bool = false)
        /// The user session whose id is in the column. Its rows outlive it until they expire.
        case session(SQLName)
    }

    /// Which snapshots contain the rows of a table.
    package enum SnapshotRule: Hashable, Sendable {
        /// All snapshots of its pool.
        case always
        /// Those with sessions.
        case onRequest
        /// None.
        case never
    }

    /// The effect of a pool's removal on its rows.
    package enum PoolRemoval: Hashable, Sendable {
        /// Deletes them in the transaction that hides the pool.
        case atOnce
        /// Deletes them afterwards, a limited number in each transaction.
        case inBatches
        /// Leaves them until they expire.
        case onExpiry
    }
}

extension StoredTable {
    /// A column of a primary key. A literal is a column of text.
    package struct KeyColumn: ExpressibleByStringLiteral, Hashable, Sendable {
        /// The column's name.
        package let name: SQLName
        /// The column's type.
        package let type: ColumnType

        /// A column of text.
        package init(stringLiteral name: StaticString) { self.init(SQLName(stringLiteral: name), type: .text) }

        private init(_ name: SQLName, type: ColumnType) {
            self.name = name
            self.type = type
        }

        package static func integer(_ name: SQLName) -> KeyColumn { KeyColumn(name, type: .integer) }
        package static func bytes(_ name: SQLName) -> KeyColumn { KeyColumn(name, type: .bytes) }
    }

    /// Rows that the expiry sweeper deletes.
    package struct Expiry: Sendable {
        /// The column with the time from when a row is useless.
        package let column: SQLName
        /// For how many seconds rows stay after that time.
        package let keptFor: Int64
        /// The rule is only for rows with this text in this column.
        package let state: (column: SQLName, text: String)?

        /// Rows with `state`, `keptFor` seconds after the time in `column`.
        package init(_ column: SQLName, keptFor: Int64 = 0, state: (column: SQLName, text: String)? = nil) {
            self.column = column
            self.keptFor = keptFor
            self.state = state
        }
    }

    /// A column of secrets sealed under a key that is not in the database.
    package struct SealedColumn: Sendable {
        /// The column's name. The column may be empty in some rows.
        package let name: SQLName
        /// The purpose that the secret is sealed for: a `Sealer.Purpose`.
        package let purpose: String
        /// The columns of the key whose text the secret is bound to.
        package let boundTo: [SQLName]

        /// Secrets for `purpose`, bound to the columns `boundTo` of the key.
        package init(_ name: SQLName, purpose: String, boundTo: [SQLName]) {
            self.name = name
            self.purpose = purpose
            self.boundTo = boundTo
        }
    }
}
