package import Directory
import Factors
package import Kernel
import Risk
import Storage

/// What users say of the sign-ins that they are told of, without signing in (UP-ASF-18).
package struct EventFeedback: Sendable {
    let services: AccountServices

    /// Uses the given services.
    package init(_ services: AccountServices) { self.services = services }

    /// Says whether an event was the user. The next sign-in is judged by it.
    ///
    /// - Parameter token: That of the e-mail about the event. It says so once, and not after an administrator.
    /// - Throws: `PoolRefusal.riskNotJudged`, `RiskRefusal.invalidFeedbackToken` also for an unknown user or event.
    package func give(
        isValid: Bool, on event: String, of username: Username, in id: UserPoolID, token: Secret<String>
    ) async throws {
        let pool = try await services.settings.pool(id)
        try pool.settings.requireJudgedRisk()
        let user = try await services.database.read { try UserTable($0).findHidden(pool.signInName(username), in: id) }
        let holder = user?.id ?? UserID(rawValue: "")
        guard FeedbackToken(on: event, of: holder, in: id, cipher: services.cipher).equals(token), let user else {
            throw RiskRefusal.invalidFeedbackToken
        }
        let isFirst = try await services.database.write { [now = services.world.now()] tx in
            let feedback = AuthEvent.Feedback(isValid: isValid, by: .user, at: now)
            return try AuthEventTable(tx).give(feedback, on: event, of: user.id, in: id)
        }
        guard isFirst else { throw RiskRefusal.invalidFeedbackToken }
        AuditContext.note(user.id)
    }
}
