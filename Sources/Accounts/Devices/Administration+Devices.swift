import Directory
package import Factors
package import Kernel
import Storage

/// The devices of any user (UP-DEV-10), remembered or not.
extension Administration {
    /// - Throws: `DeviceRefusal.notFound`.
    package func device(_ key: DeviceKey, of username: Username, in id: UserPoolID) async throws -> UserDevice {
        let pool = try await pool(id)
        return try await services.database.read { tx in
            try UserDevices(tx, of: UserTable(tx).require(username, in: pool).id, in: pool.id).require(key)
        }
    }

    /// One page of the user's devices (UP-DEV-13).
    package func devices(of username: Username, in id: UserPoolID, after cursor: Cursor?, limit: Int) async throws
        -> Page<UserDevice>
    {
        let pool = try await pool(id)
        return try await services.database.read { tx in
            try UserDeviceTable(tx).list(
                of: UserTable(tx).require(username, in: pool).id, in: pool.id, isRememberedOnly: false, after: cursor,
                limit: limit)
        }
    }

    /// Sets whether a device is remembered.
    ///
    /// - Throws: `DeviceRefusal.notFound`.
    package func setDevice(_ key: DeviceKey, isRemembered: Bool, of username: Username, in id: UserPoolID) async throws
    {
        try await change(username, in: id) { found in
            try found.devices.setRemembered(isRemembered, key: key, now: found.now)
        }
    }

    /// Deletes a device, for example a stolen one.
    ///
    /// - Throws: `DeviceRefusal.notFound`.
    package func forgetDevice(_ key: DeviceKey, of username: Username, in id: UserPoolID) async throws {
        try await change(username, in: id) { found in
            try found.devices.forget(key)
        }
    }
}
