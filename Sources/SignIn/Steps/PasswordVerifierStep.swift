import Directory
import Kernel
import SRP

/// The proof that answers `PASSWORD_VERIFIER` (AUTH-SRP-03).
struct PasswordVerifierStep: Sendable {
    let passwords: PasswordHasher
    let proof: SRPProof

    /// Missing parts are named in the order of the service. The signature is over the canonical form of the time, in
    /// whichever form the time is sent.
    ///
    /// - Throws: `invalidInput` if a part of the proof is missing or malformed, `wrongCredentials` if the secret block
    ///   is not Base64.
    init(_ parameters: AuthParameters, passwords: PasswordHasher) throws {
        self.passwords = passwords
        let timeText = try parameters.require("TIMESTAMP")
        let signatureText = try parameters.require("PASSWORD_CLAIM_SIGNATURE")
        let blockText = try parameters.require("PASSWORD_CLAIM_SECRET_BLOCK")
        guard let time = SRPTimestamp.parse(timeText) else {
            throw Refusal.invalid("TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.")
        }
        guard let signature = Base64.decode(signatureText) else {
            throw Refusal.invalid("Invalid PASSWORD_CLAIM_SIGNATURE format. Must be a Base64 string.")
        }
        guard let block = Base64.decode(blockText) else { throw Refusal.wrongCredentials }
        proof = SRPProof(secretBlock: block, timestamp: SRPTimestamp.text(time), signature: signature)
    }

    /// Costs two exponentiations, whether the user exists or not.
    func check(_ attempt: SignInAttempt, _ challenge: SealedChallenge) async throws -> FactorResult {
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(proof, of: attempt.identity, in: challenge.session, verifier)
        guard isRight, let user = attempt.user else { return .wrong(.wrongCredentials) }
        return .proven(user)
    }
}
