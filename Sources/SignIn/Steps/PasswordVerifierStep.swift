import Directory
import Kernel
import SRP

/// The proof that answers `PASSWORD_VERIFIER` (AUTH-SRP-03).
struct PasswordVerifierStep: Sendable {
    let passwords: PasswordDesk

    /// Costs two exponentiations, whoever is asked for.
    func answer(_ attempt: Attempt, _ challenge: SealedChallenge) async throws -> Outcome {
        let timestamp = try attempt.parameters.require("TIMESTAMP")
        guard SRPTimestamp.parse(timestamp) != nil else {
            throw Refusal.invalid("TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.")
        }
        let proof = try SRPProof(
            secretBlock: attempt.parameters.require("PASSWORD_CLAIM_SECRET_BLOCK"), timestamp: timestamp,
            signature: attempt.parameters.require("PASSWORD_CLAIM_SIGNATURE"))
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(proof, of: attempt.identity, in: challenge.session, verifier)
        guard isRight, let user = attempt.user else { return .wrong(.wrongCredentials) }
        return .proven(user)
    }
}
