import Directory
import Kernel

/// The password itself is sent: `USER_PASSWORD_AUTH`, and for administrators `ADMIN_USER_PASSWORD_AUTH`.
struct PasswordFlow: Sendable {
    let passwords: PasswordHasher
    let password: Secret<String>

    /// Throws `invalidInput` if there is no password among the parameters.
    init(_ parameters: AuthParameters, passwords: PasswordHasher) throws {
        self.passwords = passwords
        password = Secret(try parameters.require("PASSWORD"))
    }

    /// Costs one exponentiation, whoever is asked for.
    func check(_ attempt: SignInAttempt) async throws -> FactorResult {
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(password, of: attempt.identity, verifier)
        guard isRight, let user = attempt.user else { return .wrong(.wrongCredentials) }
        return .proven(user)
    }
}
