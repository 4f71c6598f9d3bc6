import Cryptography
import Kernel
import Storage

/// Statements about the signing keys of pools.
struct SigningKeyTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// A stored key.
    struct Entry: Sendable {
        var kid: String
        var use: TokenUse
        var sealed: [UInt8]
        var modulus: [UInt8]
        var exponent: [UInt8]
        var createdAt: Instant
        /// When it starts to sign. It is published earlier.
        var signsFrom: Instant
        /// When a newer key starts to sign instead; nil for the newest key.
        var retiredAt: Instant?
    }

    /// The keys of a pool, newest first.
    func list(of pool: UserPoolID) throws -> [Entry] {
        try tx.fetch("SELECT * FROM signing_keys WHERE pool_id = \(pool) ORDER BY created_at DESC, kid").map { row in
            let use: String = try row.value("token_use")
            guard let known = TokenUse(rawValue: use) else { throw StorageError.unexpected("no token use \(use)") }
            return Entry(
                kid: try row.value("kid"), use: known, sealed: try row.value("sealed"),
                modulus: try row.value("modulus"), exponent: try row.value("exponent"),
                createdAt: try row.value("created_at"), signsFrom: try row.value("signs_from"),
                retiredAt: try row.value("retired_at"))
        }
    }

    /// When the oldest key that is not retired was made, of all pools; nil if there is none.
    func oldestCreation() throws -> Instant? {
        try tx.first("SELECT created_at FROM signing_keys WHERE retired_at IS NULL ORDER BY created_at LIMIT 1")
            .map { try $0.value("created_at") }
    }

    func insert(_ entry: Entry, for pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO signing_keys
                (pool_id, kid, token_use, sealed, modulus, exponent, created_at, signs_from, retired_at)
            VALUES (\(pool), \(entry.kid), \(entry.use.rawValue), \(entry.sealed), \(entry.modulus), \(entry.exponent),
                \(entry.createdAt), \(entry.signsFrom), \(entry.retiredAt))
            """)
    }

    /// Retires every key at `instant`, when newer keys begin to sign.
    ///
    /// Keys that would begin later, because a clock was ahead when they were created, never sign: otherwise they would
    /// replace the newer ones.
    func retireAll(of pool: UserPoolID, at instant: Instant) throws {
        let before = Instant(microseconds: instant.microseconds &- 1)
        try tx.execute(
            """
            UPDATE signing_keys SET retired_at = \(instant),
                signs_from = CASE WHEN signs_from < \(before) THEN signs_from ELSE \(before) END
            WHERE pool_id = \(pool) AND (retired_at IS NULL OR retired_at > \(instant))
            """)
    }

    /// Deletes keys retired before `instant`, when the last token they signed has expired.
    func deleteRetired(before instant: Instant, of pool: UserPoolID) throws {
        try tx.execute("DELETE FROM signing_keys WHERE pool_id = \(pool) AND retired_at < \(instant)")
    }

    func deleteAll(of pool: UserPoolID) throws {
        try tx.execute("DELETE FROM signing_keys WHERE pool_id = \(pool)")
    }
}

extension [SigningKeyTable.Entry] {
    /// The key that signs tokens for `use` at `now`: the latest that has begun and is not retired.
    ///
    /// If the clock was set back so that no key has begun, the newest one signs.
    func signing(_ use: TokenUse, at now: Instant) -> SigningKeyTable.Entry? {
        let ofUse = filter { $0.use == use }
        let begun = ofUse.filter { entry in entry.signsFrom <= now && entry.retiredAt.map { now < $0 } ?? true }
        return begun.max { $0.signsFrom < $1.signsFrom } ?? ofUse.first { $0.retiredAt == nil }
    }
}
