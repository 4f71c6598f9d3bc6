import Audit
import Kernel

/// Verifies the chains of the audit log in this node's folder and in the database.
package struct GetAuditReport: AdminCommand {
    package init() {}

    /// The result for a chain. Times are RFC 3339.
    package struct Chain: Codable, Sendable {
        package let chain: String
        package let isWhole: Bool
        package let files, records, checkpoints, unsigned: Int
        /// When the last checkpoint was signed.
        package let signed: String?
        package let problems: [String]
    }

    /// - Returns: A report for each chain. Chains of other nodes are left out, because their files are on those nodes.
    package func perform(on store: AdminStore) async throws -> [Chain] {
        let known = try await GetAuditChains().perform(on: store)
        let keys = known.publicKeys.compactMap(AuditPublicKey.init(pem:))
        let folder = store.configuration.auditFolder
        let node = Configuration.auditNode(folder)
        let others = known.heads.filter { !$0.node.hasSameBytes(as: node) }.map(\.chain)
        return try await AuditVerifier(keys: keys, heads: known.heads).reports(on: [folder], in: store.audit)
            .filter { report in
                report.isStored || report.files > 0 || !others.contains { $0.hasSameBytes(as: report.chain) }
            }
            .map(Chain.init)
    }
}

extension GetAuditReport.Chain {
    fileprivate init(_ report: ChainReport) {
        (chain, isWhole) = (report.chain, report.isWhole)
        (files, records, checkpoints) = (report.files, report.records, report.checkpoints)
        unsigned = report.unsigned
        signed = report.signedAt.map { CivilTime($0).timestamp }
        problems = report.problems.map(\.description)
    }
}
