import Kernel
import Wire
import WireRuntime

/// A record of the audit log.
struct AuditRecord: Sendable {
    let members: JSONObject

    /// A line of the log; nil if it is no record.
    init?(line: String) {
        guard let members = try? JSONReader.read(Array(line.utf8), limits: .trusted).object else { return nil }
        self.members = members
    }

    subscript(name: String) -> String? { members[name]?.string }

    var id: String { self["eventID"] ?? "" }
    var time: String { self["eventTime"] ?? "" }

    /// The name of the caller, or else its ARN or its kind.
    var actor: String {
        let identity = members["userIdentity"]?.object
        let name = ["userName", "arn", "principalId"].lazy.compactMap { identity?[$0]?.string }.first
        return name ?? identity?["type"]?.string ?? "martlet"
    }

    /// What the request was about: names and ids.
    var subject: [(name: String, value: String)] {
        (members["additionalEventData"]?.object?.members ?? []).compactMap { member in
            member.value.string.map { (member.name, $0) }
        }
    }

    /// The value of a setting in the parameters, whose names begin with a small letter in records.
    func value(at path: SettingPath) -> JSON? {
        members["requestParameters"]?.object?.value(at: SettingPath(path.parts.map(Self.recorded)))
    }

    private static func recorded(_ name: String) -> String {
        guard let first = name.utf8.first else { return name }
        return String(decoding: [first.asciiLowercased] + Array(name.utf8.dropFirst()), as: UTF8.self)
    }
}

/// What an operator looks for in the audit log.
struct AuditSearch: Sendable {
    static let fields = ["event", "who", "value", "address", "error", "from", "until"]
    private static let (pageLength, maxPages) = (50, 30)
    /// Without a beginning, as many days are searched, so that a search for what is rare ends.
    static let days = 7

    let visit: ConsoleVisit

    /// The filter, as links keep it.
    var state: [(name: String, value: String)] {
        Self.fields.compactMap { name in visit.query[name].map { (name: name, value: $0) } }
    }

    /// The page, from 0.
    var page: Int { min(max(visit.query["page"].flatMap { Int($0) } ?? 0, 0), Self.maxPages - 1) }

    /// The beginning of the search.
    var from: String { visit.query["from"] ?? visit.day(-Self.days) }

    /// The records of the page, the newest first, and whether there are older ones; nil if these are too far away.
    func records() async throws -> (records: [AuditRecord], hasOlder: Bool, isTooFar: Bool) {
        let end = (page + 1) * Self.pageLength
        let found = try await visit.records(conditions, limit: end + 1)
        let older = found.count > end
        let shown = Array(found.dropFirst(page * Self.pageLength).prefix(Self.pageLength))
        return (shown, older && page + 1 < Self.maxPages, older && page + 1 == Self.maxPages)
    }

    private var conditions: [(String, String)] {
        var conditions = state.filter { $0.name != "from" && $0.name != "error" }.map { ($0.name, $0.value) }
        conditions.append(("from", from))
        switch visit.query["error"] {
        case nil: break
        case "any"?: conditions.append(("error", ""))
        case let code?: conditions.append(("error", code))
        }
        return conditions
    }
}

extension ConsoleVisit {
    /// The day that is so many days after today.
    func day(_ days: Int) -> String {
        String(CivilTime(session.usedAt.advanced(seconds: .days(Int64(days)))).timestamp.prefix(10))
    }

    /// Records that meet all conditions, the newest first.
    func records(_ conditions: [(String, String)], limit: Int) async throws -> [AuditRecord] {
        var input = JSONObject(conditions.map { JSONObject.Member($0.0, .string($0.1)) })
        input["limit"] = .integer(Int64(limit))
        let output = try await command("ListAuditRecords", on: input).object?["records"]?.texts ?? []
        return output.reversed().compactMap(AuditRecord.init(line:))
    }
}
