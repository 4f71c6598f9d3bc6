package import Audit

/// The next records of the audit log in the database, oldest first.
package struct ListStoredAuditRecords: AdminCommand {
    let query: AuditQuery
    /// The `next` of the previous part; nil for the first part.
    let after: StoredPlace?

    package init(_ query: AuditQuery, after: StoredPlace? = nil) { (self.query, self.after) = (query, after) }

    package struct Output: Codable, Sendable {
        /// The records, a line of JSON each. There may be none although others follow.
        package let lines: [String]
        /// Nil after the last part.
        package let next: StoredPlace?
    }

    package func perform(on store: AdminStore) async throws -> Output {
        let (entries, next) = try await store.auditRecords.earliestStored(query, after: after)
        return Output(lines: entries.map { String(decoding: $0.line, as: UTF8.self) }, next: next)
    }
}
