import Kernel
import Storage
import Triggers

/// A waiting message, which announces the `syncCount` of a dataset to a device.
struct WaitingPush: Sendable {
    var place: DatasetPlace
    var device: String
    var platform: PushPlatform
    var syncCount: Int64
    /// The message is useless after this time.
    var expiresAt: Instant
    /// How often the platform has refused it.
    var refusals = 0
    /// When the lease of its sender ends.
    var leasedUntil = Instant(microseconds: 0)

    /// The longest wait of a message, in seconds.
    static let maxWait: Int64 = .days(1)
}

/// The statements on waiting messages. A device and a dataset share at most one row, so however often the dataset
/// changes, the device receives only its last `syncCount`.
struct PushTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Adds a message, or updates the `syncCount` of the waiting one. A sender that has leased it then sends it again.
    func put(_ syncCount: Int64, of place: DatasetPlace, for device: SyncDevice, at now: Instant) throws {
        try tx.execute(
            """
            INSERT INTO sync_pushes (identity_pool_id, identity_id, device_id, dataset, platform, sync_count, due_at,
                refusals, expires_at)
            VALUES (\(place.pool), \(place.identity), \(device.id), \(place.name), \(device.platform.rawValue),
                \(syncCount), \(now), 0, \(now.advanced(seconds: WaitingPush.maxWait)))
            ON CONFLICT (identity_pool_id, identity_id, device_id, dataset) DO UPDATE SET
                sync_count = excluded.sync_count, expires_at = excluded.expires_at
            """)
    }

    /// Takes the application's message that has been due longest; nil if none is due.
    func take(of application: PushApplication, at now: Instant, until: Instant) throws -> WaitingPush? {
        let due = try tx.first(
            """
            SELECT * FROM sync_pushes
            WHERE identity_pool_id = \(application.pool) AND platform = \(application.platform.rawValue)
                AND due_at <= \(now)
            ORDER BY due_at, identity_id, device_id, dataset LIMIT 1
            """)
        guard let due else { return nil }
        var push = try WaitingPush(due)
        push.leasedUntil = until
        try tx.execute("UPDATE sync_pushes SET due_at = \(until) WHERE \(isAt(push))")
        return push
    }

    /// Deletes a message that was sent or given up. If its `syncCount` has changed by now, it is due at once instead.
    func finish(_ push: WaitingPush, at now: Instant) throws {
        let deleted = try tx.execute(
            "DELETE FROM sync_pushes WHERE \(isHeld(push)) AND sync_count = \(push.syncCount)")
        if deleted == 0 { try release(push, dueAt: now, refusals: 0) }
    }

    /// Puts a message back into the queue.
    func release(_ push: WaitingPush, dueAt time: Instant, refusals: Int) throws {
        try tx.execute("UPDATE sync_pushes SET due_at = \(time), refusals = \(refusals) WHERE \(isHeld(push))")
    }

    private func isAt(_ push: WaitingPush) -> SQL {
        """
        identity_pool_id = \(push.place.pool) AND identity_id = \(push.place.identity)
        AND device_id = \(push.device) AND dataset = \(push.place.name)
        """
    }

    private func isHeld(_ push: WaitingPush) -> SQL { "\(isAt(push)) AND due_at = \(push.leasedUntil)" }
}

extension WaitingPush {
    fileprivate init(_ row: Row) throws {
        let name: String = try row.value("platform")
        guard let platform = PushPlatform(rawValue: name) else { throw PushRowError() }
        self.init(
            place: DatasetPlace(
                try row.value("dataset"), of: try row.value("identity_id"), in: try row.value("identity_pool_id")),
            device: try row.value("device_id"), platform: platform, syncCount: try row.value("sync_count"),
            expiresAt: try row.value("expires_at"), refusals: try row.value("refusals"))
    }
}
