package import Kernel
import Storage

/// The managed policies in a listing.
package enum PolicyScope: Hashable, Sendable {
    case all
    /// The policies that exist in every account.
    case aws
    /// The policies that the account has created.
    case account
}

extension ManagedPolicies {
    /// The policies of `scope` whose path begins with `prefix`, ordered by path and name (`ListPolicies`).
    ///
    /// - Parameter usage: Only policies that are attached, or only boundaries.
    package func list(
        _ scope: PolicyScope = .account, prefix: String = "/", usage: PolicyUsage? = nil, after: Cursor? = nil,
        limit: Int = 100
    ) async throws -> Page<ManagedPolicy> {
        let limit = IAMStore.bounded(limit)
        return try await store.database.read { tx in
            let own = scope == .aws ? [] : try Self.own(prefix, usage: usage, after: after, limit: limit + 1, tx)
            let aws = scope == .account ? [] : try Self.aws(prefix, usage: usage, after: after, tx)
            let all = (own + aws).sorted { $0.listed < $1.listed }
            return Page(rows: Array(all.prefix(limit + 1)), limit: limit) { Cursor($0.path, $0.listed.name) }
        }
    }

    private static func own(
        _ prefix: String, usage: PolicyUsage?, after: Cursor?, limit: Int, _ tx: any Transaction
    ) throws -> [ManagedPolicy] {
        try ManagedPolicyTable(tx).list(prefix: prefix, usage: usage, after: after, limit: limit).items
    }

    private static func aws(
        _ prefix: String, usage: PolicyUsage?, after: Cursor?, _ tx: any Transaction
    ) throws -> [ManagedPolicy] {
        let all = try AWSManagedPolicy.allCases.map { try PolicyAttachmentTable(tx).counted($0) }
        return all.filter { policy in
            let isUsed =
                switch usage {
                case nil: true
                case .permissions?: policy.attachments > 0
                case .boundary?: policy.boundaryUses > 0
                }
            let isAfter = after.map { ($0[0], $0[1]) < policy.listed } ?? true
            return isUsed && isAfter && policy.path.utf8.starts(with: prefix.utf8)
        }
    }
}

extension ManagedPolicy {
    /// The position in a listing. A policy of AWS follows one of the account with the same name: names do not contain
    /// spaces.
    fileprivate var listed: (path: String, name: String) { (path, IAMName.folded(name) + (isOfAWS ? " " : "")) }
}
