import Kernel
import Storage

/// The statements on SAML providers.
struct IAMSAMLProviderTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// - Throws: `TrustedProviderRefusal.nameTaken`.
    func insert(_ provider: IAMSAMLProvider) throws {
        let count = try tx.execute(
            """
            INSERT INTO saml_providers (name, provider_id, metadata, valid_until, created_at)
            VALUES (\(provider.name), \(provider.id), \(provider.metadata), \(provider.validUntil),
                \(provider.createdAt))
            ON CONFLICT (name) DO NOTHING
            """)
        guard count == 1 else { throw TrustedProviderRefusal.nameTaken(provider.name) }
    }

    func find(_ name: String) throws -> IAMSAMLProvider? {
        try tx.first("SELECT * FROM saml_providers WHERE name = \(name)").map { row in
            try Self.provider(row, metadata: row.value("metadata"))
        }
    }

    func update(_ provider: IAMSAMLProvider) throws {
        try tx.execute(
            """
            UPDATE saml_providers SET metadata = \(provider.metadata), valid_until = \(provider.validUntil)
            WHERE name = \(provider.name)
            """)
    }

    func delete(_ name: String) throws { try tx.execute("DELETE FROM saml_providers WHERE name = \(name)") }

    /// At most `limit` providers, ordered by name, without their metadata, which may be large.
    func list(limit: Int) throws -> [IAMSAMLProvider] {
        try tx.fetch(
            "SELECT name, provider_id, valid_until, created_at FROM saml_providers ORDER BY name LIMIT \(limit)"
        ).map { try Self.provider($0, metadata: "") }
    }

    /// The number of providers, up to `maximum`.
    func count(upTo maximum: Int) throws -> Int {
        try tx.count("SELECT COUNT(*) AS n FROM (SELECT name FROM saml_providers LIMIT \(maximum)) AS counted")
    }

    private static func provider(_ row: Row, metadata: String) throws -> IAMSAMLProvider {
        IAMSAMLProvider(
            name: try row.value("name"), id: try row.value("provider_id"), metadata: metadata,
            validUntil: try row.value("valid_until"), createdAt: try row.value("created_at"))
    }
}
