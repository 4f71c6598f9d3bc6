package import Kernel
package import Storage

/// The events that a request leaves, and the failures of its address.
extension Protection {
    /// An event of `user` now.
    package func event(_ kind: AuthEvent.Kind, of user: UserID) -> AuthEvent {
        var event = AuthEvent(id: id, kind, of: user, at: now, from: origin)
        event.isCompromised = usesCompromised
        return event
    }

    /// Writes an event of a user, or of an unknown name, for which it is of no use and expires soon. It costs the same.
    ///
    /// - Parameter isKnown: Whether there is such a user.
    package func record(_ event: AuthEvent, isKnown: Bool = true, _ tx: any Transaction) throws {
        let table = AuthEventTable(tx)
        try table.insert(
            event, in: pool,
            until: now.advanced(seconds: isKnown ? .days(Int64(services.retention.days)) : Self.failureKeptFor))
        try table.trim(passed: event.outcome == .pass, of: event.user, in: pool, to: services.retention.count)
        try writeLog(of: event, tx)
    }

    /// Writes an event of a user that has passed, and whose risk is not judged but for the password.
    package func recordPass(_ kind: AuthEvent.Kind, of user: UserID, _ tx: any Transaction) throws {
        try record(event(kind, of: user), tx)
    }

    /// Counts a failed attempt for the address.
    ///
    /// - Parameter subject: Who the attempt named, as it is counted for the lockout.
    package func countFailure(of subject: String, _ tx: any Transaction) throws {
        guard let machine = origin.machine else { return }
        try AddressFailureTable(tx).put(
            subject, from: machine, in: pool, until: now.advanced(seconds: Self.failureKeptFor))
    }

    /// Forgets the failures of a name that has signed in now.
    package func forgiveFailures(of subject: String, _ tx: any Transaction) throws {
        guard let machine = origin.machine else { return }
        try AddressFailureTable(tx).delete(subject, from: machine, in: pool)
    }
}
