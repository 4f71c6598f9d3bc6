import Directory
import Kernel

/// The password itself is sent: `USER_PASSWORD_AUTH`, and for administrators `ADMIN_USER_PASSWORD_AUTH`.
struct PasswordFlow: Sendable {
    let passwords: PasswordDesk

    /// Costs one exponentiation, whoever is asked for.
    func start(_ attempt: Attempt) async throws -> Outcome {
        let password = Secret(try attempt.parameters.require("PASSWORD"))
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(password, of: attempt.identity, verifier)
        guard isRight, let user = attempt.user else { return .wrong(.wrongCredentials) }
        return .proven(user)
    }
}
