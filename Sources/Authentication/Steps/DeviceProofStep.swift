import Cryptography
import Directory
import Factors
import Kernel
import SRP

/// Checks the proofs of devices. A wrong proof is counted like a wrong password. The challenge is used up by one reply,
/// the auth session by a right one.
struct DeviceProofStep: Sendable {
    let services: SignInServices

    func check(_ proof: SRPProof, of device: DeviceKey, claimed: Username, through context: ClientContext) async throws
        -> SignInCheck
    {
        let (pool, block) = (context.pool.id, proof.secretBlock)
        let challenge = try SealedDeviceChallenge(block, in: pool, cipher: services.cipher)
        guard services.world.now() < challenge.expiresAt else { throw SignInRefusal.sessionExpired }
        let pending = try await services.sessions.requireProof(challenge.authSession, through: context)
        guard pending.device == device else { throw SignInRefusal.invalidSession }
        let used = services.cipher.digest(Base64.encode(block), .session, pool.rawValue)
        return SignInCheck(
            user: .challenged(pending.user, claimed: claimed), isCounted: true,
            singleUse: .challenge(used, until: challenge.expiresAt, of: pending.hash),
            custom: try services.sessions.customSignIn(of: pending, in: pool)?.proven(device),
            firstProof: pending.challenge.firstProof ?? .password,
            proof: .success(.deviceVerifier(proof, challenge.srp, pending)))
    }

    /// Costs two exponentiations.
    func verify(
        _ proof: SRPProof, in srp: SRPServerSession, for pending: AuthSession, of attempt: SignInAttempt
    ) async throws -> FactorResult {
        guard let user = attempt.user else { throw SignInRefusal.invalidSession }
        let (device, verifier) = try await services.requireDevice(of: pending, in: user.pool)
        let identity = DeviceVerifiers(services.cipher).identity(of: device, of: user.id, in: user.pool)
        guard try await services.passwords.accepts(proof, of: identity, in: srp, verifier: verifier) else {
            return .wrong(SignInRefusal.wrongCredentials)
        }
        let challenge = pending.challenge
        return .verified(
            VerifiedFactor(
                user: user, secondFactor: challenge.progress == .proven ? .proven : .open,
                proof: attempt.firstProof, device: device
            ) { tx in
                // A sign-in that was planned with another state of the device starts over.
                guard try UserDeviceTable(tx).authenticate(device, of: user.id, in: user.pool, now: attempt.now) else {
                    throw UserChangedError()
                }
            })
    }
}
