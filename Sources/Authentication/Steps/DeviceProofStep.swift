import Cryptography
import Directory
import Factors
package import Kernel
package import SRP

/// The answer to `DEVICE_PASSWORD_VERIFIER`.
package struct DeviceProofAnswer: AuthChallengeAnswer {
    let device: DeviceKey
    let proof: SRPProof

    package init(_ device: DeviceKey, _ proof: SRPProof) {
        self.device = device
        self.proof = proof
    }
}

/// Checks the proofs of devices. A wrong one counts as a wrong password does. The challenge is used by one answer, the
/// auth session by a right one.
struct DeviceProofStep: ChallengeStep {
    let services: SignInServices

    init(_ services: SignInServices) { self.services = services }

    func check(_ answer: DeviceProofAnswer, by username: Username, _ call: ClientContext) async throws -> SignInCheck {
        let (pool, block) = (call.pool.id, answer.proof.secretBlock)
        let challenge = try SealedDeviceChallenge(block, in: pool, services.cipher)
        guard services.world.now() < challenge.expiresAt else { throw SignInRefusal.sessionExpired }
        let pending = try await services.sessions.requireProof(challenge.authSession, call)
        guard pending.device == answer.device else { throw SignInRefusal.invalidSession }
        let used = services.cipher.digest(Base64.encode(block), .session, pool.rawValue)
        return SignInCheck(
            user: .challenged(pending.user, asked: Username(rawValue: ""), claimed: username), isCounted: true,
            singleUse: .challenge(used, until: challenge.expiresAt, of: pending.hash),
            custom: try services.sessions.customSignIn(of: pending, call)?.proven(answer.device),
            body: .success { try await verify(answer.proof, of: $0, in: challenge.srp, pending) })
    }

    /// Costs two exponentiations.
    private func verify(
        _ proof: SRPProof, of attempt: SignInAttempt, in srp: SRPServerSession, _ pending: AuthSession
    ) async throws -> FactorResult {
        guard let user = attempt.user else { throw SignInRefusal.invalidSession }
        let (device, verifier) = try await services.requireDevice(of: pending, in: user.pool)
        let identity = DeviceVerifiers(services.cipher).identity(of: device.key, of: user.id, in: user.pool)
        guard try await services.passwords.accepts(proof, of: identity, in: srp, verifier) else {
            return .wrong(SignInRefusal.wrongCredentials)
        }
        let secondFactor = pending.challenge == .deviceProofAfterFactor ? SecondFactorProgress.proven : .open
        return .verified(
            VerifiedFactor(
                user: user, secondFactor: secondFactor, proof: pending.challenge.firstProof, device: device
            ) { tx in
                // A sign-in that was planned with another state of the device starts over.
                guard try UserDeviceTable(tx).authenticate(device, of: user.id, in: user.pool, now: attempt.now) else {
                    throw UserChangedError()
                }
            })
    }
}
