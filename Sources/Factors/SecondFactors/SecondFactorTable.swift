package import Directory
package import Kernel
package import Storage

/// Statements about the second factors of users.
package struct SecondFactorTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// A registered authenticator app.
    package struct SoftwareToken: Sendable {
        var sealedSeed: [UInt8]
        /// The latest step whose password was accepted.
        var lastStep: Int64
    }

    /// The factors that the user has set up; none if the user has no row.
    package func find(_ user: UserID, in pool: UserPoolID) throws -> UserSecondFactors {
        let row = try tx.first(
            """
            SELECT sms_enabled, token_enabled, email_enabled, preferred, seed, device_name
            FROM second_factors WHERE pool_id = \(pool) AND user_id = \(user)
            """)
        return try row.map(UserSecondFactors.init) ?? UserSecondFactors()
    }

    /// The factors of each of `users` who has a row.
    package func find(_ users: [UserID], in pool: UserPoolID) throws -> [UserID: UserSecondFactors] {
        guard !users.isEmpty else { return [:] }
        let rows = try tx.fetch(
            """
            SELECT user_id, sms_enabled, token_enabled, email_enabled, preferred, seed, device_name
            FROM second_factors WHERE pool_id = \(pool) AND user_id IN (\(SQL(list: users.map { "\($0)" })))
            """)
        var found: [UserID: UserSecondFactors] = [:]
        for row in rows { found[try row.value("user_id")] = try UserSecondFactors(row) }
        return found
    }

    /// Stores which factors are enabled and preferred.
    package func put(_ factors: UserSecondFactors, of user: UserID, in pool: UserPoolID) throws {
        let (sms, token, email) = (
            factors.enabled.contains(.sms), factors.enabled.contains(.softwareToken), factors.enabled.contains(.email)
        )
        try tx.execute(
            """
            INSERT INTO second_factors
                (pool_id, user_id, sms_enabled, token_enabled, email_enabled, preferred, last_step)
            VALUES (\(pool), \(user), \(sms), \(token), \(email), \(factors.preferred?.rawValue), \(0))
            ON CONFLICT (pool_id, user_id) DO UPDATE
            SET sms_enabled = excluded.sms_enabled, token_enabled = excluded.token_enabled,
                email_enabled = excluded.email_enabled, preferred = excluded.preferred
            """)
    }

    /// Stores the seed of an authenticator app that is being registered, replacing the previous one.
    package func putPending(_ sealedSeed: [UInt8], of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO second_factors
                (pool_id, user_id, sms_enabled, token_enabled, email_enabled, pending_seed, last_step)
            VALUES (\(pool), \(user), \(0), \(0), \(0), \(sealedSeed), \(0))
            ON CONFLICT (pool_id, user_id) DO UPDATE SET pending_seed = excluded.pending_seed
            """)
    }

    /// The sealed seed of the authenticator app that is being registered.
    func pendingSeed(of user: UserID, in pool: UserPoolID) throws -> [UInt8]? {
        try tx.first(
            "SELECT pending_seed FROM second_factors WHERE pool_id = \(pool) AND user_id = \(user)"
        )?.value("pending_seed")
    }

    /// Replaces the registered authenticator app by the pending one.
    package func confirmPending(of user: UserID, in pool: UserPoolID, deviceName: String?, step: Int64) throws {
        try tx.execute(
            """
            UPDATE second_factors SET seed = pending_seed, pending_seed = NULL, device_name = \(deviceName),
                last_step = \(step)
            WHERE pool_id = \(pool) AND user_id = \(user)
            """)
    }

    /// The registered authenticator app.
    package func softwareToken(of user: UserID, in pool: UserPoolID) throws -> SoftwareToken? {
        let row = try tx.first(
            "SELECT seed, last_step FROM second_factors WHERE pool_id = \(pool) AND user_id = \(user)")
        guard let row, let seed = try row.value("seed", as: [UInt8]?.self) else { return nil }
        return SoftwareToken(sealedSeed: seed, lastStep: try row.value("last_step"))
    }

    /// Marks the password of `step` as used.
    ///
    /// - Parameter sealedSeed: The seed of the app that computed the password.
    /// - Returns: True for only one of two uses, while the app is registered. A later password makes all earlier ones
    ///   unusable.
    func use(_ step: Int64, of sealedSeed: [UInt8], user: UserID, in pool: UserPoolID) throws -> Bool {
        try tx.execute(
            """
            UPDATE second_factors SET last_step = \(step)
            WHERE pool_id = \(pool) AND user_id = \(user) AND seed = \(sealedSeed) AND last_step < \(step)
            """) == 1
    }

    /// Deletes the registered authenticator app and the pending one.
    package func deleteSoftwareToken(of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            """
            UPDATE second_factors SET seed = NULL, pending_seed = NULL, device_name = NULL
            WHERE pool_id = \(pool) AND user_id = \(user)
            """)
    }
}

extension UserSecondFactors {
    fileprivate init(_ row: Row) throws {
        self.init()
        if try row.value("sms_enabled") { enabled.insert(.sms) }
        if try row.value("token_enabled") { enabled.insert(.softwareToken) }
        if try row.value("email_enabled") { enabled.insert(.email) }
        preferred = try row.value("preferred", as: String?.self).flatMap(SecondFactor.init)
        hasSoftwareToken = try row.value("seed", as: [UInt8]?.self) != nil
        deviceName = try row.value("device_name")
    }
}
