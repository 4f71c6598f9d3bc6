import Directory
import Kernel
import Storage

/// The statements on the settings of pools, each kind in a row of its own.
struct SyncSettingsTable {
    /// The kinds of settings.
    enum Kind: String {
        case events, streams
    }

    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The settings of a kind; nil if they were never set.
    func find<Settings: Decodable>(_ kind: Kind, of pool: IdentityPoolID) throws -> Settings? {
        try tx.first(
            "SELECT settings FROM sync_settings WHERE identity_pool_id = \(pool) AND kind = \(kind.rawValue)"
        ).map { try StoredJSON.value(try $0.value("settings")) }
    }

    /// Replaces the settings of a kind.
    func save(_ settings: some Encodable, as kind: Kind, of pool: IdentityPoolID) throws {
        try tx.execute(
            """
            INSERT INTO sync_settings (identity_pool_id, kind, settings)
            VALUES (\(pool), \(kind.rawValue), \(try StoredJSON.text(of: settings)))
            ON CONFLICT (identity_pool_id, kind) DO UPDATE SET settings = excluded.settings
            """)
    }
}
