package import Directory
import Factors
package import Kernel
import Storage

extension Account {
    /// Creates the secret of an authenticator app (UP-MFA-19). The registered one stays until the new one is verified.
    ///
    /// - Returns: The secret in Base32.
    /// - Throws: `SecondFactorRefusal.softwareTokensNotOffered` if the pool does not offer authenticator apps.
    package func associateSoftwareToken(_ identity: some AccountUser) async throws -> Secret<String> {
        let (pool, _) = try await pool(of: identity)
        return try await services.softwareTokens.associate(identity.user, in: pool) { _, _ in }
    }

    /// Registers the authenticator app if it computed `code`. Sign-ins ask for it only once it is enabled (UP-MFA-24).
    ///
    /// - Throws: `SecondFactorRefusal`, `SignInRefusal.attemptsExceeded`.
    package func verifySoftwareToken(_ code: Secret<String>, deviceName: String?, for identity: some AccountUser)
        async throws
    {
        let (pool, _) = try await pool(of: identity)
        try await services.softwareTokens.verify(code, deviceName: deviceName, of: identity.user, in: pool) { _, _ in }
    }

    /// Enables, disables and prefers second factors (UP-MFA-07).
    ///
    /// - Throws: `InvalidInput` for a factor that the user cannot prove.
    package func setSecondFactors(_ changes: [SecondFactorChange], for identity: some AccountUser) async throws {
        let (pool, _) = try await pool(of: identity)
        try await services.database.write { [now = services.world.now()] tx in
            let user = try UserTable(tx).require(identity.user, in: identity.pool)
            try SecondFactorPreference(tx, of: user, in: pool).applyOwn(changes, now: now)
            try identity.renewSession(tx)
        }
    }

    /// Forgets the authenticator app, if there is one.
    ///
    /// - Throws: `AccountRefusal.secondFactorRequired` if the pool requires a second factor and the user has no other.
    package func deleteSoftwareToken(_ identity: some AccountUser) async throws {
        let (pool, _) = try await pool(of: identity)
        try await services.database.write { [now = services.world.now()] tx in
            let user = try UserTable(tx).require(identity.user, in: identity.pool)
            var left = try SecondFactorTable(tx).find(user.id, in: pool.id)
            left.hasSoftwareToken = false
            guard pool.settings.mfa != .on || !left.asked(of: user, in: pool.settings).isEmpty else {
                throw AccountRefusal.secondFactorRequired
            }
            try SecondFactorPreference(tx, of: user, in: pool).deleteSoftwareToken(now: now)
            try identity.renewSession(tx)
        }
    }

    /// New recovery codes, which are returned only here. The earlier ones become invalid.
    package func createRecoveryCodes(_ identity: some AccountUser) async throws -> [Secret<String>] {
        let (codes, write) = services.recoveryCodes.renew(for: identity.user, in: identity.pool)
        try await services.database.write { tx in
            _ = try UserTable(tx).require(identity.user, in: identity.pool)
            try write(tx)
            try identity.renewSession(tx)
        }
        return codes
    }
}
