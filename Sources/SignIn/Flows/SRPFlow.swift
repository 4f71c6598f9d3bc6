import Directory
import Kernel
import SRP

/// The user proves the password without sending it: `USER_SRP_AUTH` (AUTH-SRP-01).
struct SRPFlow: Sendable {
    let passwords: PasswordHasher
    let cipher: SecretCipher
    /// Challenges that expire at or before this time are refused (`SweepHorizonTable`).
    let horizon: Instant?

    /// Returns the challenge `PASSWORD_VERIFIER`. The server's state is sealed in `SECRET_BLOCK`, so that a request for
    /// a challenge takes no storage. Costs one exponentiation.
    func start(_ attempt: SignInAttempt) async throws -> FactorResult {
        let shown = try publicValue(attempt.parameters)
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let session = try await passwords.begin(with: shown, verifier)
        // A challenge for an unknown user is as long as a real one (SRP-09): it contains a random identifier.
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

    /// - Throws: `invalidInput` for an A that is missing, not hexadecimal or not between 0 and N (SRP-01).
    private func publicValue(_ parameters: AuthParameters) throws -> SRPPublicValue {
        let text = try parameters.require("SRP_A")
        guard text.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit) else {
            let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(256)))
            throw Refusal.invalid(
                "1 validation error detected: Value '\(shown)' at 'sRPA' failed to satisfy constraint: "
                    + "Member must satisfy regular expression pattern: ^[0-9a-fA-F]+$")
        }
        return try SRPPublicValue(hex: text)
    }
}
