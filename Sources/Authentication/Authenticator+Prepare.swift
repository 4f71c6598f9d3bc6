import Cryptography
import Directory
import Factors
import Kernel
import Storage
import Tokens

/// A next step, and the rows that are written before it is told.
struct PreparedStep: Sendable {
    var step: SignInStep
    var write: @Sendable (any Transaction, Instant) throws -> Void
}

extension Authenticator {
    /// Does what takes time before the commit.
    func prepare(_ plan: SignInPlan, for user: User, isChanged: Bool, _ attempt: SignInAttempt) async throws
        -> PreparedStep
    {
        switch plan {
        case .newPassword:
            let challenge = NewPasswordChallenge(for: user, attempt.call)
            return challenged(.newPassword, user, attempt) { .newPassword(challenge, session: $0) }
        case .tokens: return try await signedIn(user, isChanged: isChanged, attempt)
        }
    }

    /// A challenge that waits for its answer in an auth session.
    private func challenged(
        _ challenge: Challenge, _ user: User, _ attempt: SignInAttempt, _ step: (Secret<String>) -> SignInStep
    ) -> PreparedStep {
        let pool = attempt.call.pool.id
        let session = Secret(Base64.encodeURL(services.world.bytes(48)))
        let pending = AuthSession(
            hash: services.cipher.digest(session.exposed, .session, pool.rawValue), client: attempt.call.client.id,
            user: user.id, challenge: challenge, expiresAt: attempt.call.sessionExpiry(from: attempt.now))
        return PreparedStep(step: step(session)) { tx, _ in try AuthSessionTable(tx).insert(pending, in: pool) }
    }

    private func signedIn(_ user: User, isChanged: Bool, _ attempt: SignInAttempt) async throws -> PreparedStep {
        let pool = attempt.call.pool
        let newSession = NewSession(attempt.call, user: user, groups: attempt.groups, now: attempt.now, services)
        let tokens = try await services.tokens.issue(newSession.request)
        return PreparedStep(step: .signedIn(tokens.with(refreshToken: newSession.refreshToken))) { tx, now in
            if isChanged {
                try UserWriter(tx, of: pool).save(user, now: now)
                if let before = attempt.user { try CodeTable(tx).deleteCodesOfChangedContacts(from: before, to: user) }
            }
            try newSession.write(tx)
        }
    }
}
