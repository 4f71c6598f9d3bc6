package import Kernel
package import Storage

/// The statements on devices that wait for a user's answer.
package struct DeviceAuthorizationTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    package func insert(_ device: DeviceAuthorization, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO device_authorizations
                (pool_id, code_hash, user_code_hash, client_id, scope, expires_at, poll_interval, is_refused,
                address_hash)
            VALUES (\(pool), \(device.hash), \(device.userCodeHash), \(device.client), \(device.scope),
                \(device.expiresAt), \(device.interval), \(false), \(device.addressHash))
            """)
    }

    /// The device with this code.
    package func find(_ hash: [UInt8], in pool: UserPoolID) throws -> DeviceAuthorization? {
        try tx.first("SELECT * FROM device_authorizations WHERE pool_id = \(pool) AND code_hash = \(hash)")
            .map(DeviceAuthorization.init)
    }

    /// The device that shows the code with this hash, and its pool.
    package func find(userCode hash: [UInt8]) throws -> (pool: UserPoolID, device: DeviceAuthorization)? {
        try tx.first("SELECT * FROM device_authorizations WHERE user_code_hash = \(hash)").map {
            (try $0.value("pool_id"), try DeviceAuthorization($0))
        }
    }

    /// Records that a user has typed the code.
    func noteTyped(_ hash: [UInt8], in pool: UserPoolID, at now: Instant) throws {
        try tx.execute(
            """
            UPDATE device_authorizations SET typed_at = \(now)
            WHERE pool_id = \(pool) AND code_hash = \(hash) AND typed_at IS NULL
            """)
    }

    /// Records that the device has polled.
    func notePoll(_ hash: [UInt8], in pool: UserPoolID, at now: Instant, interval: Int64) throws {
        try tx.execute(
            """
            UPDATE device_authorizations SET polled_at = \(now), poll_interval = \(interval)
            WHERE pool_id = \(pool) AND code_hash = \(hash)
            """)
    }

    /// Records the user's answer; nil for a refusal.
    ///
    /// - Returns: False if the user has already answered.
    func answer(_ hash: [UInt8], in pool: UserPoolID, consent: DeviceAuthorization.Consent?) throws -> Bool {
        try tx.execute(
            """
            UPDATE device_authorizations SET is_refused = \(consent == nil), user_id = \(consent?.user),
                authenticated_at = \(consent?.authenticatedAt), browser_session = \(consent?.browserSession)
            WHERE pool_id = \(pool) AND code_hash = \(hash) AND user_id IS NULL AND is_refused = \(false)
            """) == 1
    }

    /// Records the session that the exchange starts.
    ///
    /// - Returns: False if the code has already been exchanged.
    func use(_ hash: [UInt8], in pool: UserPoolID, for session: SessionID) throws -> Bool {
        try tx.execute(
            """
            UPDATE device_authorizations SET session_id = \(session)
            WHERE pool_id = \(pool) AND code_hash = \(hash) AND user_id IS NOT NULL AND session_id IS NULL
            """) == 1
    }
}

extension DeviceAuthorization {
    fileprivate init(_ row: Row) throws {
        self.init(
            hash: try row.value("code_hash"), userCodeHash: try row.value("user_code_hash"),
            client: try row.value("client_id"), scope: try row.value("scope"), expiresAt: try row.value("expires_at"),
            addressHash: try row.value("address_hash"), interval: try row.value("poll_interval"),
            polledAt: try row.value("polled_at"), isRefused: try row.value("is_refused"),
            session: try row.value("session_id"))
        guard let user: UserID = try row.value("user_id") else { return }
        consent = Consent(
            user: user, authenticatedAt: try row.value("authenticated_at"),
            browserSession: try row.value("browser_session"))
    }
}
