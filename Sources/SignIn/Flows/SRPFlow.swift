import Directory
import Kernel
import SRP

/// The password is proven without being sent: `USER_SRP_AUTH` (AUTH-SRP-01).
struct SRPFlow: Sendable {
    let passwords: PasswordHasher
    let cipher: SecretCipher
    /// Challenges that expire at or before this moment are refused (`SweepHorizonTable`).
    let horizon: Instant?

    /// Answers with the challenge `PASSWORD_VERIFIER`. What the server must remember travels sealed in `SECRET_BLOCK`,
    /// so that asking costs the house no memory. Costs one exponentiation.
    func start(_ attempt: SignInAttempt) async throws -> FactorResult {
        let shown = try SRPPublicValue(hex: attempt.parameters.require("SRP_A"))
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let session = try await passwords.begin(with: shown, verifier)
        // A stranger's challenge is as long as a person's (SRP-09): it names somebody who is not there.
        let challenge = SealedChallenge(
            client: attempt.call.client.id, user: attempt.user?.id ?? UserID(rawValue: passwords.world.uuid()),
            asked: attempt.name,
            expiresAt: attempt.call.sessionExpiry(from: max(attempt.now, horizon ?? attempt.now)), session: session)
        let block = try challenge.sealed(in: attempt.call.pool.id, cipher)
        return .challenged(
            .passwordVerifier,
            parameters: [
                "SALT": verifier.saltHex, "SRP_B": session.server.hex, "USERNAME": attempt.identity.name,
                "USER_ID_FOR_SRP": attempt.identity.name, "SECRET_BLOCK": Base64.encode(block),
            ])
    }
}
