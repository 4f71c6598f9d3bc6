import Cryptography
import Directory
import Factors
import Kernel
package import SRP

/// The proof that answers `PASSWORD_VERIFIER` (AUTH-SRP-03).
package struct PasswordVerifierAnswer: AuthChallengeAnswer {
    let proof: SRPProof

    package init(_ proof: SRPProof) { self.proof = proof }
}

/// Checks SRP proofs. The state of the exchange is in the secret block; there is no auth session.
struct PasswordVerifierStep: ChallengeStep {
    let passwords: PasswordHasher
    let cipher: SecretCipher
    let world: World

    func check(_ answer: PasswordVerifierAnswer, by username: Username, _ call: ClientContext) throws -> SignInCheck {
        let pool = call.pool.id
        let block = answer.proof.secretBlock
        let challenge = try SealedChallenge(block, in: pool, cipher)
        guard challenge.client == call.client.id else { throw SignInRefusal.invalidSession }
        guard world.now() < challenge.expiresAt else { throw SignInRefusal.sessionExpired }
        let used = cipher.digest(Base64.encode(block), .session, pool.rawValue)
        return SignInCheck(
            user: .challenged(challenge.user, asked: challenge.asked, claimed: username), isCounted: true,
            singleUse: .challenge(used, until: challenge.expiresAt),
            custom: challenge.isCustom ? CustomFactor.afterSRP(asked: challenge.asked) : nil,
            body: .success { try await verify(answer.proof, of: $0, in: challenge.session) })
    }

    /// Costs two exponentiations, whether the user exists or not.
    private func verify(_ proof: SRPProof, of attempt: SignInAttempt, in session: SRPServerSession) async throws
        -> FactorResult
    {
        let verifier = try passwords.verifier(of: attempt.user, identity: attempt.identity)
        let isRight = try await passwords.accepts(proof, of: attempt.identity, in: session, verifier)
        guard isRight, let user = attempt.user else { return .wrong(SignInRefusal.wrongCredentials) }
        return .proven(user)
    }
}
