import Kernel
import Storage
import Triggers

/// The statements on the datasets that devices have subscribed to.
struct SubscriptionTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Subscribes a device to a dataset, unless it has.
    func insert(_ device: String, to place: DatasetPlace) throws {
        try tx.execute(
            """
            INSERT INTO sync_subscriptions (identity_pool_id, identity_id, dataset, device_id)
            VALUES (\(place.pool), \(place.identity), \(place.name), \(device))
            ON CONFLICT (identity_pool_id, identity_id, dataset, device_id) DO NOTHING
            """)
    }

    /// Ends the subscription of a device, and deletes the message that waits for it.
    func delete(_ device: String, from place: DatasetPlace) throws {
        let isSubscription: SQL = """
            identity_pool_id = \(place.pool) AND identity_id = \(place.identity) AND dataset = \(place.name)
            AND device_id = \(device)
            """
        try tx.execute("DELETE FROM sync_pushes WHERE \(isSubscription)")
        try tx.execute("DELETE FROM sync_subscriptions WHERE \(isSubscription)")
    }

    /// Ends all subscriptions of a dataset. Waiting messages are still sent.
    func deleteAll(of place: DatasetPlace) throws {
        try tx.execute(
            """
            DELETE FROM sync_subscriptions WHERE identity_pool_id = \(place.pool)
                AND identity_id = \(place.identity) AND dataset = \(place.name)
            """)
    }

    /// The devices that have subscribed to a dataset, if the pool has an application for their platform.
    func devices(of place: DatasetPlace) throws -> [SyncDevice] {
        try tx.fetch(
            """
            SELECT devices.* FROM sync_subscriptions AS subscriptions
            JOIN sync_devices AS devices ON devices.identity_pool_id = subscriptions.identity_pool_id
                AND devices.identity_id = subscriptions.identity_id AND devices.device_id = subscriptions.device_id
            JOIN sync_push_applications AS applications
                ON applications.identity_pool_id = devices.identity_pool_id
                AND applications.platform = devices.platform
            WHERE subscriptions.identity_pool_id = \(place.pool) AND subscriptions.identity_id = \(place.identity)
                AND subscriptions.dataset = \(place.name)
            """
        ).map(SyncDevice.init)
    }
}
