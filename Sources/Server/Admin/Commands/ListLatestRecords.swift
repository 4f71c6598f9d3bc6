package import Audit

/// A page of the latest records of the audit log, newest first, from this node's folder and the database.
package struct ListLatestRecords: AdminCommand {
    let query: AuditQuery
    /// The `next` of the previous page; nil for the first page.
    let after: AuditCursor?
    /// How many at most.
    let limit: Int

    package init(_ query: AuditQuery, after: AuditCursor? = nil, limit: Int) {
        (self.query, self.after, self.limit) = (query, after, limit)
    }

    private static let maxCount = 1000

    package struct Output: Codable, Sendable {
        /// The records, a line of JSON each. There may be none although others follow.
        package let lines: [String]
        /// Nil on the last page.
        package let next: AuditCursor?
    }

    package func perform(on store: AdminStore) async throws -> Output {
        let page = try await store.auditRecords.page(query, after: after, limit: min(max(limit, 1), Self.maxCount))
        return Output(lines: page.entries.map { String(decoding: $0.line, as: UTF8.self) }, next: page.next)
    }
}
