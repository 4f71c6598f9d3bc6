import Directory
package import Kernel
package import Risk
import Storage

/// The events of any user.
extension Administration {
    /// One page of a user's events, the newest first.
    ///
    /// - Throws: `PoolRefusal.riskNotJudged`, `UserRefusal.notFound`.
    package func events(
        of username: Username, in id: UserPoolID, after cursor: Cursor?, limit: Int
    ) async throws -> Page<AuthEvent> {
        let pool = try await pool(id)
        try pool.settings.requireJudgedRisk()
        return try await services.database.read { [now = services.world.now()] tx in
            let user = try UserTable(tx).require(username, in: pool)
            return try AuthEventTable(tx).list(of: user.id, in: id, after: cursor, at: now, limit: limit)
        }
    }

    /// Records whether the user caused an event. This affects the assessment of the next sign-in.
    ///
    /// - Throws: `PoolRefusal.riskNotJudged`, `UserRefusal.notFound`, `RiskRefusal.eventNotFound`.
    package func giveFeedback(isValid: Bool, on event: String, of username: Username, in id: UserPoolID) async throws {
        let pool = try await pool(id)
        try pool.settings.requireJudgedRisk()
        let user = try await services.database.write { [now = services.world.now()] tx in
            let user = try UserTable(tx).require(username, in: pool)
            let feedback = AuthEvent.Feedback(isValid: isValid, by: .administrator, at: now)
            guard try AuthEventTable(tx).give(feedback, on: event, of: user.id, in: id) else {
                throw RiskRefusal.eventNotFound
            }
            return user.id
        }
        AuditContext.note(user)
    }
}
