package import Directory
import Factors
package import Kernel
import Storage

extension Account {
    /// Creates the secret of an authenticator app (UP-MFA-19). The registered one stays until the new one is verified.
    ///
    /// - Returns: The secret in Base32.
    /// - Throws: `SecondFactorRefusal.softwareTokensNotOffered` if the pool has no authenticator apps.
    package func associateSoftwareToken(_ identity: AccessTokenIdentity) async throws -> Secret<String> {
        let (pool, _) = try await pool(of: identity)
        return try await services.softwareTokens.associate(identity.user, in: pool) { _, _ in }
    }

    /// Registers the authenticator app if `code` is of it. Sign-ins ask for it only once it is enabled (UP-MFA-24).
    ///
    /// - Throws: `SecondFactorRefusal`, `SignInRefusal.attemptsExceeded`.
    package func verifySoftwareToken(_ code: Secret<String>, deviceName: String?, for identity: AccessTokenIdentity)
        async throws
    {
        let (pool, _) = try await pool(of: identity)
        try await services.softwareTokens.verify(code, deviceName: deviceName, of: identity.user, in: pool) { _, _ in }
    }

    /// Enables, disables and prefers second factors (UP-MFA-07).
    ///
    /// - Throws: `InvalidInput` for a factor that the user cannot prove.
    package func setSecondFactors(_ changes: [SecondFactorChange], for identity: AccessTokenIdentity) async throws {
        let (pool, _) = try await pool(of: identity)
        try await services.database.write { [now = services.world.now()] tx in
            guard let user = try UserTable(tx).find(identity.user, in: identity.pool) else {
                throw UserRefusal.notFound
            }
            try SecondFactorPreference(tx, of: user, in: pool).applyOwn(changes, now: now)
        }
    }
}
