package import Audit

/// The keys that sign the audit logs of the store's nodes, and the last signed record of each.
package struct GetAuditChains: AdminCommand {
    package init() {}

    /// The data that verifies the logs.
    package struct Output: Codable, Sendable {
        /// The public keys, as PEM.
        package let publicKeys: [String]
        /// The last checkpoint of each chain.
        package let heads: [ChainHead]
        /// The chains in the database.
        package let stored: [String]
    }

    package func perform(on store: AdminStore) async throws -> Output {
        // Creates the key of a store that has none yet, so that the operator can keep the public one elsewhere before
        // the first record.
        _ = try await store.audit.key()
        let keys = try await store.audit.publicKeys()
        // The heads are read before the chains: a chain that has grown beyond its head is whole, a shorter one is not.
        let heads = try await store.audit.heads()
        return Output(publicKeys: keys.map(\.pem), heads: heads, stored: try await store.audit.storedChains())
    }
}
