import Cryptography
import Directory
import Factors
import Kernel
import Messaging
import Storage
import Tokens

/// A next step, the rows that are written before it is told, and the message that is sent after them.
struct PreparedStep: Sendable {
    var step: SignInStep
    var message: Message?
    var write: @Sendable (any Transaction) throws -> Void
}

extension Authenticator {
    /// Does what takes time before the commit.
    func prepare(_ plan: SignInPlan, for user: User, _ factors: UserSecondFactors, _ attempt: SignInAttempt)
        async throws -> PreparedStep
    {
        switch plan {
        case .newPassword:
            let challenge = NewPasswordChallenge(for: user, attempt.call)
            return challenged(.newPassword, user, attempt) { .newPassword(challenge, session: $0) }
        case .secondFactorSetup(let offered):
            return challenged(.secondFactorSetup, user, .registration(offered), attempt)
        case .secondFactorSelection(let asked):
            return challenged(.secondFactorSelection, user, .selection(asked), attempt)
        case .secondFactor(let factor):
            guard let contact = factor.contact, let address = user.attributes.contact(contact) else {
                return challenged(
                    .secondFactor(factor), user, .softwareToken(deviceName: factors.deviceName), attempt)
            }
            return sentCode(of: factor, to: contact, address, user, attempt)
        case .tokens: return try await signedIn(user, attempt)
        }
    }

    /// A challenge that waits for its answer in an auth session.
    private func challenged(
        _ challenge: Challenge, _ user: User, _ attempt: SignInAttempt, _ step: (Secret<String>) -> SignInStep
    ) -> PreparedStep {
        let session = services.sessions.draw(for: attempt.call.client.id)
        let pending = services.sessions.pending(session, of: user.id, for: challenge, attempt.call, from: attempt.now)
        return PreparedStep(step: step(session)) { tx in
            try AuthSessionTable(tx).insert(pending, in: attempt.call.pool.id)
        }
    }

    private func challenged(
        _ challenge: Challenge, _ user: User, _ kind: SecondFactorChallenge.Kind, _ attempt: SignInAttempt
    ) -> PreparedStep {
        let shown = SecondFactorChallenge(kind, for: user, attempt.call)
        return challenged(challenge, user, attempt) { .secondFactor(shown, session: $0) }
    }

    /// The challenge for a code, which is written to the outbox with the auth session.
    private func sentCode(
        of factor: SecondFactor, to contact: ContactAttribute, _ address: String, _ user: User,
        _ attempt: SignInAttempt
    ) -> PreparedStep {
        let (call, sessions) = (attempt.call, services.sessions)
        let session = sessions.draw(for: call.client.id)
        let (code, message) = services.codes.secondFactorMessage(to: contact, address, of: user, in: call.pool)
        var pending = sessions.pending(
            session, of: user.id, for: .secondFactor(factor), call, from: attempt.now)
        pending.codeHash = sessions.hash(code, sentTo: address, in: pending.hash, of: user)
        let shown = SecondFactorChallenge(
            .sentCode(factor, DeliveryDetails(contact, address: address)), for: user, call)
        return PreparedStep(step: .secondFactor(shown, session: session), message: message) {
            [codes = services.codes, pending] tx in
            try codes.enqueue(message, tx)
            try AuthSessionTable(tx).insert(pending, in: call.pool.id)
        }
    }

    private func signedIn(_ user: User, _ attempt: SignInAttempt) async throws -> PreparedStep {
        let newSession = NewSession(attempt.call, user: user, groups: attempt.groups, now: attempt.now, services)
        let tokens = try await services.tokens.issue(newSession.request)
        return PreparedStep(step: .signedIn(tokens.with(refreshToken: newSession.refreshToken))) { tx in
            try newSession.write(tx)
        }
    }
}
