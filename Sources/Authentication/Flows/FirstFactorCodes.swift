import Cryptography
import Directory
import Factors
import Kernel
import Storage

/// Codes that begin a sign-in: `EMAIL_OTP` and `SMS_OTP`.
struct FirstFactorCodes: Sendable {
    let services: SignInServices

    /// Sends a code and asks for it. If the user may not have one, the same rows are written but nothing is sent.
    func send(
        _ factor: FirstFactor, to contact: ContactAttribute, among offer: FirstFactorOffer, of attempt: SignInAttempt
    ) async throws -> FactorResult {
        let (context, session) = (attempt.context, services.firstFactorSession(of: attempt))
        let user = offer.usable.contains(factor) ? attempt.user : nil
        let code = try await services.codes.firstFactorCode(
            to: contact, of: user, called: attempt.name, from: context, clientMetadata: attempt.clientMetadata)
        let text = try session.text(.firstFactor, from: context, cipher: services.cipher)
        let pending = try pending(text, of: session.user, for: .firstFactorCode(to: contact), code: code, in: attempt)
        let isSent = try await services.database.write { [services] tx in
            let isSent = try services.codes.enqueue(code, from: context, tx)
            try AuthSessionTable(tx).insert(isSent ? pending.real : pending.decoy, in: context.pool.id)
            return isSent
        }
        if isSent { _ = try await services.codes.deliver(code.queued, from: context) }
        let shown = FirstFactorChallenge(.sentCode(factor, code.queued.details), among: offer, of: attempt)
        return .challenged(.firstFactor(shown, session: text))
    }

    /// The auth session that waits for the code, and a decoy that does not accept any code.
    private func pending(
        _ text: Secret<String>, of user: UserID, for challenge: PendingChallenge, code: FirstFactorCode,
        in attempt: SignInAttempt
    ) throws -> (real: AuthSession, decoy: AuthSession) {
        var pending = try services.sessions.pending(
            text, of: user, for: challenge, through: attempt.context, from: attempt.now)
        pending.codeHash = services.world.bytes(32)
        let decoy = pending
        let hash = services.sessions.hash(
            ofCode: code.code, sentTo: code.address, in: pending.hash, of: user, in: attempt.context.pool.id)
        if !code.isDecoy { pending.codeHash = hash }
        return (pending, decoy)
    }

    /// The check of a code. A wrong code is counted like a wrong password, and does not use up the auth session.
    func check(
        _ reply: CodeReply, sentTo contact: ContactAttribute, for pending: AuthSession, claimed: Username,
        through context: ClientContext
    ) throws -> SignInCheck {
        let session = try SealedSession(
            reply.session, stage: .firstFactor, from: context, cipher: services.cipher, now: services.world.now())
        return SignInCheck(
            user: .challenged(session.user, asked: session.asked, claimed: claimed), isCounted: true,
            singleUse: .session(pending.hash), admitsUnconfirmed: true,
            proof: reply.code.map { .firstFactorCode($0, sentTo: contact, pending) })
    }

    func verify(
        _ code: Secret<String>, sentTo contact: ContactAttribute, for pending: AuthSession, of attempt: SignInAttempt
    ) async throws -> FactorResult {
        guard let user = attempt.user,
            let proof = services.sessions.proof(of: code, sentTo: contact, in: pending, of: user)
        else { return .wrong(SecondFactorRefusal.sentCodeMismatch) }
        // Meanwhile, the user may have set up a second factor.
        guard try await services.offer(to: attempt).usable.contains(where: { $0.contact == contact }) else {
            throw SignInRefusal.invalidSession
        }
        var verified = VerifiedFactor(user: user, proof: .code)
        if try await services.sessions.verifies(proof, of: user, in: attempt.context.pool) {
            verified.user.attributes.setVerified(proof.contact, verified: true)
            verified.isChanged = true
        }
        if user.status == .unconfirmed { verified.confirmSignUp() }
        return .verified(verified)
    }
}

extension VerifiedFactor {
    /// The code proves the same as the code of the sign-up, so the latter is not needed any longer.
    fileprivate mutating func confirmSignUp() {
        let (id, pool) = (user.id, user.pool)
        user.status = .confirmed
        isChanged = true
        use = { tx in try CodeTable(tx).delete(.signUp, of: id, in: pool) }
    }
}
