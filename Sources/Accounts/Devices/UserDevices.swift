import Factors
import Kernel
import Storage
import Tokens

/// Changes the devices of one user, in one transaction.
struct UserDevices {
    let tx: any Transaction
    let user: UserID
    let pool: UserPoolID

    /// The largest number of devices of a user. A further device replaces the least used one: with a refusal, the user
    /// could not use apps that require a confirmed device.
    static let maxCount = 100

    init(_ tx: any Transaction, of user: UserID, in pool: UserPoolID) {
        self.tx = tx
        self.user = user
        self.pool = pool
    }

    /// - Throws: `DeviceRefusal.alreadyConfirmed` if the user has a device with this key.
    func add(_ device: UserDevice) throws {
        let table = UserDeviceTable(tx)
        guard try table.find(device.key, of: user, in: pool) == nil else { throw DeviceRefusal.alreadyConfirmed }
        if try table.count(of: user, in: pool) >= Self.maxCount, let replaced = try table.leastUsed(of: user, in: pool)
        {
            try forget(replaced)
        }
        guard try table.insert(device, of: user, in: pool) else { throw DeviceRefusal.alreadyConfirmed }
    }

    /// - Throws: `DeviceRefusal.notFound`.
    func require(_ key: DeviceKey) throws -> UserDevice {
        guard let device = try UserDeviceTable(tx).find(key, of: user, in: pool) else { throw DeviceRefusal.notFound }
        return device
    }

    /// - Throws: `DeviceRefusal.notFound`.
    func setRemembered(_ isRemembered: Bool, key: DeviceKey, now: Instant) throws {
        guard try UserDeviceTable(tx).setRemembered(isRemembered, key: key, of: user, in: pool, now: now) else {
            throw DeviceRefusal.notFound
        }
    }

    /// Deletes a device. Its sessions stay, but cannot be refreshed or confirm the device again.
    ///
    /// - Throws: `DeviceRefusal.notFound`.
    func forget(_ key: DeviceKey) throws {
        guard try UserDeviceTable(tx).delete(key, of: user, in: pool) else { throw DeviceRefusal.notFound }
        try UserSessionTable(tx).forget(key, of: user, in: pool)
    }
}
