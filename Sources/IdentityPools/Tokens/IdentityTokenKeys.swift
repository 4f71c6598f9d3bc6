package import Cryptography
package import Kernel
package import Storage
package import Tokens

/// The keys that sign the OpenID tokens of all identity pools, as user pools' keys are kept: sealed, published before
/// they sign, and kept until the last token has expired.
///
/// They belong to the store and not to a pool, because the tokens' issuer is the service.
package final class IdentityTokenKeys: Sendable {
    private let database: any Database
    private let world: World
    private let sealer: Sealer
    private let crypto: CryptoPool
    private let cache = Locked<CachedKeys?>(nil)
    private let creation = SingleFlight<String, [IdentitySigningKeyTable.Entry]>()

    /// The keys at the time of reading.
    private struct CachedKeys: Sendable {
        var signing: ServiceSigningKey
        var keySet: String
        var verifying: [JSONWebKey]
        var readAt: Instant
    }

    /// How long, in seconds, a retired key still verifies: the longest life of a token, and a minute for nodes that
    /// read the new key later.
    static let overlap: Int64 = IdentityTokens.maxLifetime + .minutes(1)
    /// How long, in seconds, a new key is published before it signs, as for user pools.
    static let lead: Int64 = .minutes(1) + 10
    /// The shortest interval, in microseconds, between queries for unknown key ids.
    private static let searchInterval: Int64 = 250_000

    /// The keys in `database`, which `sealer` opens.
    package init(database: any Database, world: World, sealer: Sealer, crypto: CryptoPool) {
        (self.database, self.world, self.sealer, self.crypto) = (database, world, sealer, crypto)
    }

    /// The public keys as a JSON Web Key Set (RFC 7517, section 5). The first call creates a key.
    package func keySet() async throws -> String { try await keys().keySet }

    func sign(_ claims: Claims) async throws -> Secret<String> {
        let key = try await keys().signing
        return try await crypto.run { try key.token(claims) }
    }

    /// The claims of a token of this service, whose time is not checked.
    ///
    /// - Throws: `TokenError` for any other token.
    func claims(of text: Secret<String>) async throws -> Claims {
        let token = try ForeignToken(text.exposed)
        guard token.algorithm == ServiceSigningKey.algorithm, let id = token.keyID else { throw TokenError.malformed }
        var known = try await keys()
        // Another node may have just made the key; forged ids cost no more than four queries a second.
        let isOld = known.readAt.microseconds &+ Self.searchInterval <= world.now().microseconds
        let isKnown = known.verifying.contains { $0.id?.hasSameBytes(as: id) ?? false }
        if isOld, !isKnown { known = try await read() }
        return try token.claims(signedBy: known.verifying)
    }

    /// Makes a new key that replaces the others.
    package func rotate(_ kind: KeyRotation = .announced) async throws {
        let key = try await crypto.run { try ServiceSigningKey.generate() }
        try await database.write { [self] tx in
            let keys = IdentitySigningKeyTable(tx)
            // Read inside the body: after a conflict the body runs again later.
            let now = world.now()
            switch kind {
            case .announced:
                let start = now.advanced(seconds: Self.lead)
                try keys.deleteRetired(before: now.advanced(seconds: -Self.overlap))
                try keys.retireAll(at: start)
                try keys.insert(try entry(of: key, signingFrom: start, now: now))
            case .atOnce:
                try keys.deleteAll()
                try keys.insert(try entry(of: key, signingFrom: Instant(microseconds: 0), now: now))
            }
        }
        cache.change { $0 = nil }
    }

    private func keys() async throws -> CachedKeys {
        let now = world.now()
        if let known = cache.read({ $0 }), now.seconds(since: known.readAt) == 0 { return known }
        return try await read()
    }

    private func read() async throws -> CachedKeys {
        // Taken before the read, so that the read is at least as new.
        let now = world.now()
        var entries = try await database.read { try IdentitySigningKeyTable($0).list() }
        if entries.isEmpty { entries = try await creation.run(IdentityTokens.issuer) { try await self.createFirst() } }
        let known = cache.read { $0 }
        let read = try open(entries, knowing: known?.signing, now: now)
        cache.change { $0 = read }
        return read
    }

    /// If two nodes make a key at once, the first one stored wins.
    private func createFirst() async throws -> [IdentitySigningKeyTable.Entry] {
        let key = try await crypto.run { try ServiceSigningKey.generate() }
        return try await database.write { [self] tx in
            let keys = IdentitySigningKeyTable(tx)
            if try keys.list().isEmpty {
                let start = Instant(microseconds: 0)
                try keys.insert(try entry(of: key, signingFrom: start, now: world.now()))
            }
            return try keys.list()
        }
    }

    private func entry(of key: ServiceSigningKey, signingFrom start: Instant, now: Instant) throws
        -> IdentitySigningKeyTable.Entry
    {
        IdentitySigningKeyTable.Entry(
            kid: key.kid, sealed: try key.sealed(by: sealer), modulus: key.verifying.modulus,
            exponent: key.verifying.exponent, createdAt: now, signsFrom: start)
    }

    /// Opens the key that signs, unless it is open.
    private func open(_ entries: [IdentitySigningKeyTable.Entry], knowing known: ServiceSigningKey?, now: Instant)
        throws -> CachedKeys
    {
        guard let entry = entries.signing(at: now) else { throw SealingError.unreadable }
        let opened = known.flatMap { $0.kid.hasSameBytes(as: entry.kid) ? $0 : nil }
        let alive = entries.filter { $0.retiredAt.map { now.seconds(since: $0) <= Self.overlap } ?? true }
        let keys = try alive.map { key in
            try VerifyingKey(modulus: key.modulus, exponent: key.exponent).jwk(for: ServiceSigningKey.algorithm)
        }
        return CachedKeys(
            signing: try opened ?? ServiceSigningKey(sealed: entry.sealed, kid: entry.kid, by: sealer),
            keySet: #"{"keys":[\#(keys.joined(separator: ","))]}"#,
            verifying: try keys.compactMap { JSONWebKey(try Claims(json: Array($0.utf8))) }, readAt: now)
    }
}

extension [IdentitySigningKeyTable.Entry] {
    /// The key that signs at `now`: the latest that has begun and is not retired. If the clock was set back so that
    /// none has begun, the newest one signs.
    fileprivate func signing(at now: Instant) -> IdentitySigningKeyTable.Entry? {
        let begun = filter { entry in entry.signsFrom <= now && entry.retiredAt.map { now < $0 } ?? true }
        return begun.max { $0.signsFrom < $1.signsFrom } ?? first { $0.retiredAt == nil }
    }
}
