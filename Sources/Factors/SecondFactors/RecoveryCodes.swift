package import Cryptography
package import Kernel
package import Storage

/// Recovery codes: each can replace the user's second factor once.
package struct RecoveryCodes: Sendable {
    private let database: any Database
    private let world: World
    private let cipher: SecretCipher

    package init(_ database: any Database, world: World, cipher: SecretCipher) {
        self.database = database
        self.world = world
        self.cipher = cipher
    }

    /// How many codes a user gets.
    private static let number = 10

    /// New codes, and the change that replaces all stored hashes by theirs.
    package func renew(for user: UserID, in pool: UserPoolID) -> (
        codes: [Secret<String>], write: @Sendable (any Transaction) throws -> Void
    ) {
        let codes = (0..<Self.number).map { _ in RecoveryCode(world) }
        let (hashes, now) = (codes.map { hash($0, of: user, in: pool) }, world.now())
        return (
            codes.map(\.text),
            { tx in
                let table = RecoveryCodeTable(tx)
                try table.deleteAll(of: user, in: pool)
                for hash in hashes { try table.insert(hash, of: user, in: pool, now: now) }
            }
        )
    }

    /// How many codes the user has left.
    package func count(of user: UserID, in pool: UserPoolID, _ tx: any Transaction) throws -> Int {
        try RecoveryCodeTable(tx).count(of: user, in: pool)
    }

    package func deleteAll(of user: UserID, in pool: UserPoolID, _ tx: any Transaction) throws {
        try RecoveryCodeTable(tx).deleteAll(of: user, in: pool)
    }

    /// A right code. The first request that uses it signs in.
    package struct UnusedCode: Sendable {
        let hash: [UInt8]

        /// Uses the code.
        ///
        /// - Throws: `SecondFactorRefusal.recoveryCodeMismatch` if another request was first.
        package func use(of user: UserID, in pool: UserPoolID, _ tx: any Transaction) throws {
            guard try RecoveryCodeTable(tx).take(hash, of: user, in: pool) else {
                throw SecondFactorRefusal.recoveryCodeMismatch
            }
        }
    }

    /// Checks a code. The caller decides whether to use it.
    ///
    /// - Returns: Nil if `typed` does not look like a recovery code, and a refusal if the user does not have it.
    package func check(_ typed: Secret<String>, of user: UserID, in pool: UserPoolID) async throws
        -> Result<UnusedCode, SecondFactorRefusal>?
    {
        guard let code = RecoveryCode(typed) else { return nil }
        let hashes = Self.hashes(code, of: user, in: pool, by: cipher)
        let found = try await database.read { tx in
            try hashes.first { try RecoveryCodeTable(tx).contains($0, of: user, in: pool) }
        }
        return found.map { .success(UnusedCode(hash: $0)) } ?? .failure(.recoveryCodeMismatch)
    }

    private func hash(_ code: RecoveryCode, of user: UserID, in pool: UserPoolID) -> [UInt8] {
        Self.hash(code, of: user, in: pool, by: cipher)
    }

    private static func hash(
        _ code: RecoveryCode, of user: UserID, in pool: UserPoolID, by cipher: SecretCipher
    ) -> [UInt8] {
        cipher.hashes.pools.areUsed(by: pool)
            ? poolHash(code, of: user, in: pool, by: cipher) : serverHash(code, of: user, in: pool, by: cipher)
    }

    /// The hashes under which a code may be stored: a code has no form that tells the key.
    private static func hashes(
        _ code: RecoveryCode, of user: UserID, in pool: UserPoolID, by cipher: SecretCipher
    ) -> [[UInt8]] {
        [poolHash(code, of: user, in: pool, by: cipher), serverHash(code, of: user, in: pool, by: cipher)]
    }

    private static func poolHash(
        _ code: RecoveryCode, of user: UserID, in pool: UserPoolID, by cipher: SecretCipher
    ) -> [UInt8] {
        cipher.poolDigest(code.text.exposed, for: .code, in: pool, context: [user.rawValue, "recovery"])
    }

    private static func serverHash(
        _ code: RecoveryCode, of user: UserID, in pool: UserPoolID, by cipher: SecretCipher
    ) -> [UInt8] {
        cipher.digest(code.text.exposed, .code, pool.rawValue, user.rawValue, "recovery")
    }
}

/// The export and import of codes together with their users.
extension RecoveryCodes {
    /// The stored form of a code; nil if `typed` does not look like one.
    package static func hash(
        _ typed: Secret<String>, of user: UserID, in pool: UserPoolID, by cipher: SecretCipher
    ) -> [UInt8]? {
        RecoveryCode(typed).map { hash($0, of: user, in: pool, by: cipher) }
    }

    /// The stored form of a user's codes, sealed, because other stores cannot use it; nil if the user has none.
    package static func sealed(
        of user: UserID, in pool: UserPoolID, by cipher: SecretCipher, _ tx: any Transaction
    ) throws -> [UInt8]? {
        let hashes = try RecoveryCodeTable(tx).all(of: user, in: pool)
        guard !hashes.isEmpty else { return nil }
        return try cipher.seal(hashes.flatMap(\.self), .recoveryCodes, pool.rawValue, user.rawValue)
    }

    /// The hashes that `sealed` returned for the same user.
    ///
    /// - Throws: An error for anything else.
    package static func hashes(
        in sealed: [UInt8], of user: UserID, in pool: UserPoolID, by cipher: SecretCipher
    ) throws -> [[UInt8]] {
        let all = try cipher.open(sealed, .recoveryCodes, pool.rawValue, user.rawValue)
        // All codes of a user are made at once, and fewer than would fit both sizes.
        let size = all.count.isMultiple(of: KeyedHash.byteCount) ? KeyedHash.byteCount : KeyedHash.byteCount + 1
        return stride(from: 0, to: all.count, by: size).map { Array(all[$0..<min($0 + size, all.count)]) }
    }

    /// Stores codes of a new user.
    package static func insert(
        _ hashes: [[UInt8]], of user: UserID, in pool: UserPoolID, at now: Instant, _ tx: any Transaction
    ) throws {
        for hash in hashes { try RecoveryCodeTable(tx).insert(hash, of: user, in: pool, now: now) }
    }
}
