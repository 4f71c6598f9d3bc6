import Directory
import Factors
import Kernel
import Storage
import Triggers

/// Users that are unknown to the pool, but not to its function.
extension SignInCheck {
    /// The password that the pool's function may recognise an unknown user by; nil if the pool has no such function. It
    /// is only called in the flow that starts with the password.
    func migratingPassword(in pool: UserPool) -> Secret<String>? {
        guard pool.settings.function(for: .userMigration) != nil, case .success(.password(let password)) = proof else {
            return nil
        }
        return password
    }
}

extension Authenticator {
    /// Adds an unknown user that the pool's function recognises by `password`, so that the sign-in can continue
    /// normally. The attempt is counted for the name before the function is called, as for every unknown name.
    ///
    /// - Throws: A refusal if the function does not recognise the user by this password either.
    func migrateUser(of check: SignInCheck, by password: Secret<String>, in attempt: SignInAttempt) async throws {
        try await attempt.counting(check.proof) { _ in
            // While this attempt waited for others, one of them may have added the user.
            guard try await !services.isKnown(check.user, in: attempt.context.pool) else { return }
            guard let refusal = try await services.refusalToMigrate(attempt, by: password) else { return }
            try await attempt.counted?.keep()
            throw refusal
        }
    }
}

extension SignInServices {
    /// Adds the user that the pool's function recognises by `password`.
    ///
    /// - Returns: Nil if the user exists after the call. If the function rejects the password, even by an error, the
    ///   refusal is the one for a wrong password.
    /// - Throws: A refusal if the function cannot be called.
    fileprivate func refusalToMigrate(_ attempt: SignInAttempt, by password: Secret<String>) async throws
        -> (any Error)?
    {
        let isAdded: Bool
        do {
            isAdded = try await migrate(attempt.name, password, attempt.triggers.validationData, attempt.context)
        } catch TriggerRefusal.failed(let kind, let message) {
            return TriggerRefusal.failed(kind, message: message)
        }
        guard !isAdded else { return nil }
        return attempt.context.hidesExistence ? SignInRefusal.wrongCredentials : UserRefusal.notFound
    }

    fileprivate func isKnown(_ user: UserReference, in pool: UserPool) async throws -> Bool {
        try await database.read { try user.find(in: pool, $0) != nil }
    }
}
