import Directory
import Kernel
import Storage
import Triggers

/// The statements on the platform applications of pools, one row for a platform.
struct PushApplicationTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The application of a pool on a platform; nil if it has none.
    func find(_ platform: PushPlatform, of pool: IdentityPoolID) throws -> PushApplication? {
        try tx.first(
            """
            SELECT * FROM sync_push_applications
            WHERE identity_pool_id = \(pool) AND platform = \(platform.rawValue)
            """
        ).map(PushApplication.init)
    }

    /// The applications of a pool.
    func list(of pool: IdentityPoolID) throws -> [PushApplication] {
        try tx.fetch("SELECT * FROM sync_push_applications WHERE identity_pool_id = \(pool) ORDER BY platform")
            .map(PushApplication.init)
    }

    /// Deletes the applications of a pool.
    func deleteAll(of pool: IdentityPoolID) throws {
        try tx.execute("DELETE FROM sync_push_applications WHERE identity_pool_id = \(pool)")
    }

    /// Inserts an application, or replaces the one of its platform.
    func save(_ application: PushApplication) throws {
        try tx.execute(
            """
            INSERT INTO sync_push_applications (identity_pool_id, platform, application_arn, role_arn, failures,
                rests_until)
            VALUES (\(application.pool), \(application.platform.rawValue), \(application.arn.rawValue),
                \(application.role), \(application.failures), \(application.restsUntil))
            ON CONFLICT (identity_pool_id, platform) DO UPDATE SET
                application_arn = excluded.application_arn, role_arn = excluded.role_arn,
                failures = excluded.failures, rests_until = excluded.rests_until
            """)
    }

    /// The key at which a search continues, exclusive.
    struct Place: Sendable {
        var (pool, platform) = ("", "")
    }

    /// Applications that do not rest and have a message that is due, in the order of their keys.
    ///
    /// The inner query has a limit, so that PostgreSQL asks it for each application and does not join the tables.
    func due(after place: Place, at now: Instant, limit: Int) throws -> [PushApplication] {
        try tx.fetch(
            """
            SELECT * FROM sync_push_applications AS applications
            WHERE (identity_pool_id, platform) > (\(place.pool), \(place.platform)) AND rests_until <= \(now)
                AND (SELECT due_at FROM sync_pushes AS pushes
                    WHERE pushes.identity_pool_id = applications.identity_pool_id
                        AND pushes.platform = applications.platform AND pushes.due_at <= \(now) LIMIT 1) IS NOT NULL
            ORDER BY identity_pool_id, platform LIMIT \(limit)
            """
        ).map(PushApplication.init)
    }
}

extension PushApplication {
    fileprivate init(_ row: Row) throws {
        let name: String = try row.value("platform")
        guard let platform = PushPlatform(rawValue: name) else { throw PushRowError() }
        self.init(
            FunctionARN(rawValue: try row.value("application_arn")), on: platform,
            of: try row.value("identity_pool_id"), role: try row.value("role_arn"))
        failures = try row.value("failures")
        restsUntil = try row.value("rests_until")
    }
}

/// A row names a platform that this server does not support, because a later version has written it.
struct PushRowError: Error {}
