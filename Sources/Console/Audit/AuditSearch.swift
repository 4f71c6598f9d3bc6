import Kernel
import Wire
import WireRuntime

/// What an operator looks for in the audit log, as the address of the page has it.
struct AuditSearch: Sendable {
    /// The conditions of a search: parameters of the address, and members of the command's input.
    enum Condition: String, CaseIterable, Sendable {
        case event, who, value, address, error, from, until
    }

    /// A page of records, the newest first.
    struct Found: Sendable {
        let records: [AuditRecord]
        let hasOlder: Bool
        /// Whether the older ones are on a page that is not offered.
        let isTooFar: Bool
    }

    /// The value of `error` with which any error is found, and no success.
    static let anyError = "any"
    /// Without a beginning, as many days are searched, so that a search for what is rare ends.
    static let days = 7
    /// A page costs as much as all pages before it, which the command reads again.
    private static let (pageLength, maxPages) = (50, 30)

    let visit: ConsoleVisit

    /// The value of a condition; nil if the search does not have it.
    func value(of condition: Condition) -> String? { visit.query[condition.rawValue] }

    /// The conditions, as links keep them.
    var state: [(name: String, value: String)] {
        Condition.allCases.compactMap { condition in
            value(of: condition).map { (name: condition.rawValue, value: $0) }
        }
    }

    /// The number of the page, from 0.
    var page: Int { min(max(visit.query["page"].flatMap { Int($0) } ?? 0, 0), Self.maxPages - 1) }

    /// The beginning of the search.
    var from: String { value(of: .from) ?? visit.day(before: Self.days) }

    /// Reads the page.
    ///
    /// - Throws: `ServiceError`.
    func find() async throws -> Found {
        let end = (page + 1) * Self.pageLength
        let found = try await visit.records(conditions, limit: end + 1)
        let (hasOlder, isLast) = (found.count > end, page + 1 == Self.maxPages)
        return Found(
            records: Array(found.dropFirst(page * Self.pageLength).prefix(Self.pageLength)),
            hasOlder: hasOlder && !isLast, isTooFar: hasOlder && isLast)
    }

    private var conditions: [(name: String, value: String)] {
        Condition.allCases.compactMap { condition -> (name: String, value: String)? in
            switch condition {
            case .from: (condition.rawValue, from)
            // The command finds any error by an empty code.
            case .error: value(of: .error).map { (condition.rawValue, $0 == Self.anyError ? "" : $0) }
            case .event, .who, .value, .address, .until: value(of: condition).map { (condition.rawValue, $0) }
            }
        }
    }
}

extension ConsoleVisit {
    /// The day that is so many days before this request.
    func day(before days: Int) -> String {
        // The session is used by each request, so its last use is now.
        String(CivilTime(session.usedAt.advanced(seconds: .days(-Int64(days)))).timestamp.prefix(10))
    }

    /// Records that meet all conditions, the newest first.
    ///
    /// - Throws: `ServiceError`.
    func records(_ conditions: [(name: String, value: String)], limit: Int) async throws -> [AuditRecord] {
        var input = JSONObject(conditions.map { .init($0.name, .string($0.value)) })
        input["limit"] = .integer(Int64(limit))
        let lines = try await command("ListAuditRecords", on: input).object?["records"]?.texts ?? []
        return lines.reversed().compactMap(AuditRecord.init(line:))
    }
}
