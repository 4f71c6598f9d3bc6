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
    }

    package func perform(on store: AdminStore) async throws -> Output {
        _ = try await store.audit.key()
        let keys = try await store.audit.publicKeys()
        return Output(publicKeys: keys.map { $0.pem }, heads: try await store.audit.heads())
    }
}
