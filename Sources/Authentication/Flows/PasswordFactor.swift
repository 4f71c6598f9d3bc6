import Directory
import Factors
import Kernel
import Risk

/// The request contains the password: `USER_PASSWORD_AUTH`, and `ADMIN_USER_PASSWORD_AUTH` for administrators.
struct PasswordFactor: Sendable {
    let services: SignInServices

    /// Costs one exponentiation, whether the user exists or not. The hash of another system may cost more, and a source
    /// may take longer, but only once: both are replaced by a verifier when the next step is committed.
    func verify(_ password: Secret<String>, of attempt: SignInAttempt) async throws -> FactorResult {
        let passwords = services.passwords
        let stored = try passwords.stored(of: attempt.user, identity: attempt.identity)
        switch stored {
        case .atSource: return try await verifyAtSource(password, of: attempt)
        case .verifier, .foreign:
            guard try await passwords.accepts(password, of: attempt.identity, stored: stored),
                var user = attempt.user
            else { return .wrongPassword(attempt) }
            if case .foreign = stored { user.credential = try await credential(of: password, for: user, in: attempt) }
            return .verified(try verified(user, by: password, in: attempt))
        }
    }

    private func verified(
        _ user: User, by password: Secret<String>, in attempt: SignInAttempt
    ) throws -> VerifiedFactor {
        var verified = VerifiedFactor(user: user, isChanged: user.credential != attempt.user?.credential)
        // A temporary password is replaced in any case, and users who may not sign in are refused for that reason.
        if user.enabled, user.status == .confirmed, let protection = attempt.risk?.protection {
            verified.isCompromised = try protection.isCompromised(password, at: .signIn)
        }
        return verified
    }

    private func credential(
        of password: Secret<String>, for user: User, in attempt: SignInAttempt
    ) async throws -> [UInt8] {
        try await services.passwords.credential(
            of: password, for: user.id, called: user.username, in: attempt.context.pool)
    }

    // MARK: A followed pool

    /// Asks the service that the pool follows. Its challenge after the password is passed on, unless the user has
    /// registered an authenticator app here: then the app is asked for instead, because the challenge there may prove
    /// less.
    ///
    /// - Throws: `SourceRefusal`.
    private func verifyAtSource(_ password: Secret<String>, of attempt: SignInAttempt) async throws -> FactorResult {
        guard let user = attempt.user else { return .wrongPassword(attempt) }
        let pool = attempt.context.pool
        let verdict = try await services.proveAtSource(.password(password), user, pool)
        guard verdict != .wrong else { return .wrongPassword(attempt) }
        var changed = user
        changed.credential = try await credential(of: password, for: user, in: attempt)
        // An administrator there has set a temporary password since the user was copied.
        if verdict == .right(isTemporary: true), user.status == .confirmed { changed.status = .forceChangePassword }
        let verified = try verified(changed, by: password, in: attempt)
        guard case .challenged(let challenge) = verdict, let credential = changed.credential else {
            return .verified(verified)
        }
        let factors = try await services.secondFactors(of: user.id, in: pool)
        guard !factors.asked(of: user, in: pool.settings).contains(.softwareToken) else { return .verified(verified) }
        return .challengedAtSource(
            challenge,
            FollowedSignIn(credential, isCompromised: verified.isCompromised, reference: challenge.reference))
    }
}
