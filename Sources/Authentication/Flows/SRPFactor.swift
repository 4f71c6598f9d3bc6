import Cryptography
import Directory
import Factors
package import Kernel
package import SRP

/// The user proves the password without sending it: `USER_SRP_AUTH` (AUTH-SRP-01).
struct SRPFactor: Factor {
    let passwords: PasswordHasher
    let cipher: SecretCipher
    let world: World

    let flow = AuthFlow.srp
    /// The service's flow does not take a `sub` in place of the username.
    let acceptsSub = false
    let asksByChallenge = true

    func verify(_ shown: SRPPublicValue, of attempt: SignInAttempt) async throws -> FactorResult {
        try await challenge(shown, attempt, isCustom: false)
    }

    /// Returns the challenge `PASSWORD_VERIFIER`. The server's state is sealed in the secret block, so that a request
    /// for a challenge takes no storage. Costs one exponentiation.
    func challenge(_ shown: SRPPublicValue, _ attempt: SignInAttempt, isCustom: Bool) async throws -> FactorResult {
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let session = try await passwords.begin(with: shown, verifier)
        // A challenge for an unknown user is as long as a real one (SRP-09): it contains a random identifier.
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

/// The values with which a client proves the password by SRP.
package struct PasswordVerifierChallenge: Sendable {
    /// The name that the proof is computed with.
    package var userIDForSRP: String
    /// In hexadecimal digits, without zeros in front.
    package var salt: String
    /// B.
    package var publicValue: SRPPublicValue
    /// The state of the exchange, sealed.
    package var secretBlock: [UInt8]
}

extension FactorInput {
    /// A username and the client's public value A.
    package static func srp(username: Parsed<Username>, _ publicValue: Parsed<SRPPublicValue>) -> Self {
        FactorInput(flow: .srp, username: username, value: publicValue.map { $0 })
    }
}
