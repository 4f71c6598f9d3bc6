import Directory
import Factors
import Kernel
import Storage

/// Sign-ins that wait for the proof of a device.
extension AuthSessions {
    /// The sign-in of `username` on `device`.
    ///
    /// Some clients omit the session in this reply, as Cognito allows. The reply then belongs to the newest sign-in of
    /// this user on this device through this client (decisions/0023-remembered-devices.md).
    ///
    /// - Throws: `SignInRefusal.invalidSession` if none is found, and `.sessionExpired`.
    func requireProof(
        of device: DeviceKey, session: Secret<String>?, claimed username: Username, through context: ClientContext
    ) async throws -> AuthSession {
        let pending: AuthSession
        if let session {
            pending = try await requireProof(
                hash(session, through: context), through: context, orElse: refusal(of: session))
        } else {
            // A caller without the session must not learn whether such a sign-in exists.
            let newest = try await findNewest(provingDevice: device, of: username, through: context)
            pending = try checked(newest, through: context, orElse: .invalidSession, expired: .invalidSession)
        }
        guard pending.device == device else { throw SignInRefusal.invalidSession }
        return pending
    }

    /// The sign-in with this keyed hash.
    ///
    /// - Throws: `missing` if it does not exist, and `SignInRefusal.sessionExpired`.
    func requireProof(
        _ hash: [UInt8], through context: ClientContext, orElse missing: SignInRefusal = .invalidSession
    ) async throws -> AuthSession {
        let found = try await database.read { tx in try AuthSessionTable(tx).find(hash, in: context.pool.id) }
        return try checked(found, through: context, orElse: missing, expired: .sessionExpired)
    }

    /// Runs the same statements for an unknown name.
    private func findNewest(
        provingDevice device: DeviceKey, of username: Username, through context: ClientContext
    ) async throws -> AuthSession? {
        guard device.isWellFormed else { return nil }
        let name = try context.requireUsable(.success(username))
        return try await database.read { tx in
            let user = try UserReference.named(name, acceptsSub: true).find(in: context.pool, tx)
            return try AuthSessionTable(tx).findNewest(
                provingDevice: device, of: user?.id ?? .ofNoUser, by: context.client.id, in: context.pool.id)
        }
    }

    private func checked(
        _ pending: AuthSession?, through context: ClientContext, orElse missing: SignInRefusal, expired: SignInRefusal
    ) throws -> AuthSession {
        guard let pending else { throw missing }
        guard pending.client == context.client.id, pending.challenge.kind == .deviceSRP else {
            throw SignInRefusal.invalidSession
        }
        guard world.now() < pending.expiresAt else { throw expired }
        return pending
    }
}
