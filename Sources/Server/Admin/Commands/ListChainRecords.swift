package import Audit

/// The next records of a chain in the database, in their order, as verification reads them.
package struct ListChainRecords: AdminCommand {
    let chain: String
    /// The number of the record before them; 0 for the beginning.
    let after: Int64

    package init(chain: String, after: Int64 = 0) { (self.chain, self.after) = (chain, after) }

    package func perform(on store: AdminStore) async throws -> [StoredRecord] {
        try await store.audit.storedRecords(of: chain, after: after)
    }
}
