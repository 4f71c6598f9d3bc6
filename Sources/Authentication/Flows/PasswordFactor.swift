import Directory
import Factors
import Kernel
import Risk

/// The request contains the password: `USER_PASSWORD_AUTH`, and `ADMIN_USER_PASSWORD_AUTH` for administrators.
struct PasswordFactor: Sendable {
    let services: SignInServices

    /// Costs one exponentiation, whether the user exists or not. The hash of another system costs what it costs, and a
    /// source takes the time that it takes: both are replaced by a verifier when the next step is committed.
    func verify(_ password: Secret<String>, of attempt: SignInAttempt) async throws -> FactorResult {
        let passwords = services.passwords
        let stored = try passwords.stored(of: attempt.user, identity: attempt.identity)
        let isRight =
            switch stored {
            case .verifier, .foreign: try await passwords.accepts(password, of: attempt.identity, stored: stored)
            case .atSource: try await isRightAtSource(password, of: attempt)
            }
        guard isRight, var user = attempt.user else { return .wrongPassword(attempt) }
        switch stored {
        case .verifier: break
        case .foreign, .atSource:
            user.credential = try await passwords.credential(
                of: password, for: user.id, called: user.username, in: attempt.call.pool)
        }
        var verified = VerifiedFactor(user: user, isChanged: user.credential != attempt.user?.credential)
        // A temporary password is replaced in any case, and users who may not sign in are refused for that reason.
        if user.enabled, user.status == .confirmed, let protection = attempt.risk?.protection {
            verified.isCompromised = try protection.isCompromised(password, at: .signIn)
        }
        return .verified(verified)
    }

    /// Whether the service that the pool follows accepts the password.
    ///
    /// - Throws: `SourceRefusal`. A user whose second factor is asked for there alone must not get in without one.
    private func isRightAtSource(_ password: Secret<String>, of attempt: SignInAttempt) async throws -> Bool {
        guard let user = attempt.user else { return false }
        let pool = attempt.call.pool
        guard case .right(let asksForSecondFactor) = try await services.proveAtSource(password, user, pool) else {
            return false
        }
        guard asksForSecondFactor else { return true }
        let factors = try await services.secondFactors(of: user.id, in: pool)
        guard !factors.asked(of: user, in: pool.settings).isEmpty else { throw SourceRefusal.secondFactor }
        return true
    }
}

extension FactorResult {
    /// The result for a wrong password or an unknown user. Callers do not learn which it was; the request's record
    /// does.
    static func wrongPassword(_ attempt: SignInAttempt) -> FactorResult {
        AuditContext.note(attempt.user == nil ? .unknownUser : .wrongPassword)
        return .wrong(SignInRefusal.wrongCredentials)
    }
}
