import Cryptography
import Directory
import Factors
import Kernel
import Storage

/// Codes that begin a sign-in: `EMAIL_OTP` and `SMS_OTP`.
struct FirstFactorCodes: Sendable {
    let services: SignInServices

    /// Sends a code and asks for it. If the user may not have one, the same rows are written and nothing is sent.
    func send(
        _ factor: FirstFactor, to contact: ContactAttribute, _ offer: FirstFactorOffer, _ attempt: SignInAttempt
    ) async throws -> FactorResult {
        let (call, session) = (attempt.call, services.firstFactorSession(of: attempt))
        let user = offer.usable.contains(factor) ? attempt.user : nil
        let code = try await services.codes.firstFactorCode(
            to: contact, of: user, called: attempt.name, call, clientMetadata: attempt.clientMetadata)
        let text = try session.text(.firstFactor, call, services.cipher)
        let pending = try pending(text, session, factor, code, attempt)
        let isSent = try await services.database.write { [services] tx in
            let isSent = try services.codes.enqueue(code, call, tx)
            try AuthSessionTable(tx).insert(isSent ? pending.real : pending.decoy, in: call.pool.id)
            return isSent
        }
        if isSent { _ = try await services.codes.deliver(code.queued, call) }
        let shown = FirstFactorChallenge(.sentCode(factor, code.queued.details), offer, attempt)
        return .challenged(.firstFactor(shown, session: text))
    }

    /// The auth session that waits for the code, and another that no code answers.
    private func pending(
        _ text: Secret<String>, _ session: SealedSession, _ factor: FirstFactor, _ code: FirstFactorCode,
        _ attempt: SignInAttempt
    ) throws -> (real: AuthSession, decoy: AuthSession) {
        var pending = try services.sessions.pending(
            text, of: session.user, for: .firstFactor(factor), in: nil, attempt.call, from: attempt.now)
        pending.codeHash = services.world.bytes(32)
        let decoy = pending
        let hash = services.sessions.hash(
            code.code, sentTo: code.address, in: pending.hash, of: session.user, in: attempt.call.pool.id)
        if !code.isDecoy { pending.codeHash = hash }
        return (pending, decoy)
    }

    /// The check of a code. A wrong one counts as a wrong password does, and leaves the auth session.
    func check(
        _ answer: SentCodeAnswer, _ factor: FirstFactor, in pending: AuthSession, by username: Username,
        _ call: ClientContext
    ) throws -> SignInCheck {
        let session = try SealedSession(
            answer.session, .firstFactor, call, services.cipher, now: services.world.now())
        return SignInCheck(
            user: .challenged(session.user, asked: session.asked, claimed: username), isCounted: true,
            singleUse: .session(pending.hash), admitsUnconfirmed: true,
            body: answer.code.map { code in { try await verify(code, factor, in: pending, $0) } })
    }

    private func verify(
        _ code: Secret<String>, _ factor: FirstFactor, in pending: AuthSession, _ attempt: SignInAttempt
    ) async throws -> FactorResult {
        guard let user = attempt.user, let proof = services.sessions.proof(code, factor.contact, in: pending, of: user)
        else { return .wrong(SecondFactorRefusal.sentCodeMismatch) }
        // The user may have set up a second factor since.
        guard try await services.offer(attempt).usable.contains(factor) else { throw SignInRefusal.invalidSession }
        var verified = VerifiedFactor(user: user, proof: .code)
        if try await services.sessions.verifies(proof, of: user, in: attempt.call.pool) {
            verified.user.attributes.setVerified(proof.contact, verified: true)
            verified.isChanged = true
        }
        if user.status == .unconfirmed { verified.confirmSignUp() }
        return .verified(verified)
    }
}

extension VerifiedFactor {
    /// The code proves what the code of the sign-up would have proven, which is of no more use.
    fileprivate mutating func confirmSignUp() {
        let (id, pool) = (user.id, user.pool)
        user.status = .confirmed
        isChanged = true
        use = { tx in try CodeTable(tx).delete(.signUp, of: id, in: pool) }
    }
}
