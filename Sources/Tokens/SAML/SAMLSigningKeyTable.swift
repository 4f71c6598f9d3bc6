import Kernel
import Storage

/// The statements on the keys that sign requests to SAML providers.
struct SAMLSigningKeyTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// A pool's key and its certificate.
    struct Entry: Sendable {
        var id: String
        var sealed: [UInt8]
        var certificate: [UInt8]
        var createdAt: Instant
    }

    /// The newest key of `pool`, if it has one.
    func find(of pool: UserPoolID) throws -> Entry? {
        try tx.first(
            "SELECT * FROM saml_signing_keys WHERE pool_id = \(pool) ORDER BY created_at DESC, key_id LIMIT 1"
        ).map { row in
            Entry(
                id: try row.value("key_id"), sealed: try row.value("sealed"), certificate: try row.value("certificate"),
                createdAt: try row.value("created_at"))
        }
    }

    /// When the oldest key was made, of all pools; nil if there is none.
    func oldestCreation() throws -> Instant? {
        try tx.first("SELECT created_at FROM saml_signing_keys ORDER BY created_at LIMIT 1")
            .map { try $0.value("created_at") }
    }

    func insert(_ entry: Entry, of pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO saml_signing_keys (pool_id, key_id, sealed, certificate, created_at)
            VALUES (\(pool), \(entry.id), \(entry.sealed), \(entry.certificate), \(entry.createdAt))
            """)
    }
}

extension StoredTable {
    static let samlSigningKeys = StoredTable(
        "saml_signing_keys", key: ["pool_id", "key_id"], owner: .pool,
        sealed: [.init("sealed", purpose: "saml-signing-key", boundTo: ["pool_id", "key_id"])])
}
