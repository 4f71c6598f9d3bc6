import Kernel
import Storage
import Wire

/// The statements on access keys. Those of the account itself have an empty `principal_id`.
struct AccessKeyTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// - Parameter user: The user who has the key; nil for the account itself.
    func insert(_ key: AccessKey, sealedSecret: [UInt8], of user: PrincipalID? = nil) throws {
        try tx.execute(
            """
            INSERT INTO access_keys (access_key_id, sealed_secret, description, active, created_at, principal_id)
            VALUES (\(key.id), \(sealedSecret), \(key.description), \(key.isActive), \(key.createdAt),
                \(Self.stored(user)))
            """)
    }

    /// An active key with the user who has it.
    ///
    /// - Returns: Nil if the key does not exist, or if its user no longer exists.
    func credential(_ id: AccessKeyID) throws -> (sealedSecret: [UInt8], user: IAMUser?, lastUsedAt: Instant?)? {
        let row = try tx.first(
            """
            SELECT k.sealed_secret, k.last_used_at, k.principal_id AS holder, u.principal_id, u.name, u.path,
                u.created_at
            FROM access_keys k LEFT JOIN iam_users u ON u.principal_id = k.principal_id
            WHERE k.access_key_id = \(id) AND k.active = 1
            """)
        guard let row else { return nil }
        let user = try row.value("principal_id", as: PrincipalID?.self) == nil ? nil : IAMUser(row)
        let holder: String = try row.value("holder")
        guard holder.isEmpty || user != nil else { return nil }
        return (try row.value("sealed_secret"), user, try row.value("last_used_at"))
    }

    func contains(_ id: AccessKeyID) throws -> Bool {
        try tx.first("SELECT access_key_id FROM access_keys WHERE access_key_id = \(id)") != nil
    }

    /// The keys of a user or of the account, ordered by id.
    func list(of user: PrincipalID?, after: Cursor?, limit: Int) throws -> Page<AccessKey> {
        let rows = try tx.fetch(
            """
            SELECT access_key_id, description, active, created_at FROM access_keys
            WHERE principal_id = \(Self.stored(user)) AND access_key_id > \(after?[0] ?? "")
            ORDER BY access_key_id LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(AccessKey.init), limit: limit) { Cursor($0.id.rawValue) }
    }

    /// - Returns: False if the user or the account does not have this key.
    func setActive(_ active: Bool, for id: AccessKeyID, of user: PrincipalID?) throws -> Bool {
        try tx.execute(
            """
            UPDATE access_keys SET active = \(active)
            WHERE access_key_id = \(id) AND principal_id = \(Self.stored(user))
            """) == 1
    }

    /// - Returns: False if the user or the account does not have this key.
    func delete(_ id: AccessKeyID, of user: PrincipalID?) throws -> Bool {
        try tx.execute(
            "DELETE FROM access_keys WHERE access_key_id = \(id) AND principal_id = \(Self.stored(user))") == 1
    }

    /// Notes a use, unless one was noted after `earliest`.
    func noteUse(_ use: AccessKeyUse, of id: AccessKeyID, unlessAfter earliest: Instant) throws {
        try tx.execute(
            """
            UPDATE access_keys SET last_used_at = \(use.at), last_used_service = \(use.service),
                last_used_region = \(use.region)
            WHERE access_key_id = \(id) AND (last_used_at IS NULL OR last_used_at <= \(earliest))
            """)
    }

    /// The last use of a key with the name of its user, which is nil for the account; nil if the key does not exist.
    func lastUse(of id: AccessKeyID) throws -> (user: String?, use: AccessKeyUse?)? {
        let row = try tx.first(
            """
            SELECT u.name, k.last_used_at, k.last_used_service, k.last_used_region
            FROM access_keys k LEFT JOIN iam_users u ON u.principal_id = k.principal_id
            WHERE k.access_key_id = \(id)
            """)
        guard let row else { return nil }
        guard let at: Instant = try row.value("last_used_at") else { return (try row.value("name"), nil) }
        let use = AccessKeyUse(
            at: at, service: try row.value("last_used_service"), region: try row.value("last_used_region"))
        return (try row.value("name"), use)
    }

    private static func stored(_ user: PrincipalID?) -> String { user?.rawValue ?? "" }
}

extension AccessKey {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: try row.value("access_key_id"), description: try row.value("description"),
            isActive: try row.value("active"), createdAt: try row.value("created_at"))
    }
}
