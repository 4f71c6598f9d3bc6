package import Kernel
package import Storage

/// The statement on the providers that the sessions of users depend on.
package struct SessionProviderTable {
    private let tx: any Transaction

    package init(_ tx: any Transaction) { self.tx = tx }

    /// Whether the sessions of a user may continue.
    ///
    /// The sessions of a user without a password here continue as long as the pool has the provider of one of the
    /// user's identities, `client` accepts it, and the identity is not disabled. They become valid again if the
    /// provider is restored: tools delete providers and recreate them.
    package func mayContinueSessions(of user: UserID, status: UserStatus?, through client: Client) throws -> Bool {
        guard status == .externalProvider else { return true }
        let rows = try tx.fetch(
            """
            SELECT identity_providers.name AS name, external_identities.disabled AS disabled FROM external_identities
            LEFT JOIN identity_providers ON identity_providers.pool_id = external_identities.pool_id
            AND identity_providers.name = external_identities.provider
            WHERE external_identities.pool_id = \(client.pool) AND external_identities.user_id = \(user)
            """)
        // A user of the pool whose password was removed does not have an identity.
        guard !rows.isEmpty else { return true }
        return try rows.contains { row in
            guard let name: String = try row.value("name"), try !row.value("disabled") else { return false }
            return client.settings.oauth.takes(providerCalled: name)
        }
    }
}
