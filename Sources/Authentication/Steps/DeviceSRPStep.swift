import Cryptography
import Directory
import Factors
package import Kernel
package import SRP
import Storage

/// The values for a client's proof of a device by SRP: `DEVICE_PASSWORD_VERIFIER`.
package struct DeviceVerifierChallenge: Sendable {
    /// The name to use in the reply.
    package var username: String
    package var device: DeviceKey
    /// In hexadecimal digits, without leading zeros.
    package var salt: String
    /// B.
    package var publicValue: SRPPublicValue
    /// The state of the exchange, sealed.
    package var secretBlock: [UInt8]
}

/// Starts the proof of a device (UP-DEV-06). This does not use up anything: the client may start again.
struct DeviceSRPStep: Sendable {
    let services: SignInServices

    func check(_ reply: DeviceSRPReply, claimed: Username, through context: ClientContext) async throws -> SignInCheck {
        let pending = try await services.sessions.requireProof(
            of: reply.device, session: reply.session, claimed: claimed, through: context)
        return SignInCheck(
            user: .challenged(pending.user, claimed: claimed), isCounted: false, sealsChallenge: true,
            custom: try services.sessions.customSignIn(of: pending, in: context.pool.id),
            firstProof: pending.challenge.firstProof ?? .password,
            proof: reply.publicValue.map { .deviceSRP($0, pending) })
    }

    /// Costs one exponentiation.
    func challenge(to shown: SRPPublicValue, for pending: AuthSession, of attempt: SignInAttempt) async throws
        -> FactorResult
    {
        let (device, verifier) = try await services.requireDevice(of: pending, in: attempt.context.pool.id)
        let srp = try await services.passwords.begin(with: shown, verifier: verifier)
        let sealed = SealedDeviceChallenge(
            authSession: pending.hash, expiresAt: attempt.context.sessionExpiry(from: attempt.newerThanSweeps), srp: srp
        )
        return .challenged(
            .deviceVerifier(
                DeviceVerifierChallenge(
                    username: attempt.identity.name, device: device.key, salt: verifier.saltHex,
                    publicValue: srp.server,
                    secretBlock: try sealed.sealed(in: attempt.context.pool.id, by: services.cipher))))
    }
}

extension SignInServices {
    /// The device whose proof a sign-in waits for, and its verifier.
    ///
    /// - Throws: `DeviceRefusal.notFound` if the user has since forgotten it.
    func requireDevice(of pending: AuthSession, in pool: UserPoolID) async throws -> (
        device: UserDevice, verifier: SRPVerifier
    ) {
        let found = try await database.read { tx in
            try pending.device.flatMap { try UserDeviceTable(tx).find($0, of: pending.user, in: pool) }
        }
        guard let found else { throw DeviceRefusal.notFound }
        return (found, try DeviceVerifiers(cipher).verifier(of: found, of: pending.user, in: pool))
    }
}
