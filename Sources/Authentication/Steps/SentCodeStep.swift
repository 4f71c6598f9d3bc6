import Cryptography
package import Directory
import Factors
package import Kernel
import Storage

/// The answer to `SMS_MFA` or `EMAIL_OTP`.
package struct SentCodeAnswer: AuthChallengeAnswer {
    let factor: SecondFactor
    let session: Secret<String>
    let code: Parsed<Secret<String>>

    package init(_ factor: SecondFactor, session: Secret<String>, code: Parsed<Secret<String>>) {
        self.factor = factor
        self.session = session
        self.code = code
    }
}

/// Checks codes that were sent. A wrong one counts as a wrong password does, and leaves the auth session.
struct SentCodeStep: ChallengeStep {
    let sessions: AuthSessions

    func check(_ answer: SentCodeAnswer, by username: Username, _ call: ClientCall) async throws -> SignInCheck {
        let pending = try await sessions.require(answer.session, for: .secondFactor(answer.factor), call)
        return SignInCheck(
            user: .challenged(pending.user, asked: Username(rawValue: ""), claimed: username), isCounted: true,
            singleUse: .session(pending.hash),
            body: answer.code.map { code in { try await verify(code, of: answer.factor, in: pending, $0) } })
    }

    private func verify(
        _ code: Secret<String>, of factor: SecondFactor, in session: AuthSession, _ attempt: SignInAttempt
    ) async throws -> FactorResult {
        // A code to an address that is no longer the user's matches nothing.
        guard let user = attempt.user, let contact = factor.contact, let stored = session.codeHash,
            let address = user.attributes.contact(contact),
            sessions.cipher.equals(stored, sessions.hash(code, sentTo: address, in: session.hash, of: user))
        else { return .wrong(SecondFactorRefusal.sentCodeMismatch) }
        var verified = VerifiedFactor(user: user, secondFactor: .proven)
        if try await isProvenAnew(contact, address, of: user, in: attempt.call.pool) {
            verified.user.attributes.setVerified(contact, true)
            verified.isChanged = true
        }
        return .verified(verified)
    }

    /// Whether the code also verifies the contact (UP-MFA-12): not if the contact would become a name that another user
    /// has, since the sign-in would then fail.
    private func isProvenAnew(_ contact: ContactAttribute, _ address: String, of user: User, in pool: UserPool)
        async throws -> Bool
    {
        guard !user.attributes.isVerified(contact) else { return false }
        guard pool.settings.aliasAttributes.map(\.rawValue).contains(contact.rawValue) else { return true }
        let owner = try await sessions.database.read { tx in
            try NameTable(tx).owner(of: pool.signInName(address), in: pool.id)?.user
        }
        return owner == nil || owner == user.id
    }
}
