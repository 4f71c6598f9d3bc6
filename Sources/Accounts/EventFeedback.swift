package import Directory
import Factors
package import Kernel
import Risk
import Storage

/// Feedback of users on the sign-ins that they were notified of, without signing in (UP-ASF-18).
package struct EventFeedback: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Records whether the user caused an event. This affects the assessment of the next sign-in.
    ///
    /// - Parameter token: The token in the e-mail about the event. It is valid once, and not after an administrator's
    ///   feedback.
    /// - Throws: `PoolRefusal.riskNotJudged`, `RiskRefusal.invalidFeedbackToken` also for an unknown user or event.
    package func give(
        isValid: Bool, on event: String, of username: Username, in id: UserPoolID, token: Secret<String>
    ) async throws {
        let pool = try await services.settings.pool(id)
        try pool.settings.requireJudgedRisk()
        let user = try await services.database.read { try UserTable($0).findHidden(pool.signInName(username), in: id) }
        let expected = FeedbackToken(on: event, of: user?.id ?? .ofNoUser, in: id, cipher: services.cipher)
        guard expected.equals(token), let user else { throw RiskRefusal.invalidFeedbackToken }
        let isFirst = try await services.database.write { [now = services.world.now()] tx in
            let feedback = AuthEvent.Feedback(isValid: isValid, by: .user, at: now)
            return try AuthEventTable(tx).give(feedback, on: event, of: user.id, in: id)
        }
        guard isFirst else { throw RiskRefusal.invalidFeedbackToken }
        AuditContext.note(user.id)
    }
}
