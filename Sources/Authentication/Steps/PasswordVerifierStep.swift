import Cryptography
import Directory
import Factors
import Kernel
import SRP

/// Checks SRP proofs, the replies to `PASSWORD_VERIFIER` (AUTH-SRP-03). The state of the exchange is in the secret
/// block; it does not use an auth session.
struct PasswordVerifierStep: Sendable {
    let services: SignInServices

    func check(_ proof: SRPProof, claimed: Username, through call: ClientContext) throws -> SignInCheck {
        let (pool, block, cipher) = (call.pool.id, proof.secretBlock, services.cipher)
        let challenge = try SealedChallenge(block, in: pool, cipher: cipher)
        guard challenge.client == call.client.id else { throw SignInRefusal.invalidSession }
        guard services.world.now() < challenge.expiresAt else { throw SignInRefusal.sessionExpired }
        let used = cipher.digest(Base64.encode(block), .session, pool.rawValue)
        return SignInCheck(
            user: .challenged(challenge.user, asked: challenge.asked, claimed: claimed), isCounted: true,
            singleUse: .challenge(used, until: challenge.expiresAt),
            custom: challenge.isCustom ? CustomFactor.afterSRP(asked: challenge.asked) : nil,
            proof: .success(.passwordVerifier(proof, challenge.session)))
    }

    /// Costs two exponentiations, whether the user exists or not.
    func verify(_ proof: SRPProof, in session: SRPServerSession, of attempt: SignInAttempt) async throws
        -> FactorResult
    {
        let passwords = services.passwords
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(proof, of: attempt.identity, in: session, verifier: verifier)
        guard isRight, let user = attempt.user else { return .wrongPassword(attempt) }
        return .proven(user)
    }
}
