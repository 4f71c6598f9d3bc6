import Directory
import Factors
import Kernel
import Storage
import Tokens

/// The progress of a sign-in's device.
enum DeviceProgress: Sendable {
    /// The pool does not track devices, or not this sign-in.
    case untracked
    /// The app does not name a device, so it gets a new one.
    case new
    /// The app names a device that the user has confirmed, but that is not proven yet.
    case known(UserDevice)
    case proven(UserDevice)

    /// The confirmed device.
    var known: UserDevice? {
        switch self {
        case .untracked, .new: nil
        case .known(let device), .proven(let device): device
        }
    }

    /// The device, if it is proven.
    var proven: UserDevice? {
        guard case .proven(let device) = self else { return nil }
        return device
    }

    var isNew: Bool {
        guard case .new = self else { return false }
        return true
    }

    var isToBeProven: Bool { known != nil && proven == nil }

    /// Whether the device, once proven, replaces a second factor (UP-DEV-11).
    func standsForSecondFactor(in settings: PoolSettings) -> Bool {
        guard let known, let devices = settings.devices else { return false }
        return devices.standsForSecondFactor && known.isRemembered
    }
}

extension SignInServices {
    /// The state of a sign-in's device. Only a caller who has proven a factor may learn it.
    ///
    /// - Throws: `DeviceRefusal.notFound` if the call names a device that the user has not confirmed, or has forgotten.
    func device(after verified: VerifiedFactor, of attempt: SignInAttempt) async throws -> DeviceProgress {
        if let device = verified.device { return .proven(device) }
        guard attempt.claim.isTracked else { return .untracked }
        guard !attempt.context.isFromPage else { return try await browser(after: verified, of: attempt) }
        return try await database.read { [pool = attempt.context.pool.id, claimed = attempt.claim.key] tx in
            // Some apps name the device only together with the password.
            let earlier = try attempt.singleUse.session.flatMap { try AuthSessionTable(tx).find($0, in: pool)?.device }
            guard let key = claimed ?? earlier else { return .new }
            if let device = try UserDeviceTable(tx).find(key, of: verified.user.id, in: pool) { return .known(device) }
            guard claimed == nil else { throw DeviceRefusal.notFound }
            return .new
        }
    }

    /// The browser of a sign-in on the hosted page: proven by its cookie, or new.
    private func browser(after verified: VerifiedFactor, of attempt: SignInAttempt) async throws -> DeviceProgress {
        guard let proof = attempt.claim.browser else { return .new }
        let (user, pool) = (verified.user.id, attempt.context.pool.id)
        let known = try await database.read { try UserDeviceTable($0).find(proof.key, of: user, in: pool) }
        guard let known, try await passwords.accepts(proof, of: known, of: user, in: pool) else { return .new }
        return .proven(known)
    }

    /// The same at the end of a custom sign-in: the functions have granted tokens, so the caller may learn the state.
    ///
    /// - Throws: As `device(after:of:)` does, and `SignInRefusal.invalidSession` if the device that was proven after
    ///   the password, possibly instead of a second factor, has been forgotten.
    func device(of user: UserID, after custom: CustomSignIn, of attempt: SignInAttempt) async throws -> DeviceProgress {
        guard attempt.claim.isTracked || custom.provenDevice != nil else { return .untracked }
        return try await database.read { [pool = attempt.context.pool.id, claimed = attempt.claim.key] tx in
            let table = UserDeviceTable(tx)
            if let key = custom.provenDevice {
                guard let device = try table.find(key, of: user, in: pool) else { throw SignInRefusal.invalidSession }
                return .proven(device)
            }
            guard let key = claimed ?? custom.claimedDevice else { return .new }
            if let device = try table.find(key, of: user, in: pool) { return .known(device) }
            guard claimed == nil else { throw DeviceRefusal.notFound }
            return .new
        }
    }

    /// A new device for the app. Until it is confirmed, only its key is stored, in the user session.
    func newDevice(of user: UserID, in pool: UserPoolID) -> NewDevice {
        NewDevice(
            key: DeviceKey.make(in: pool, from: world), group: DeviceVerifiers(cipher).group(of: user, in: pool))
    }
}
