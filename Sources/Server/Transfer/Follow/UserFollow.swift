import Federation
import Kernel
import Transfer
import WireRuntime

/// Brings the users of another pool along, page by page. Those who are here already stay as they are.
struct UserFollow: Sendable {
    private let admin: any AdminConnection
    private let pool: String
    private let reader: SourceReader
    private let source: SourceDescriptions
    private let there: JSONObject
    private let here: GetFollowing.Output

    /// How many users the other service is asked about at once.
    private static let maxAtOnce = 8
    /// Bytes of lines in a request: a longer line goes alone.
    private static let maxBytes = 1 << 18

    init(
        _ admin: any AdminConnection, pool: String, from file: SourceFile, reader: SourceReader,
        source: SourceDescriptions
    ) async throws {
        (self.admin, self.pool, self.reader, self.source) = (admin, pool, reader, source)
        there = JSONObject([.init("UserPoolId", .string(file.pool))])
        here = try await admin.perform(GetFollowing(pool: pool))
    }

    /// What is told meanwhile.
    enum Report {
        case refused(username: String, reason: String)
        case progress(FollowReport.Users)
    }

    /// - Throws: What either side refuses. What was copied stays, and the next run goes on from there.
    func run(report: (Report) -> Void) async throws -> FollowReport.Users {
        let listing = SourceReader.Listing(operation: "ListUsers", list: "Users", token: "PaginationToken")
        var (users, token): (FollowReport.Users, String?) = (.init(), nil)
        repeat {
            let page = try await reader.page(of: listing, with: there, after: token)
            let found = page.items.compactMap(SourceUser.init)
            if found.count < page.items.count { report(.refused(username: "", reason: "A user has no name or no sub")) }
            users.refused += page.items.count - found.count
            try await bring(found, counting: &users, report: report)
            users.throttled = reader.throttled
            report(.progress(users))
            token = page.next
        } while token != nil
        return users
    }

    private func bring(
        _ found: [SourceUser], counting users: inout FollowReport.Users, report: (Report) -> Void
    ) async throws {
        guard !found.isEmpty else { return }
        let missing = Set(try await admin.perform(ListMissingUsers(pool: pool, subs: found.map(\.sub))))
        let new = found.filter { missing.contains($0.sub) }
        users.present += found.count - new.count
        guard !new.isEmpty else { return }
        let details = try await self.details(of: new)
        users.withoutFactor += details.count { $0.lacksFactor }
        let lines = zip(new, details).map { $0.line(with: $1.kept, contacts: here.usernameAttributes) }
        for (user, outcome) in zip(new, try await outcomes(of: lines)) {
            if let reason = outcome.refusal {
                users.refused += 1
                report(.refused(username: user.username, reason: reason))
            } else if outcome.isAdded {
                users.added += 1
            } else {
                users.present += 1
            }
        }
    }

    /// Imports lines, in as many requests as their length takes.
    private func outcomes(of lines: [String]) async throws -> [ImportUsers.Line] {
        var (outcomes, rest): ([ImportUsers.Line], ArraySlice<String>) = ([], lines[...])
        while !rest.isEmpty {
            var bytes = 0
            let batch = rest.prefix { line in
                defer { bytes += line.utf8.count }
                return bytes == 0 || bytes + line.utf8.count <= Self.maxBytes
            }
            outcomes += try await admin.perform(ImportUsers(pool: pool, lines: Array(batch), mode: .again)).outcomes
            rest = rest.dropFirst(batch.count)
        }
        return outcomes
    }

    // MARK: What the list does not say

    private struct Found: Sendable {
        var kept = SourceUser.Details()
        /// Whether the user has a second factor that does not come along.
        var lacksFactor = false
    }

    /// In the order of the users.
    private func details(of users: [SourceUser]) async throws -> [Found] {
        guard source.hasGroups || source.asksForSecondFactors else { return users.map { _ in Found() } }
        return try await withThrowingTaskGroup(of: (Int, Found).self) { group in
            var found = [Found](repeating: Found(), count: users.count)
            for (place, user) in users.enumerated() {
                if place >= Self.maxAtOnce, let (done, one) = try await group.next() { found[done] = one }
                group.addTask { (place, try await self.details(of: user)) }
            }
            while let (done, one) = try await group.next() { found[done] = one }
            return found
        }
    }

    private func details(of user: SourceUser) async throws -> Found {
        var (input, found) = (there, Found())
        input["Username"] = .string(user.username)
        if source.hasGroups {
            let listing = SourceReader.Listing(operation: "AdminListGroupsForUser", list: "Groups")
            found.kept.groups = try await reader.all(listing, with: input).compactMap { $0["GroupName"]?.string }
                .filter { !source.madeGroups.contains($0) }
        }
        guard source.asksForSecondFactors else { return found }
        let output = try await reader.call("AdminGetUser", with: input)
        guard case .array(let list)? = output["UserMFASettingList"] else { return found }
        let factors = list.compactMap(\.string)
        found.kept.secondFactors = factors.filter { $0 != Self.app && here.secondFactors.contains($0) }
        found.lacksFactor = found.kept.secondFactors.count < factors.count
        let preferred = output["PreferredMfaSetting"]?.string
        found.kept.preferred = preferred.flatMap { found.kept.secondFactors.contains($0) ? $0 : nil }
        return found
    }

    private static let app = "SOFTWARE_TOKEN_MFA"
}
