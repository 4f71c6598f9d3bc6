package import Directory
import Factors
package import Kernel

/// The answer to `SMS_MFA`, `SMS_OTP` or `EMAIL_OTP`.
package struct SentCodeAnswer: AuthChallengeAnswer {
    /// The challenges that such an answer may be for; the session tells which.
    let challenges: [Challenge]
    let session: Secret<String>
    let code: Parsed<Secret<String>>

    /// A code that was sent to `contact` as one of these factors.
    package init(
        _ first: FirstFactor? = nil, _ second: SecondFactor? = nil, session: Secret<String>,
        code: Parsed<Secret<String>>
    ) {
        challenges = [first.map { .firstFactor($0) }, second.map { .secondFactor($0) }].compactMap { $0 }
        self.session = session
        self.code = code
    }
}

/// Checks codes that were sent. A wrong one counts as a wrong password does, and leaves the auth session.
struct SentCodeStep: ChallengeStep {
    let sessions: AuthSessions
    let firstFactors: FirstFactorCodes
    let recovery: RecoveryCodes

    func check(_ answer: SentCodeAnswer, by username: Username, _ call: ClientContext) async throws -> SignInCheck {
        let pending = try await sessions.require(answer.session, forOneOf: answer.challenges, call)
        if let factor = pending.challenge.firstFactor {
            return try firstFactors.check(answer, factor, in: pending, by: username, call)
        }
        return SignInCheck(
            user: .challenged(pending.user, asked: Username(rawValue: ""), claimed: username), isCounted: true,
            provesSecondFactor: true, singleUse: .session(pending.hash),
            custom: try sessions.customSignIn(of: pending, call)?.passed(pending.challenge.rawValue),
            body: answer.code.map { code in { try await verify(code, in: pending, $0) } })
    }

    private func verify(_ code: Secret<String>, in session: AuthSession, _ attempt: SignInAttempt) async throws
        -> FactorResult
    {
        guard let user = attempt.user else { return .wrong(SecondFactorRefusal.sentCodeMismatch) }
        if let result = try await recovery.result(of: code, user) { return result }
        let contact = session.challenge.secondFactor?.contact
        guard let proof = sessions.proof(code, contact, in: session, of: user) else {
            return .wrong(SecondFactorRefusal.sentCodeMismatch)
        }
        var verified = VerifiedFactor(user: user, secondFactor: .proven)
        if try await sessions.verifies(proof, of: user, in: attempt.call.pool) {
            verified.user.attributes.setVerified(proof.contact, verified: true)
            verified.isChanged = true
        }
        return .verified(verified)
    }
}

extension RecoveryCodes {
    /// The result of a recovery code in place of a second factor; nil if `code` is none.
    func result(of code: Secret<String>, _ user: User) async throws -> FactorResult? {
        switch try await check(code, of: user.id, in: user.pool) {
        case nil: return nil
        case .failure(let refusal)?: return .wrong(refusal)
        case .success(let unused)?:
            return .verified(
                VerifiedFactor(user: user, secondFactor: .proven) { tx in
                    try unused.use(of: user.id, in: user.pool, tx)
                })
        }
    }
}
