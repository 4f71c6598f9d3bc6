package import Cryptography
package import Directory
package import Kernel
import Messaging
package import Storage

/// Registers authenticator apps and checks their codes (UP-MFA-19, UP-MFA-22).
package struct SoftwareTokens: Sendable {
    let database: any Database
    let world: World
    let cipher: SecretCipher
    /// How long a wrong code waits for the results of other attempts in flight.
    let attemptWait: Duration

    package init(_ database: any Database, world: World, cipher: SecretCipher, attemptWait: Duration) {
        self.database = database
        self.world = world
        self.cipher = cipher
        self.attemptWait = attemptWait
    }

    /// The check of the caller's right to register an app, in the transaction that registers it.
    package typealias Authorization = @Sendable (any Transaction, User) throws -> Void

    /// Creates the secret of a new app. The registered app, if any, stays until the new one is verified (UP-MFA-21).
    ///
    /// - Returns: The secret in Base32.
    /// - Throws: `SecondFactorRefusal.softwareTokensNotOffered` if the pool does not offer authenticator apps.
    package func associate(_ user: UserID, in pool: UserPool, authorize: @escaping Authorization) async throws
        -> Secret<String>
    {
        try pool.requireSoftwareTokens()
        let seed = world.bytes(TOTP.secretByteCount)
        let sealed = try cipher.seal(seed, .totpSeed, pool.id.rawValue, user.rawValue)
        try await database.write { tx in
            try authorize(tx, UserTable(tx).require(user, in: pool.id))
            try SecondFactorTable(tx).putPending(sealed, of: user, in: pool.id)
        }
        return Secret(Base32.encode(seed))
    }

    /// Registers the new app if it computed `code`. This uses the code.
    ///
    /// A wrong code is counted like a wrong password. A right one does not clear earlier wrong ones, because the caller
    /// has the new secret.
    ///
    /// - Throws: `SecondFactorRefusal`, `SignInRefusal.attemptsExceeded`, and `InvalidInput` for a name that is too
    ///   long.
    package func verify(
        _ code: Secret<String>, deviceName: String?, of user: UserID, in pool: UserPool,
        authorize: @escaping Authorization
    ) async throws {
        try pool.requireSoftwareTokens()
        guard deviceName?.utf8.count ?? 0 <= Self.maxDeviceNameBytes else {
            throw InvalidInput("FriendlyDeviceName has at most \(Self.maxDeviceNameBytes) bytes.")
        }
        let counted = CountedPasswordAttempt(
            of: ThrottleSubject(user), in: pool.id, database: database, world: world, wait: attemptWait)
        try await counted.counting {
            guard
                try await confirm(
                    code, deviceName: deviceName, of: user, in: pool, counted: counted, authorize: authorize)
            else {
                try await counted.keep()
                throw SecondFactorRefusal.registrationMismatch
            }
        }
    }

    private static let maxDeviceNameBytes = 1024

    private func confirm(
        _ code: Secret<String>, deviceName: String?, of id: UserID, in pool: UserPool,
        counted: CountedPasswordAttempt, authorize: @escaping Authorization
    ) async throws -> Bool {
        try await database.write { [cipher, now = world.now()] tx in
            let (user, table) = (try UserTable(tx).require(id, in: pool.id), SecondFactorTable(tx))
            guard let sealed = try table.pendingSeed(of: id, in: pool.id) else {
                throw SecondFactorRefusal.softwareTokenNotFound
            }
            let seed = try cipher.open(sealed, .totpSeed, pool.id.rawValue, id.rawValue)
            guard let step = TOTP(secret: seed).step(of: code, at: now) else { return false }
            try authorize(tx, user)
            try table.confirmPending(of: id, in: pool.id, deviceName: deviceName, step: step)
            // Makes a sign-in that was planned without this app start again.
            try UserWriter(tx, of: pool).save(user, now: now)
            try counted.uncount(tx)
            return true
        }
    }
}

extension SoftwareTokens {
    /// The secret of the registered app, for an export.
    package static func secret(
        of user: UserID, in pool: UserPoolID, by cipher: SecretCipher, _ tx: any Transaction
    ) throws -> Secret<[UInt8]>? {
        guard let token = try SecondFactorTable(tx).softwareToken(of: user, in: pool) else { return nil }
        return Secret(try cipher.open(token.sealedSeed, .totpSeed, pool.rawValue, user.rawValue))
    }
}

/// Codes at sign-in.
extension SoftwareTokens {
    /// A right code. The first request that uses it signs in.
    package struct UnusedCode: Sendable {
        let step: Int64
        let sealedSeed: [UInt8]

        /// Uses the code.
        ///
        /// - Throws: `SecondFactorRefusal.softwareTokenUsed` if another request was first, or the app has since been
        ///   removed.
        package func use(of user: UserID, in pool: UserPoolID, _ tx: any Transaction) throws {
            guard try SecondFactorTable(tx).use(step, of: sealedSeed, user: user, in: pool) else {
                throw SecondFactorRefusal.softwareTokenUsed
            }
        }
    }

    /// Checks a code of the registered app `token`. The caller decides whether to use it.
    ///
    /// - Returns: The refusal of a code that is wrong or used.
    /// - Throws: `SecondFactorRefusal.softwareTokenNotFound` if no app is registered.
    package func check(
        _ code: Secret<String>, token: SecondFactorTable.SoftwareToken?, of user: UserID, in pool: UserPoolID
    ) throws -> Result<UnusedCode, SecondFactorRefusal> {
        guard let token else { throw SecondFactorRefusal.softwareTokenNotFound }
        let seed = try cipher.open(token.sealedSeed, .totpSeed, pool.rawValue, user.rawValue)
        guard let step = TOTP(secret: seed).step(of: code, at: world.now()) else {
            return .failure(.softwareTokenMismatch)
        }
        return token.lastStep < step
            ? .success(UnusedCode(step: step, sealedSeed: token.sealedSeed)) : .failure(.softwareTokenUsed)
    }
}

extension UserPool {
    /// - Throws: `SecondFactorRefusal.softwareTokensNotOffered` if the pool does not offer authenticator apps
    ///   (UP-MFA-18).
    fileprivate func requireSoftwareTokens() throws {
        guard settings.offers(.softwareToken) else {
            throw SecondFactorRefusal.softwareTokensNotOffered
        }
    }
}
