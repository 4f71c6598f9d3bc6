import Directory
package import Factors
package import Kernel
package import SRP
import Storage
import Tokens

/// The devices that a user has confirmed (UP-DEV-09). A device that is not remembered is neither listed nor shown.
extension Account {
    /// Registers the device that the sign-in of `identity` returned (UP-DEV-05).
    ///
    /// - Returns: Whether the app must ask the user if the device should be remembered (UP-DEV-07).
    /// - Throws: `InvalidInput` for another key, `DeviceRefusal`.
    package func confirmDevice(
        _ key: DeviceKey, named name: String?, verifier: SRPVerifier, for identity: AccessTokenIdentity
    ) async throws -> Bool {
        let (pool, _) = try await pool(of: identity)
        guard let settings = pool.settings.devices else { throw DeviceRefusal.notTracked }
        let sealed = try DeviceVerifiers(services.cipher).seal(verifier, for: key, of: identity.user, in: pool.id)
        let device = UserDevice(
            key, named: name, isRemembered: !settings.isRememberedOnPrompt, sealedVerifier: sealed,
            now: services.world.now())
        try await services.database.write { tx in
            _ = try UserTable(tx).require(identity.user, in: pool.id)
            guard try UserSessionTable(tx).device(of: identity.session, in: pool.id) == key else {
                throw InvalidInput("Invalid device key given.")
            }
            try UserDevices(tx, of: identity.user, in: pool.id).add(device)
        }
        return settings.isRememberedOnPrompt
    }

    /// A remembered device.
    ///
    /// - Throws: `DeviceRefusal.notFound`.
    package func device(_ key: DeviceKey, for identity: some AccountUser) async throws -> UserDevice {
        let found = try await services.database.read { tx in
            try UserDevices(tx, of: identity.user, in: identity.pool).require(key)
        }
        guard found.isRemembered else { throw DeviceRefusal.notFound }
        return found
    }

    /// One page of the remembered devices (UP-DEV-13).
    package func devices(_ identity: some AccountUser, after cursor: Cursor?, limit: Int) async throws
        -> Page<UserDevice>
    {
        try await services.database.read { tx in
            try UserDeviceTable(tx).list(
                of: identity.user, in: identity.pool, isRememberedOnly: true, after: cursor, limit: limit)
        }
    }

    /// Sets whether a device is remembered (UP-DEV-08).
    ///
    /// - Throws: `DeviceRefusal.notFound`.
    package func setDevice(_ key: DeviceKey, isRemembered: Bool, for identity: some AccountUser) async throws {
        try await services.database.write { [now = services.world.now()] tx in
            try UserDevices(tx, of: identity.user, in: identity.pool).setRemembered(isRemembered, key: key, now: now)
        }
    }

    /// Deletes a device.
    ///
    /// - Throws: `DeviceRefusal.notFound`.
    package func forgetDevice(_ key: DeviceKey, for identity: some AccountUser) async throws {
        try await services.database.write { tx in
            try UserDevices(tx, of: identity.user, in: identity.pool).forget(key)
        }
    }
}
