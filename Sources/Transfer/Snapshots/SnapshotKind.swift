import Storage

/// The kind of the pool in a snapshot.
package enum SnapshotKind: String, Codable, Hashable, Sendable {
    case userPool = "user-pool"
    case identityPool = "identity-pool"

    /// Whether a table's rows belong to pools of the kind.
    func owns(_ table: StoredTable) -> Bool { (table.owner == .identityPool) == (self == .identityPool) }

    /// The column with the pool of a row.
    var poolColumn: SQLName {
        switch self {
        case .userPool: "pool_id"
        case .identityPool: "identity_pool_id"
        }
    }

    /// The table of imports that have not ended.
    var imports: SQLName {
        switch self {
        case .userPool: "pool_imports"
        case .identityPool: "identity_pool_imports"
        }
    }

    /// The table of rows that an import holds back.
    var heldRows: SQLName {
        switch self {
        case .userPool: "pool_import_rows"
        case .identityPool: "identity_pool_import_rows"
        }
    }
}
