import Cryptography
import Directory
import Kernel
import SRP
import Storage

extension Authenticator {
    /// `PASSWORD_VERIFIER`: the state of the exchange is in the secret block; `Session` is ignored.
    func answerVerifier(_ call: ClientCall, _ parameters: AuthParameters) async throws -> SignInStep {
        let pool = call.pool.id
        let step = try PasswordVerifierStep(parameters, passwords: services.passwords)
        let block = step.proof.secretBlock
        let challenge = try SealedChallenge(block, in: pool, services.cipher)
        let now = services.world.now()
        guard challenge.client == call.client.id, now < challenge.expiresAt else { throw Refusal.invalidSession }
        let attempt = try await attempt(for: .known(challenge.user, called: challenge.asked), call, parameters)
        guard attempt.isFor(try parameters.require("USERNAME")) else { throw Refusal.invalidSession }
        let used = services.cipher.digest(Base64.encode(block), .session, pool.rawValue)
        return try await completeCounted(attempt, using: .challenge(used, until: challenge.expiresAt)) {
            try await step.check($0, challenge)
        }
    }

    /// `NEW_PASSWORD_REQUIRED`: the auth session stays until a response is valid, so a refused password may be followed
    /// by a better one in the same session.
    func answerNewPassword(_ session: String?, _ call: ClientCall, _ parameters: AuthParameters) async throws
        -> SignInStep
    {
        guard let session else { throw Refusal.invalid("Missing required parameter Session") }
        let hash = services.cipher.digest(session, .session, call.pool.id.rawValue)
        let now = services.world.now()
        let pending = try await services.database.read { tx in
            try AuthSessionTable(tx).find(hash, in: call.pool.id)
        }
        guard let pending, pending.client == call.client.id, pending.challenge == .newPassword,
            now < pending.expiresAt
        else { throw Refusal.invalidSession }
        let attempt = try await attempt(for: .known(pending.user, called: ""), call, parameters)
        guard attempt.isFor(try parameters.require("USERNAME")), attempt.user?.status == .forceChangePassword else {
            throw Refusal.invalidSession
        }
        let result = try await NewPasswordStep(services: services).answer(attempt)
        return try await complete(result, of: attempt, using: .session(hash))
    }
}

extension SignInAttempt {
    /// Whether a response that names `claimed` is about the challenged user. An unknown user accepts the name of the
    /// request and `USER_ID_FOR_SRP`, as a known one does.
    func isFor(_ claimed: String) -> Bool {
        let pool = call.pool
        let names = user.map { $0.names } ?? [name, identity.name]
        return names.map(pool.signInName).contains(pool.signInName(claimed))
    }
}

extension User {
    /// Every name of the user.
    var names: [String] {
        [username, id.rawValue] + ["email", "phone_number", "preferred_username"].compactMap { attributes[$0] }
    }
}
