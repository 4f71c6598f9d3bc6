import Kernel
import Storage
import Triggers

/// The statements on the devices of identities.
struct SyncDeviceTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// A device of an identity; nil if there is none.
    func find(_ id: String, of identity: IdentityID, in pool: IdentityPoolID) throws -> SyncDevice? {
        try tx.first(
            """
            SELECT * FROM sync_devices
            WHERE identity_pool_id = \(pool) AND identity_id = \(identity) AND device_id = \(id)
            """
        ).map(SyncDevice.init)
    }

    /// The devices of an identity, which are few.
    func list(of identity: IdentityID, in pool: IdentityPoolID) throws -> [SyncDevice] {
        try tx.fetch("SELECT * FROM sync_devices WHERE identity_pool_id = \(pool) AND identity_id = \(identity)")
            .map(SyncDevice.init)
    }

    /// Inserts a device, or replaces it.
    func save(_ device: SyncDevice) throws {
        try tx.execute(
            """
            INSERT INTO sync_devices (identity_pool_id, identity_id, device_id, platform, token, registered_at)
            VALUES (\(device.pool), \(device.identity), \(device.id), \(device.platform.rawValue), \(device.token),
                \(device.registeredAt))
            ON CONFLICT (identity_pool_id, identity_id, device_id) DO UPDATE SET
                platform = excluded.platform, token = excluded.token, registered_at = excluded.registered_at
            """)
    }

    /// Deletes a device with its subscriptions and the messages that wait for it.
    func delete(_ device: SyncDevice) throws {
        let isOfDevice: SQL = """
            identity_pool_id = \(device.pool) AND identity_id = \(device.identity) AND device_id = \(device.id)
            """
        try tx.execute("DELETE FROM sync_pushes WHERE \(isOfDevice)")
        try tx.execute("DELETE FROM sync_subscriptions WHERE \(isOfDevice)")
        try tx.execute("DELETE FROM sync_devices WHERE \(isOfDevice)")
    }

    /// Deletes the devices of an identity, with their subscriptions and messages.
    func deleteAll(of identity: IdentityID, in pool: IdentityPoolID) throws {
        let isOfIdentity: SQL = "identity_pool_id = \(pool) AND identity_id = \(identity)"
        try tx.execute("DELETE FROM sync_pushes WHERE \(isOfIdentity)")
        try tx.execute("DELETE FROM sync_subscriptions WHERE \(isOfIdentity)")
        try tx.execute("DELETE FROM sync_devices WHERE \(isOfIdentity)")
    }
}

extension SyncDevice {
    init(_ row: Row) throws {
        let name: String = try row.value("platform")
        guard let platform = PushPlatform(rawValue: name) else { throw PushRowError() }
        self.init(
            pool: try row.value("identity_pool_id"), identity: try row.value("identity_id"),
            id: try row.value("device_id"), platform: platform, token: try row.value("token"),
            registeredAt: try row.value("registered_at"))
    }
}
