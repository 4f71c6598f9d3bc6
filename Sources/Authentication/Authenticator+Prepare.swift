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
    /// The user of a completed sign-in, and what ends the session that it began.
    var signedIn: (user: User, end: @Sendable (any Transaction) throws -> Void)?
    var write: @Sendable (any Transaction) throws -> Void
}

extension Authenticator {
    /// Does what takes time before the commit.
    func prepare(
        _ plan: SignInPlan, after verified: VerifiedFactor, _ factors: UserSecondFactors, _ attempt: SignInAttempt
    ) async throws -> PreparedStep {
        let user = verified.user
        switch plan {
        case .newPassword:
            let challenge = NewPasswordChallenge(for: user, attempt.call)
            return try challenged(.newPassword, user, attempt) { .newPassword(challenge, session: $0) }
        case .secondFactorSetup(let offered):
            return try challenged(.secondFactorSetup, user, .registration(offered), attempt)
        case .secondFactorSelection(let asked):
            return try challenged(.secondFactorSelection, user, .selection(asked), attempt)
        case .secondFactor(let factor):
            guard let contact = factor.contact, let address = user.attributes.contact(contact) else {
                return try challenged(
                    .secondFactor(factor), user, .softwareToken(deviceName: factors.deviceName), attempt)
            }
            return try await sentCode(of: factor, to: contact, address, user, attempt)
        case .deviceProof(let challenge):
            return try challenged(challenge, user, attempt) { .deviceProof(session: $0) }
        case .tokens:
            return try await signedIn(user, attempt, for: verified.device == nil ? verified.tokenSource : .device)
        }
    }

    /// A challenge that waits for its answer in an auth session.
    private func challenged(
        _ challenge: Challenge, _ user: User, _ attempt: SignInAttempt, _ step: (Secret<String>) -> SignInStep
    ) throws -> PreparedStep {
        let session = services.sessions.draw(for: attempt.call, from: attempt.now)
        var pending = try services.sessions.pending(
            session, of: user.id, for: challenge, in: attempt.custom, attempt.call, from: attempt.now)
        pending.device = attempt.namedDevice
        return PreparedStep(step: step(session)) { [pending] tx in
            try AuthSessionTable(tx).insert(pending, in: attempt.call.pool.id)
        }
    }

    private func challenged(
        _ challenge: Challenge, _ user: User, _ kind: SecondFactorChallenge.Kind, _ attempt: SignInAttempt
    ) throws -> PreparedStep {
        let shown = SecondFactorChallenge(kind, for: user, attempt.call)
        return try challenged(challenge, user, attempt) { .secondFactor(shown, session: $0) }
    }

    /// The challenge for a code, which is written to the outbox with the auth session.
    private func sentCode(
        of factor: SecondFactor, to contact: ContactAttribute, _ address: String, _ user: User,
        _ attempt: SignInAttempt
    ) async throws -> PreparedStep {
        let (call, sessions) = (attempt.call, services.sessions)
        let context = try await services.codes.withTexts(
            MessageContext(client: call.client.id, clientMetadata: attempt.clientMetadata), .authentication,
            to: [contact],
            of: user, in: call.pool)
        let session = sessions.draw(for: call, from: attempt.now)
        let (code, message) = services.codes.secondFactorMessage(to: contact, address, of: user, in: call.pool, context)
        var pending = try sessions.pending(
            session, of: user.id, for: .secondFactor(factor), in: attempt.custom, call, from: attempt.now)
        pending.device = attempt.namedDevice
        pending.codeHash = sessions.hash(
            code, sentTo: address, in: pending.hash, of: user.id, in: call.pool.id)
        let shown = SecondFactorChallenge(
            .sentCode(factor, DeliveryDetails(contact, address: address)), for: user, call)
        return PreparedStep(step: .secondFactor(shown, session: session), message: message) {
            [codes = services.codes, pending] tx in
            try codes.enqueue(message, tx)
            try AuthSessionTable(tx).insert(pending, in: call.pool.id)
        }
    }

    func signedIn(_ user: User, _ attempt: SignInAttempt, for source: TokenSource = .authentication) async throws
        -> PreparedStep
    {
        guard !attempt.call.isFromPage else { return authenticated(user, attempt) }
        let pool = attempt.call.pool.id
        let new = attempt.device.isNew ? services.newDevice(of: user.id, in: pool) : nil
        var newSession = NewSession(
            attempt.call, user: user, groups: attempt.groups, device: new?.key ?? attempt.device.proven?.key,
            now: attempt.now, services)
        newSession.request.source = source
        newSession.request.clientMetadata = attempt.clientMetadata
        var tokens = try await services.tokens.issue(newSession.request)
        tokens.newDevice = new
        return PreparedStep(
            step: .signedIn(tokens.with(refreshToken: newSession.refreshToken)),
            signedIn: (user, { [newSession] tx in try newSession.end(tx) })
        ) { [newSession] tx in
            try newSession.write(tx)
        }
    }
}
