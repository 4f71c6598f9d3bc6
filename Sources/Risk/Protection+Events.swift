package import Kernel
package import Storage

/// The events of a request, and the failures of its address.
extension Protection {
    package func event(_ kind: AuthEvent.Kind, of user: UserID) -> AuthEvent {
        var event = AuthEvent(id: id, kind: kind, of: user, at: now, from: origin)
        event.isCompromised = usesCompromised
        return event
    }

    /// Writes an event of a user, or of an unknown name. That of an unknown name is never read and expires soon, but
    /// costs the same.
    ///
    /// - Parameters:
    ///   - isKnown: Whether the user exists.
    ///   - history: The user's events, if they were read in this transaction: their number decides whether one is
    ///     deleted.
    package func record(
        _ event: AuthEvent, isKnown: Bool = true, after history: RiskHistory? = nil, _ tx: any Transaction
    ) throws {
        let table = AuthEventTable(tx)
        try table.insert(
            event, in: pool,
            until: now.advanced(seconds: isKnown ? .days(Int64(services.retention.days)) : Self.failureKeptFor))
        let isPass = event.outcome == .pass
        if !isPass || history.map({ $0.passes >= services.retention.count }) ?? true {
            try table.trim(isPass: isPass, of: event.user, in: pool, to: services.retention.count)
        }
        try writeLog(of: event, tx)
    }

    /// Writes a successful event of a user, whose risk is not assessed except for the password.
    package func recordPass(_ kind: AuthEvent.Kind, of user: UserID, _ tx: any Transaction) throws {
        try record(event(kind, of: user), tx)
    }

    /// Counts a failed attempt for the address.
    ///
    /// - Parameter subject: The name in the attempt, in the form for the lockout.
    package func countFailure(of subject: String, _ tx: any Transaction) throws {
        guard let machine = origin.machine else { return }
        try AddressFailureTable(tx).put(
            subject, from: machine, in: pool, until: now.advanced(seconds: Self.failureKeptFor))
    }

    /// Deletes the failures of a name after its sign-in.
    package func forgiveFailures(of subject: String, _ tx: any Transaction) throws {
        guard let machine = origin.machine else { return }
        try AddressFailureTable(tx).delete(subject, from: machine, in: pool)
    }
}
