import Kernel
import Storage

/// The statements on access keys.
struct AccessKeyTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ key: AccessKey, sealedSecret: [UInt8]) throws {
        try tx.execute(
            """
            INSERT INTO access_keys (access_key_id, sealed_secret, description, active, created_at)
            VALUES (\(key.id), \(sealedSecret), \(key.description), \(key.isActive), \(key.createdAt))
            """)
    }

    /// The sealed secret of an active key.
    func sealedSecret(of id: AccessKeyID) throws -> [UInt8]? {
        try tx.first("SELECT sealed_secret FROM access_keys WHERE access_key_id = \(id) AND active = 1")?
            .value("sealed_secret")
    }

    func contains(_ id: AccessKeyID) throws -> Bool {
        try tx.first("SELECT access_key_id FROM access_keys WHERE access_key_id = \(id)") != nil
    }

    func list(after: Cursor?, limit: Int) throws -> Page<AccessKey> {
        let rows = try tx.fetch(
            """
            SELECT access_key_id, description, active, created_at FROM access_keys
            WHERE access_key_id > \(after?[0] ?? "") ORDER BY access_key_id LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(AccessKey.init), limit: limit) { Cursor($0.id.rawValue) }
    }

    func isEmpty() throws -> Bool { try tx.first("SELECT access_key_id FROM access_keys LIMIT 1") == nil }

    /// - Returns: False if there is no such key.
    func setActive(_ active: Bool, _ id: AccessKeyID) throws -> Bool {
        try tx.execute("UPDATE access_keys SET active = \(active) WHERE access_key_id = \(id)") == 1
    }

    /// - Returns: False if there is no such key.
    func delete(_ id: AccessKeyID) throws -> Bool {
        try tx.execute("DELETE FROM access_keys WHERE access_key_id = \(id)") == 1
    }
}

extension AccessKey {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: try row.value("access_key_id"), description: try row.value("description"),
            isActive: try row.value("active"), createdAt: try row.value("created_at"))
    }
}
