import Kernel
import Storage

/// The statements on the keys that sign tokens of identity pools.
struct IdentitySigningKeyTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// A stored key.
    struct Entry: Sendable {
        var kid: String
        var sealed: [UInt8]
        var modulus: [UInt8]
        var exponent: [UInt8]
        var createdAt: Instant
        /// When it starts to sign. It is published earlier.
        var signsFrom: Instant
        /// When a newer key starts to sign instead; nil for the newest key.
        var retiredAt: Instant?
    }

    /// All keys, newest first: a few.
    func list() throws -> [Entry] {
        try tx.fetch("SELECT * FROM identity_signing_keys ORDER BY created_at DESC, kid").map { row in
            Entry(
                kid: try row.value("kid"), sealed: try row.value("sealed"), modulus: try row.value("modulus"),
                exponent: try row.value("exponent"), createdAt: try row.value("created_at"),
                signsFrom: try row.value("signs_from"), retiredAt: try row.value("retired_at"))
        }
    }

    func insert(_ entry: Entry) throws {
        try tx.execute(
            """
            INSERT INTO identity_signing_keys (kid, sealed, modulus, exponent, created_at, signs_from, retired_at)
            VALUES (\(entry.kid), \(entry.sealed), \(entry.modulus), \(entry.exponent), \(entry.createdAt),
                \(entry.signsFrom), \(entry.retiredAt))
            """)
    }

    /// Retires every key at `instant`, when a newer key begins to sign. A key that would begin later never signs.
    func retireAll(at instant: Instant) throws {
        let before = Instant(microseconds: instant.microseconds &- 1)
        try tx.execute(
            """
            UPDATE identity_signing_keys SET retired_at = \(instant),
                signs_from = CASE WHEN signs_from < \(before) THEN signs_from ELSE \(before) END
            WHERE retired_at IS NULL OR retired_at > \(instant)
            """)
    }

    /// Deletes keys retired before `instant`, when the last token they signed has expired.
    func deleteRetired(before instant: Instant) throws {
        try tx.execute("DELETE FROM identity_signing_keys WHERE retired_at < \(instant)")
    }

    func deleteAll() throws { try tx.execute("DELETE FROM identity_signing_keys") }
}
