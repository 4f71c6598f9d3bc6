import Kernel
import Storage

/// The statements on the identifiers of providers. A request may name its provider by one (`idp_identifier`), such as
/// the domain of the user's e-mail address.
struct ProviderIdentifierTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Replaces the identifiers of a provider.
    ///
    /// - Throws: `ProviderRefusal.identifierTaken` if another provider has one of them.
    func replace(_ identifiers: [String], of provider: String, in pool: UserPoolID) throws {
        try deleteAll(of: provider, in: pool)
        for identifier in identifiers {
            let inserted = try tx.execute(
                """
                INSERT INTO identity_provider_identifiers (pool_id, identifier, provider)
                VALUES (\(pool), \(ProviderName.folded(identifier)), \(provider))
                ON CONFLICT (pool_id, identifier) DO NOTHING
                """)
            guard inserted == 1 else { throw ProviderRefusal.identifierTaken(identifier) }
        }
    }

    func deleteAll(of provider: String, in pool: UserPoolID) throws {
        try tx.execute(
            "DELETE FROM identity_provider_identifiers WHERE pool_id = \(pool) AND provider = \(provider)")
    }

    /// The name of the provider with this identifier.
    ///
    /// - Throws: `ProviderRefusal.identifierNotFound`.
    func require(_ identifier: String, in pool: UserPoolID) throws -> String {
        let row = try tx.first(
            """
            SELECT provider FROM identity_provider_identifiers
            WHERE pool_id = \(pool) AND identifier = \(ProviderName.folded(identifier))
            """)
        guard let row else { throw ProviderRefusal.identifierNotFound(identifier) }
        return try row.value("provider")
    }
}
