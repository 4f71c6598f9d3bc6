import Directory
import Kernel

/// The request contains the password: `USER_PASSWORD_AUTH`, and `ADMIN_USER_PASSWORD_AUTH` for administrators.
struct PasswordFlow: Sendable {
    let passwords: PasswordHasher
    let password: Secret<String>

    /// - Throws: `invalidInput` if the parameters contain no password.
    init(_ parameters: AuthParameters, passwords: PasswordHasher) throws {
        self.passwords = passwords
        password = Secret(try parameters.require("PASSWORD"))
    }

    /// Costs one exponentiation, whether the user exists or not.
    func check(_ attempt: SignInAttempt) async throws -> FactorResult {
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(password, of: attempt.identity, verifier)
        guard isRight, let user = attempt.user else { return .wrong(.wrongCredentials) }
        return .proven(user)
    }
}
