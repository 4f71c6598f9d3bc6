import Audit
import Kernel
import WireRuntime

/// The latest records of the audit log that match all members that are set, oldest first: records in this node's folder
/// and in the database.
package struct ListAuditRecords: AdminCommand {
    /// The operation.
    let event: String?
    /// An access key, principal, ARN or user.
    let who: String?
    /// Any value of a record, such as the id of a pool.
    let value: String?
    /// The caller's address.
    let address: String?
    /// The error's code; an empty text asks for any error.
    let error: String?
    let requestID: String?
    /// The earliest time (RFC 3339).
    let from: String?
    /// The end of the range (RFC 3339).
    let until: String?
    /// How many at most.
    let limit: Int

    private static let maxCount = 2000
    /// Pages that are read until enough records are found: a page may have no record that matches.
    private static let maxPages = 50

    /// The records as they were written, a line of JSON each.
    package struct Output: Codable, Sendable {
        package let records: [String]
    }

    /// - Throws: `InvalidInput` for a malformed time.
    package func perform(on store: AdminStore) async throws -> Output {
        let (query, count) = (try query, min(max(limit, 1), Self.maxCount))
        var (found, next) = ([String](), AuditCursor?.none)
        for _ in 0..<Self.maxPages {
            let page = try await store.auditRecords.page(query, after: next, limit: count - found.count)
            found += page.entries.map { String(decoding: $0.line, as: UTF8.self) }
            next = page.next
            guard next != nil, found.count < count else { break }
        }
        return Output(records: found.reversed())
    }

    private var query: AuditQuery {
        get throws {
            var query = AuditQuery()
            (query.event, query.who, query.value, query.address) = (event, who, value, address)
            (query.error, query.requestID) = (error, requestID)
            query.from = try from.map(Self.time)
            query.until = try until.map(Self.time)
            return query
        }
    }

    private static func time(_ text: String) throws(InvalidInput) -> Instant {
        guard let time = Instant(timestamp: text) ?? Instant(timestamp: "\(text)T00:00:00Z") else {
            throw InvalidInput("\(text.prefix(40)) is not a time such as 2026-11-27T09:00:00Z.")
        }
        return time
    }
}
