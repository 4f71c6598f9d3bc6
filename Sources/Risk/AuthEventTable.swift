package import Kernel
package import Storage

/// The events of users.
package struct AuthEventTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ event: AuthEvent, in pool: UserPoolID, until expiry: Instant) throws {
        let (origin, reasons) = (event.origin, event.assessment?.reasons.map(\.rawValue).joined(separator: " "))
        let (location, point) = (origin.location, origin.location?.point)
        try tx.execute(
            """
            INSERT INTO auth_events
                (pool_id, user_id, event_id, kind, created_at, expires_at, outcome, reasons, is_blocked, is_compromised,
                password, second_factor, address, address_range, device, country, country_name, city, latitude,
                longitude, radius, device_id, time_zone)
            VALUES (\(pool), \(event.user), \(event.id), \(event.kind.rawValue), \(event.at), \(expiry),
                \(event.outcome.rawValue), \(reasons), \(event.isBlocked), \(event.isCompromised),
                \(event.password?.rawValue), \(event.secondFactor?.rawValue), \(origin.address?.text), \(origin.range),
                \(origin.device), \(location?.countryCode), \(location?.countryName), \(location?.city),
                \(point?.latitude), \(point?.longitude), \(point?.radius), \(origin.deviceID), \(origin.timeZone))
            """)
    }

    /// Deletes the oldest successful or failed events of a user, until the given number of that kind is left. Failures,
    /// which any caller can cause, do not displace the user's successful events.
    func trim(isPass: Bool, of user: UserID, in pool: UserPoolID, to count: Int) throws {
        try tx.execute(
            """
            DELETE FROM auth_events WHERE pool_id = \(pool) AND user_id = \(user) AND event_id IN
                (SELECT event_id FROM auth_events
                WHERE pool_id = \(pool) AND user_id = \(user) AND \(Self.condition(isPass: isPass))
                ORDER BY created_at DESC, event_id DESC LIMIT \(Int64.max) OFFSET \(count))
            """)
    }

    /// One page of a user's events, the newest first.
    package func list(of user: UserID, in pool: UserPoolID, after cursor: Cursor?, at now: Instant, limit: Int) throws
        -> Page<AuthEvent>
    {
        let (time, id) = (cursor.flatMap { Int64($0[0]) } ?? .max, cursor?[1] ?? "")
        let rows = try tx.fetch(
            """
            SELECT * FROM auth_events
            WHERE pool_id = \(pool) AND user_id = \(user) AND (created_at, event_id) < (\(time), \(id))
                AND expires_at > \(now)
            ORDER BY created_at DESC, event_id DESC LIMIT \(limit + 1)
            """)
        return try Page(rows: rows.map(AuthEvent.init), limit: limit) {
            Cursor(String($0.at.microseconds), $0.id)
        }
    }

    /// The parts of the user's kept events that the next one is compared with. Each sign-in reads them, and most of a
    /// user's events are equal in these parts.
    func traces(of user: UserID, in pool: UserPoolID, at now: Instant) throws -> [EventTrace] {
        let hour = now.advanced(seconds: -RiskHistory.failureWindow)
        let minutes = now.advanced(seconds: -RiskHistory.rapidWindow)
        return try tx.fetch(
            """
            SELECT kind, outcome, address_range, device, device_id, country, latitude, longitude, radius, feedback,
                MAX(created_at) AS latest, COUNT(*) AS events,
                COUNT(CASE WHEN created_at > \(hour) THEN 1 END) AS recent,
                COUNT(CASE WHEN created_at > \(minutes) THEN 1 END) AS rapid
            FROM auth_events WHERE pool_id = \(pool) AND user_id = \(user) AND expires_at > \(now)
            GROUP BY kind, outcome, address_range, device, device_id, country, latitude, longitude, radius, feedback
            """
        ).map(EventTrace.init)
    }

    private static func condition(isPass: Bool) -> SQL { isPass ? "outcome = 'Pass'" : "outcome <> 'Pass'" }

    /// Stores feedback on an event.
    ///
    /// - Returns: Whether the event exists and accepts feedback. A user may give it once, and not after an
    ///   administrator.
    package func give(_ feedback: AuthEvent.Feedback, on id: String, of user: UserID, in pool: UserPoolID) throws
        -> Bool
    {
        let condition: SQL = feedback.source == .user ? "AND feedback IS NULL" : ""
        return try tx.execute(
            """
            UPDATE auth_events SET feedback = \(feedback.isValid), feedback_at = \(feedback.at),
                feedback_by = \(feedback.source.rawValue)
            WHERE pool_id = \(pool) AND user_id = \(user) AND event_id = \(id) \(condition)
            """) == 1
    }
}

extension EventTrace {
    fileprivate init(_ row: Row) throws {
        let (kind, outcome): (String, String) = (try row.value("kind"), try row.value("outcome"))
        self.init(
            isSignIn: kind == AuthEvent.Kind.signIn.rawValue, outcome: AuthEvent.Outcome(rawValue: outcome) ?? .fail,
            latest: try row.value("latest"), count: try row.value("events"), recent: try row.value("recent"),
            rapid: try row.value("rapid"), range: try row.value("address_range"), device: try row.value("device"),
            deviceID: try row.value("device_id"), country: try row.value("country"), point: try GeoPoint(row),
            isMarkedValid: try row.value("feedback"))
    }
}

extension GeoPoint {
    fileprivate init?(_ row: Row) throws {
        guard let latitude: Int64 = try row.value("latitude"), let longitude: Int64 = try row.value("longitude"),
            let radius: Int64 = try row.value("radius")
        else { return nil }
        self.init(latitude: latitude, longitude: longitude, radius: radius)
    }
}

extension AddressLocation {
    fileprivate init?(_ row: Row) throws {
        guard let code: String = try row.value("country") else { return nil }
        self.init(countryCode: code, countryName: try row.value("country_name"), city: try row.value("city"))
        point = try GeoPoint(row)
    }
}

extension AuthEvent {
    fileprivate init(_ row: Row) throws {
        let (kind, outcome): (String, String) = (try row.value("kind"), try row.value("outcome"))
        let address: String? = try row.value("address")
        self.init(
            id: try row.value("event_id"), kind: Kind(rawValue: kind) ?? .signIn, of: try row.value("user_id"),
            at: try row.value("created_at"),
            from: EventOrigin(
                address: address.flatMap { AddressValue(Array($0.utf8)[...]) }, device: try row.value("device")))
        origin.location = try AddressLocation(row)
        (origin.deviceID, origin.timeZone) = (try row.value("device_id"), try row.value("time_zone"))
        self.outcome = Outcome(rawValue: outcome) ?? .fail
        assessment = try row.value("reasons", as: String?.self).map { text in
            RiskAssessment(text.split(separator: " ").compactMap { RiskReason(rawValue: String($0)) })
        }
        isBlocked = try row.value("is_blocked")
        isCompromised = try row.value("is_compromised", as: Bool?.self) ?? false
        password = try row.value("password", as: String?.self).flatMap(Verdict.init(rawValue:))
        secondFactor = try row.value("second_factor", as: String?.self).flatMap(Verdict.init(rawValue:))
        if let isValid: Bool = try row.value("feedback"), let at: Instant = try row.value("feedback_at") {
            let source = try row.value("feedback_by", as: String?.self).flatMap(Feedback.Source.init(rawValue:))
            feedback = Feedback(isValid: isValid, by: source ?? .administrator, at: at)
        }
    }
}
