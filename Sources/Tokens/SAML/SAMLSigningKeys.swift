package import Cryptography
import Directory
package import Kernel
package import Storage

/// The keys that sign requests to SAML providers: one of each pool, with a certificate for the providers.
///
/// A key is created when its certificate is first requested.
package struct SAMLSigningKeys: Sendable {
    private let database: any Database
    private let world: World
    private let cipher: SecretCipher
    private let crypto: CryptoPool
    private let creation = SingleFlight<UserPoolID, SAMLSigningKeyTable.Entry>()
    /// Opened keys, by their ids, which are derived from the keys. Opening a key and preparing OpenSSL's arithmetic for
    /// it takes longer than a decryption.
    private let opened = Locked<[String: RSAKey]>([:])

    /// The number of opened keys that are cached.
    private static let capacity = 1024

    /// The keys in `database`, which `cipher` seals.
    package init(database: any Database, world: World, cipher: SecretCipher, crypto: CryptoPool) {
        self.database = database
        self.world = world
        self.cipher = cipher
        self.crypto = crypto
    }

    /// The certificate of the key of `pool`, which does not change.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func certificate(of pool: UserPoolID) async throws -> SelfSignedCertificate {
        SelfSignedCertificate(der: try await entry(of: pool).certificate)
    }

    /// The key of `pool`.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func key(of pool: UserPoolID) async throws -> RSAKey {
        let entry = try await entry(of: pool)
        if let key = opened.read({ $0[entry.id] }) { return key }
        let key = try RSAKey(pkcs8: Secret(cipher.open(entry.sealed, .samlSigningKey, pool.rawValue, entry.id)))
        opened.change { opened in
            if opened.count >= Self.capacity { opened.removeAll() }
            opened[entry.id] = key
        }
        return key
    }

    /// When the first of the certificates of all pools expires; nil if no pool has one.
    package func firstExpiry() async throws -> Instant? {
        try await database.read { try SAMLSigningKeyTable($0).oldestCreation() }?.advanced(seconds: Self.validity)
    }

    private func entry(of pool: UserPoolID) async throws -> SAMLSigningKeyTable.Entry {
        let found = try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try SAMLSigningKeyTable(tx).find(of: pool)
        }
        if let found { return found }
        ExecutionSlot.current?.release()
        return try await creation.run(pool) { [self] in try await create(for: pool) }
    }

    private func create(for pool: UserPoolID) async throws -> SAMLSigningKeyTable.Entry {
        let made = try await crypto.run { [self] in try make(for: pool) }
        return try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            // If two nodes make a key at once, the first one stored wins.
            if let first = try SAMLSigningKeyTable(tx).find(of: pool) { return first }
            try SAMLSigningKeyTable(tx).insert(made, of: pool)
            return made
        }
    }

    private func make(for pool: UserPoolID) throws -> SAMLSigningKeyTable.Entry {
        let (key, now) = (try RSAKey.generate(), world.now())
        let id = VerifyingKey(key.publicKey).kid
        let certificate = try SelfSignedCertificate(
            of: key, named: pool.rawValue, serial: world.bytes(15), from: now,
            until: now.advanced(seconds: Self.validity))
        return SAMLSigningKeyTable.Entry(
            id: id, sealed: try cipher.seal(key.pkcs8().exposed, .samlSigningKey, pool.rawValue, id),
            certificate: certificate.der, createdAt: now)
    }

    /// The validity of a certificate, in seconds: ten years, as in the service.
    private static let validity: Int64 = .days(3650)
}
