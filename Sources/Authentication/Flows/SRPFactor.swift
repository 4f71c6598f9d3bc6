import Cryptography
import Directory
import Factors
import Kernel
package import SRP

/// The user proves the password without sending it: `USER_SRP_AUTH` (AUTH-SRP-01).
struct SRPFactor: Sendable {
    let services: SignInServices

    /// Returns the challenge `PASSWORD_VERIFIER`. The server's state is sealed in the secret block, so a request for a
    /// challenge does not take storage. Costs one exponentiation.
    ///
    /// - Parameter isCustom: Whether the pool's functions decide the next step.
    func challenge(to shown: SRPPublicValue, of attempt: SignInAttempt, isCustom: Bool = false) async throws
        -> FactorResult
    {
        let (passwords, cipher, world) = (services.passwords, services.cipher, services.world)
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let session = try await passwords.begin(with: shown, verifier)
        // A challenge for an unknown user contains a random identifier, so it is as long as a real one (SRP-09).
        let challenge = SealedChallenge(
            client: attempt.call.client.id, user: attempt.user?.id ?? UserID(rawValue: world.uuid()),
            asked: attempt.name, expiresAt: attempt.call.sessionExpiry(from: attempt.newerThanSweeps),
            isCustom: isCustom,
            session: session)
        return .challenged(
            .passwordVerifier(
                PasswordVerifierChallenge(
                    userIDForSRP: attempt.identity.name, salt: verifier.saltHex, publicValue: session.server,
                    secretBlock: try challenge.sealed(in: attempt.call.pool.id, cipher))))
    }
}

/// The values for a client's proof of the password by SRP.
package struct PasswordVerifierChallenge: Sendable {
    /// The name that the proof is computed with.
    package var userIDForSRP: String
    /// In hexadecimal digits, without leading zeros.
    package var salt: String
    /// B.
    package var publicValue: SRPPublicValue
    /// The state of the exchange, sealed.
    package var secretBlock: [UInt8]
}
