import Directory
import Kernel
import SRP

/// The proof that answers `PASSWORD_VERIFIER` (AUTH-SRP-03).
struct PasswordVerifierStep: Sendable {
    let passwords: PasswordHasher
    let proof: SRPProof

    /// - Throws: `invalidInput` if a part of the proof is missing or malformed.
    init(_ parameters: AuthParameters, passwords: PasswordHasher) throws {
        self.passwords = passwords
        let timestamp = try parameters.require("TIMESTAMP")
        guard SRPTimestamp.parse(timestamp) != nil else {
            throw Refusal.invalid("TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.")
        }
        proof = try SRPProof(
            secretBlock: parameters.require("PASSWORD_CLAIM_SECRET_BLOCK"), timestamp: timestamp,
            signature: parameters.require("PASSWORD_CLAIM_SIGNATURE"))
    }

    /// Costs two exponentiations, whether the user exists or not.
    func check(_ attempt: SignInAttempt, _ challenge: SealedChallenge) async throws -> FactorResult {
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(proof, of: attempt.identity, in: challenge.session, verifier)
        guard isRight, let user = attempt.user else { return .wrong(.wrongCredentials) }
        return .proven(user)
    }
}
