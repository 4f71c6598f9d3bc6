import Kernel
import Keys
import Storage

/// Every statement about the keys that pools sign with.
struct SigningKeyTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// A key as it rests.
    struct Entry: Sendable {
        var kid: String
        var use: TokenUse
        var sealed: [UInt8]
        var modulus: [UInt8]
        var exponent: [UInt8]
        var createdAt: Instant
        /// Since when a newer key signs; nil for the one in use.
        var retiredAt: Instant?
    }

    /// The keys of a pool, the newest first.
    func list(of pool: UserPoolID) throws -> [Entry] {
        try tx.fetch("SELECT * FROM signing_keys WHERE pool_id = \(pool) ORDER BY created_at DESC, kid").map { row in
            let use: String = try row.value("token_use")
            guard let known = TokenUse(rawValue: use) else { throw StorageError.unexpected("no token use \(use)") }
            return Entry(
                kid: try row.value("kid"), use: known, sealed: try row.value("sealed"),
                modulus: try row.value("modulus"), exponent: try row.value("exponent"),
                createdAt: try row.value("created_at"), retiredAt: try row.value("retired_at"))
        }
    }

    func insert(_ entry: Entry, for pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO signing_keys (pool_id, kid, token_use, sealed, modulus, exponent, created_at, retired_at)
            VALUES (\(pool), \(entry.kid), \(entry.use.rawValue), \(entry.sealed), \(entry.modulus), \(entry.exponent),
                \(entry.createdAt), \(entry.retiredAt))
            """)
    }

    /// Retires the keys in use.
    func retireAll(of pool: UserPoolID, at now: Instant) throws {
        try tx.execute(
            "UPDATE signing_keys SET retired_at = \(now) WHERE pool_id = \(pool) AND retired_at IS NULL")
    }

    /// Forgets keys that were retired before `moment`, when the last token they signed has expired.
    func deleteRetired(before moment: Instant, of pool: UserPoolID) throws {
        try tx.execute("DELETE FROM signing_keys WHERE pool_id = \(pool) AND retired_at < \(moment)")
    }

    func deleteAll(of pool: UserPoolID) throws {
        try tx.execute("DELETE FROM signing_keys WHERE pool_id = \(pool)")
    }
}
