import Directory
import Factors
import Kernel
import Storage
import Triggers

extension Authenticator {
    /// Whether a function may know a user that the pool does not know.
    func migrates(_ check: SignInCheck, _ call: ClientCall) -> Bool {
        check.migratingPassword != nil && call.pool.settings.function(for: .userMigration) != nil
    }

    /// Adds an unknown user that the pool's function knows by the password, so that the sign-in can go on as any other.
    /// The attempt is counted for the name before the function is called, as for every unknown name.
    ///
    /// - Returns: Whether the user can be found now.
    /// - Throws: A refusal if the function does not know the user by this password, either.
    func migrate(_ attempt: SignInAttempt, by check: SignInCheck) async throws -> Bool {
        guard attempt.user == nil, migrates(check, attempt.call), let password = check.migratingPassword else {
            return false
        }
        try await attempt.counted?.begin()
        let isAdded = try await uncountingOnError(attempt) {
            // While this attempt waited for others, one of them may have added the user.
            if try await services.isKnown(check.user, in: attempt.call.pool) { return true }
            return try await services.migrate(attempt.name, password, attempt.triggers.validationData, attempt.call)
        }
        guard isAdded else {
            try await attempt.counted?.fail()
            guard attempt.call.hidesExistence else { throw UserRefusal.notFound }
            throw SignInRefusal.wrongCredentials
        }
        await attempt.counted?.cancel()
        return true
    }
}

extension SignInServices {
    fileprivate func isKnown(_ user: UserReference, in pool: UserPool) async throws -> Bool {
        try await database.read { try user.find(in: pool, $0) != nil }
    }
}
