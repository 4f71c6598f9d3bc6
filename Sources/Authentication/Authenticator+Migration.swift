import Directory
import Factors
import Kernel
import Storage
import Triggers

extension Authenticator {
    /// Whether a function may know a user that the pool does not know.
    func migrates(_ check: SignInCheck, _ call: ClientContext) -> Bool {
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
        let refusal: (any Error)? = try await uncountingOnError(attempt) {
            // While this attempt waited for others, one of them may have added the user.
            if try await services.isKnown(check.user, in: attempt.call.pool) { return nil }
            return try await services.refusalToMigrate(attempt, password)
        }
        if let refusal {
            try await attempt.counted?.fail()
            throw refusal
        }
        await attempt.counted?.cancel()
        return true
    }
}

extension SignInServices {
    /// Adds the user that the pool's function knows by `password`.
    ///
    /// - Returns: Nil if the user can be found now. What the function says of a password that it does not accept counts
    ///   as a wrong password, also if it says so by an error.
    /// - Throws: A refusal if the function cannot be asked.
    fileprivate func refusalToMigrate(_ attempt: SignInAttempt, _ password: Secret<String>) async throws -> (any Error)?
    {
        let isAdded: Bool
        do {
            isAdded = try await migrate(attempt.name, password, attempt.triggers.validationData, attempt.call)
        } catch TriggerRefusal.failed(let kind, let message) {
            return TriggerRefusal.failed(kind, message: message)
        }
        guard !isAdded else { return nil }
        return attempt.call.hidesExistence ? SignInRefusal.wrongCredentials : UserRefusal.notFound
    }

    fileprivate func isKnown(_ user: UserReference, in pool: UserPool) async throws -> Bool {
        try await database.read { try user.find(in: pool, $0) != nil }
    }
}
