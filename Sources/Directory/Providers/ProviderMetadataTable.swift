package import Kernel
package import Storage

/// The statements on the metadata of SAML providers.
package struct ProviderMetadataTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Replaces the metadata of a provider.
    package func put(_ metadata: ProviderMetadata, of provider: String, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO provider_metadata (pool_id, provider, entity_id, document, fetched_at, due_at)
            VALUES (\(pool), \(provider), \(metadata.entityID), \(metadata.document), \(metadata.fetchedAt),
                \(metadata.dueAt))
            ON CONFLICT (pool_id, provider) DO UPDATE SET entity_id = excluded.entity_id,
                document = excluded.document, fetched_at = excluded.fetched_at, due_at = excluded.due_at
            """)
    }

    /// The metadata of a provider; nil if it has none.
    package func find(of provider: String, in pool: UserPoolID) throws -> ProviderMetadata? {
        try tx.first(
            "SELECT * FROM provider_metadata WHERE pool_id = \(pool) AND provider = \(provider)"
        ).map { row in
            ProviderMetadata(
                entityID: try row.value("entity_id"), document: try row.value("document"),
                fetchedAt: try row.value("fetched_at"), dueAt: try row.value("due_at"))
        }
    }

    /// The entity ID of a provider; nil if it has no metadata, as for all providers that do not speak SAML.
    package func entityID(of provider: String, in pool: UserPoolID) throws -> String? {
        try tx.first("SELECT entity_id FROM provider_metadata WHERE pool_id = \(pool) AND provider = \(provider)")
            .map { try $0.value("entity_id") }
    }

    /// The names of the providers with an entity ID, at most `limit`.
    package func providers(entityID: String, in pool: UserPoolID, limit: Int) throws -> [String] {
        try tx.fetch(
            """
            SELECT provider FROM provider_metadata WHERE pool_id = \(pool) AND entity_id = \(entityID)
            ORDER BY provider LIMIT \(Int64(limit))
            """
        ).map { try $0.value("provider") }
    }

    func delete(of provider: String, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM provider_metadata WHERE pool_id = \(pool) AND provider = \(provider)")
    }

    /// Takes a provider with metadata that is due. Other nodes do not fetch it until `next`.
    package func takeDue(at now: Instant, until next: Instant) throws -> (pool: UserPoolID, provider: String)? {
        let found = try tx.first(
            "SELECT pool_id, provider FROM provider_metadata WHERE due_at <= \(now) ORDER BY due_at LIMIT 1")
        guard let found else { return nil }
        let (pool, provider): (UserPoolID, String) = (try found.value("pool_id"), try found.value("provider"))
        try tx.execute(
            """
            UPDATE provider_metadata SET due_at = \(next)
            WHERE pool_id = \(pool) AND provider = \(provider)
            """)
        return (pool, provider)
    }
}
