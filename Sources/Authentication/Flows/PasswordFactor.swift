import Directory
import Factors
import Kernel
import Risk

/// The request contains the password: `USER_PASSWORD_AUTH`, and `ADMIN_USER_PASSWORD_AUTH` for administrators.
struct PasswordFactor: Sendable {
    let services: SignInServices

    /// Costs one exponentiation, whether the user exists or not. The hash of another system has its own cost, and is
    /// replaced by a verifier when the next step is committed.
    func verify(_ password: Secret<String>, of attempt: SignInAttempt) async throws -> FactorResult {
        let passwords = services.passwords
        let stored = try passwords.stored(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(password, of: attempt.identity, stored: stored)
        guard isRight, var user = attempt.user else { return .wrongPassword(attempt) }
        if case .foreign = stored {
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
}

extension FactorResult {
    /// The result for a wrong password or an unknown user. Callers do not learn which it was; the request's record
    /// does.
    static func wrongPassword(_ attempt: SignInAttempt) -> FactorResult {
        AuditContext.note(attempt.user == nil ? .unknownUser : .wrongPassword)
        return .wrong(SignInRefusal.wrongCredentials)
    }
}
