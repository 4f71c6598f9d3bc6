import Kernel

/// Verifies chains against the keys and the heads of a store.
package struct AuditVerifier: Sendable {
    private let keys: [AuditPublicKey]
    private let heads: [ChainHead]

    /// A verifier with the public keys of the store.
    ///
    /// - Parameter heads: The state of each chain in the store. Without it, records can be cut off the end of a chain
    ///   unnoticed.
    package init(keys: [AuditPublicKey], heads: [ChainHead] = []) { (self.keys, self.heads) = (keys, heads) }

    /// Reports on the chains in `folders`, and on chains in the store that neither a folder nor the database has.
    ///
    /// - Parameters:
    ///   - stored: The reports on chains in the database.
    ///   - chain: Only this chain.
    package func reports(
        on folders: [String], stored: [ChainReport] = [], only chain: String? = nil
    ) -> [ChainReport] {
        let isAsked: (String) -> Bool = { id in chain.map { id.hasSameBytes(as: $0) } ?? true }
        let found = folders.flatMap(ChainFolder.all).filter { isAsked($0.chain) }
        let present = found.map { folder in
            ChainVerifier.report(
                on: folder, keys: keys, head: heads.first { $0.chain.hasSameBytes(as: folder.chain) })
        }
        let missing = heads.filter { head in
            isAsked(head.chain) && !found.contains { $0.chain.hasSameBytes(as: head.chain) }
                && !stored.contains { $0.chain.hasSameBytes(as: head.chain) }
        }
        return present + stored.filter { isAsked($0.chain) }
            + missing.map { head in
                var report = ChainReport(head.chain)
                report.add(.missingChain(signed: head.sequence, node: head.node))
                return report
            }
    }

    /// Reports on a chain in the database.
    ///
    /// - Parameter records: The next records after the one with this number; none at the end.
    package func report(
        onStored chain: String, records: (_ after: Int64) async throws -> [StoredRecord]
    ) async throws -> ChainReport {
        var verifier = StoredChainVerifier(
            chain, keys: keys, head: heads.first { $0.chain.hasSameBytes(as: chain) })
        var last: Int64 = 0
        while true {
            let part = try await records(last)
            guard let end = part.last, end.sequence > last else { return verifier.finish() }
            for record in part { verifier.read(record) }
            last = end.sequence
        }
    }

    /// Reports on the chains in `folders` and in the database, and on those in the store that neither has.
    package func reports(on folders: [String], in store: AuditStore) async throws -> [ChainReport] {
        var stored: [ChainReport] = []
        for chain in try await store.storedChains() {
            stored.append(try await report(onStored: chain) { try await store.storedRecords(of: chain, after: $0) })
        }
        return reports(on: folders, stored: stored)
    }
}
