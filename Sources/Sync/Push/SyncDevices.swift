package import Directory
package import Kernel
package import Storage
package import Triggers

/// Registers the devices of identities, and subscribes them to datasets.
package struct SyncDevices: Sendable {
    private let database: any Database
    private let world: World
    private let quotas: Quotas
    private let identities: SyncIdentities

    /// The devices in `database`.
    package init(_ database: any Database, world: World, quotas: Quotas = Quotas(), identities: SyncIdentities) {
        (self.database, self.world, self.quotas, self.identities) = (database, world, quotas, identities)
    }

    /// Registers a device of an identity (PUSH-SRV-01). A device that is registered with this token keeps its id. An
    /// identity that has as many devices as it may have loses the device that registered first: apps get new tokens,
    /// and their earlier ones stay behind.
    ///
    /// - Parameter token: The device's address, as the app received it from the platform.
    /// - Returns: The device's id.
    /// - Throws: `SyncRefusal`, or `InvalidInput` if the platform has no such tokens.
    package func register(
        _ token: String, on platform: PushPlatform, of identity: IdentityID, in pool: IdentityPoolID
    ) async throws -> String {
        let token = try SyncDevice.token(token, on: platform)
        let fresh = SyncDevice(
            pool: pool, identity: identity, id: world.uuid(), platform: platform, token: token,
            registeredAt: world.now())
        return try await database.write { [identities, quotas] tx in
            try identities.require(identity, in: pool, tx)
            guard try PushApplicationTable(tx).find(platform, of: pool) != nil else { throw SyncRefusal.pushNotSetUp }
            let table = SyncDeviceTable(tx)
            let devices = try table.list(of: identity, in: pool).sorted { $0.registeredAt < $1.registeredAt }
            if var known = devices.first(where: { $0.hasToken(token, on: platform) }) {
                known.registeredAt = fresh.registeredAt
                try table.save(known)
                return known.id
            }
            for device in devices.prefix(max(devices.count + 1 - quotas.syncDevices, 0)) { try table.delete(device) }
            try table.save(fresh)
            return fresh.id
        }
    }

    /// Subscribes a device to the changes of a dataset, which must exist (PUSH-IOS-04).
    ///
    /// - Throws: `SyncRefusal`.
    package func subscribe(_ device: String, to place: DatasetPlace) async throws {
        try await database.write { [self] tx in
            try require(device, of: place, tx)
            _ = try DatasetTable(tx).require(place)
            try SubscriptionTable(tx).insert(device, to: place)
        }
    }

    /// Ends the subscription of a device to a dataset.
    ///
    /// - Throws: `SyncRefusal`.
    package func unsubscribe(_ device: String, from place: DatasetPlace) async throws {
        try await database.write { [self] tx in
            try require(device, of: place, tx)
            try SubscriptionTable(tx).delete(device, from: place)
        }
    }

    private func require(_ device: String, of place: DatasetPlace, _ tx: any Transaction) throws {
        try identities.require(place.identity, in: place.pool, tx)
        guard try !PushApplicationTable(tx).list(of: place.pool).isEmpty else { throw SyncRefusal.pushNotSetUp }
        guard try SyncDeviceTable(tx).find(device, of: place.identity, in: place.pool) != nil else {
            throw SyncRefusal.deviceNotFound
        }
    }
}
