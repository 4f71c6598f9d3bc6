import Directory
import Factors
package import Kernel

/// The request contains the password: `USER_PASSWORD_AUTH`, and `ADMIN_USER_PASSWORD_AUTH` for administrators.
struct PasswordFactor: Factor {
    let passwords: PasswordHasher

    let flow = AuthFlow.password
    let acceptsSub = true
    let asksByChallenge = false

    func migratingPassword(in password: Secret<String>) -> Secret<String>? { password }

    /// Costs one exponentiation, whether the user exists or not.
    func verify(_ password: Secret<String>, of attempt: SignInAttempt) async throws -> FactorResult {
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(password, of: attempt.identity, verifier)
        guard isRight, let user = attempt.user else { return .wrong(SignInRefusal.wrongCredentials) }
        return .proven(user)
    }
}

extension FactorInput {
    /// A username and a password.
    package static func password(username: Parsed<Username>, _ password: Parsed<Secret<String>>) -> Self {
        FactorInput(flow: .password, username: username, value: password.map { $0 })
    }
}
