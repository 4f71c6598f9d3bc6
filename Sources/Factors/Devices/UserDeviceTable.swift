package import Kernel
package import Storage

/// Statements about the devices that users have confirmed.
package struct UserDeviceTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts a device.
    ///
    /// - Returns: False if the user has a device with this key.
    package func insert(_ device: UserDevice, of user: UserID, in pool: UserPoolID) throws -> Bool {
        try tx.execute(
            """
            INSERT INTO user_devices
                (pool_id, user_id, device_key, name, remembered, verifier, created_at, modified_at, authenticated_at)
            VALUES (\(pool), \(user), \(device.key), \(device.name), \(device.isRemembered),
                \(device.sealedVerifier), \(device.createdAt), \(device.modifiedAt), \(device.authenticatedAt))
            ON CONFLICT (pool_id, user_id, device_key) DO NOTHING
            """) == 1
    }

    package func find(_ key: DeviceKey, of user: UserID, in pool: UserPoolID) throws -> UserDevice? {
        guard key.isWellFormed else { return nil }
        return try tx.first(
            "SELECT * FROM user_devices WHERE pool_id = \(pool) AND user_id = \(user) AND device_key = \(key)"
        ).map(UserDevice.init)
    }

    /// One page of the user's devices, by key.
    ///
    /// - Parameter isRememberedOnly: Leaves out the devices that are not remembered.
    package func list(
        of user: UserID, in pool: UserPoolID, isRememberedOnly: Bool, after: Cursor?, limit: Int
    ) throws -> Page<UserDevice> {
        let rows = try tx.fetch(
            """
            SELECT * FROM user_devices
            WHERE pool_id = \(pool) AND user_id = \(user) AND device_key > \(after?[0] ?? "")
                AND remembered >= \(isRememberedOnly)
            ORDER BY device_key LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(UserDevice.init), limit: limit) { Cursor($0.key.rawValue) }
    }

    /// How many devices the user has.
    package func count(of user: UserID, in pool: UserPoolID) throws -> Int {
        try tx.first("SELECT COUNT(*) AS n FROM user_devices WHERE pool_id = \(pool) AND user_id = \(user)")?
            .value("n") ?? 0
    }

    /// Sets whether a device is remembered.
    ///
    /// - Returns: False if the user does not have the device.
    package func setRemembered(
        _ isRemembered: Bool, key: DeviceKey, of user: UserID, in pool: UserPoolID, now: Instant
    ) throws -> Bool {
        try tx.execute(
            """
            UPDATE user_devices SET remembered = \(isRemembered), modified_at = \(now)
            WHERE pool_id = \(pool) AND user_id = \(user) AND device_key = \(key)
            """) == 1
    }

    /// Notes that `device` took part in a sign-in.
    ///
    /// - Returns: False if the user has forgotten the device, or changed its status, since it was read.
    package func authenticate(_ device: UserDevice, of user: UserID, in pool: UserPoolID, now: Instant) throws -> Bool {
        try tx.execute(
            """
            UPDATE user_devices SET authenticated_at = \(now)
            WHERE pool_id = \(pool) AND user_id = \(user) AND device_key = \(device.key)
                AND remembered = \(device.isRemembered)
            """) == 1
    }

    /// Deletes a device.
    ///
    /// - Returns: True for only one of two deletions.
    package func delete(_ key: DeviceKey, of user: UserID, in pool: UserPoolID) throws -> Bool {
        try tx.execute(
            "DELETE FROM user_devices WHERE pool_id = \(pool) AND user_id = \(user) AND device_key = \(key)") == 1
    }

    /// The least used device: the one proven longest ago, among those not remembered if there are any, or else among
    /// all.
    package func leastUsed(of user: UserID, in pool: UserPoolID) throws -> DeviceKey? {
        try tx.first(
            """
            SELECT device_key FROM user_devices WHERE pool_id = \(pool) AND user_id = \(user)
            ORDER BY remembered, authenticated_at, device_key LIMIT 1
            """
        )?.value("device_key")
    }
}

extension UserDevice {
    fileprivate init(_ row: Row) throws {
        self.init(
            try row.value("device_key"), named: try row.value("name"), isRemembered: try row.value("remembered"),
            sealedVerifier: try row.value("verifier"), now: try row.value("created_at"))
        group = try row.value("device_group")
        modifiedAt = try row.value("modified_at")
        authenticatedAt = try row.value("authenticated_at")
    }
}
