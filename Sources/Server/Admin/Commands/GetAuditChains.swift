package import Audit

/// Lists the keys that sign the audit logs of the store's nodes, and the last signed record of each.
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
        _ = try await store.audit.key()
        let keys = try await store.audit.publicKeys()
        // The heads first: a chain that is longer than its head is whole.
        let heads = try await store.audit.heads()
        return Output(publicKeys: keys.map { $0.pem }, heads: heads, stored: try await store.audit.storedChains())
    }
}
