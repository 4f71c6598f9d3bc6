import Audit
import Cryptography
import Kernel
import WireRuntime

/// The latest records of the audit log in this node's folder that have what is asked for, the oldest of them first.
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
    /// Times in RFC 3339: the earliest, and the end of the range.
    let from: String?
    let until: String?
    /// How many at most.
    let limit: Int

    private static let maxCount = 2000

    /// The records as the files have them, a line of JSON each.
    package struct Output: Codable, Sendable {
        package let records: [String]
    }

    /// - Throws: `InvalidInput` for a malformed time.
    package func perform(on store: AdminStore) async throws -> Output {
        let (query, folder) = (try query, store.configuration.auditFolder)
        let count = min(max(limit, 1), Self.maxCount)
        let found = try await CryptoPool(store.store.workers).run {
            AuditReader([folder]).last(count, matching: query).map { String(decoding: $0.line, as: UTF8.self) }
        }
        return Output(records: found)
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
