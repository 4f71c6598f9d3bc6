import Federation
import Kernel
import Transfer
import WireRuntime

/// Brings the users of another pool along, page by page. Those who are here already stay as they are.
struct UserFollow: Sendable {
    let admin: any AdminConnection
    let pool: String
    let reader: SourceReader
    private let source: SourceDescriptions
    let there: JSONObject
    let here: GetFollowing.Output
    let pass: Pass

    /// What a run does.
    enum Pass {
        /// Brings users who are missing.
        case first
        /// Takes over changes of the others too.
        case again
        /// Tells what `again` would do.
        case trial
    }

    /// How many users the other service is asked about at once.
    private static let maxAtOnce = 8
    /// Bytes of lines in a request: a longer line goes alone.
    private static let maxBytes = 1 << 18

    init(
        _ admin: any AdminConnection, pool: String, from file: SourceFile, reader: SourceReader,
        source: SourceDescriptions, pass: Pass
    ) async throws {
        (self.admin, self.pool, self.reader, self.source) = (admin, pool, reader, source)
        self.pass = pass
        there = JSONObject([.init("UserPoolId", .string(file.pool))])
        here = try await admin.perform(GetFollowing(pool: pool))
    }

    /// What is told meanwhile.
    enum Report {
        case refused(username: String, reason: String)
        /// The user has signed in here, and differs there in these members.
        case conflict(username: String, differences: [String])
        case progress(FollowReport.Users)
    }

    /// - Throws: What either side refuses. What was copied stays, and the next run goes on from there.
    func run(report: (Report) -> Void) async throws -> FollowReport.Users {
        // Read before the list there, so that who is in this and not in that one is gone there.
        var unlisted: Set<String> = try await pass == .first ? [] : unseen()
        let listing = SourceReader.Listing(operation: "ListUsers", list: "Users", token: "PaginationToken")
        var (users, token): (FollowReport.Users, String?) = (.init(), nil)
        repeat {
            let page = try await reader.page(of: listing, with: there, after: token)
            let found = page.items.compactMap(SourceUser.init)
            if found.count < page.items.count { report(.refused(username: "", reason: "A user has no name or no sub")) }
            users.refused += page.items.count - found.count
            unlisted.subtract(found.map(\.sub))
            try await bring(found, counting: &users, report: report)
            users.throttled = reader.throttled
            report(.progress(users))
            token = page.next
        } while token != nil
        try await remove(unlisted.sorted(), counting: &users, report: report)
        return users
    }

    private func bring(
        _ found: [SourceUser], counting users: inout FollowReport.Users, report: (Report) -> Void
    ) async throws {
        guard !found.isEmpty else { return }
        let missing = Set(try await admin.perform(ListMissingUsers(pool: pool, subs: found.map(\.sub))))
        let new = found.filter { missing.contains($0.sub) }
        if pass == .first {
            users.present += found.count - new.count
        } else {
            try await renew(found.filter { !missing.contains($0.sub) }, counting: &users, report: report)
        }
        guard !new.isEmpty else { return }
        guard pass != .trial else {
            users.added += new.count
            return
        }
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
        try await inBatches(lines) { batch in
            try await admin.perform(ImportUsers(pool: pool, lines: batch, mode: .again)).outcomes
        }
    }

    func inBatches<Outcome>(
        _ lines: [String], perform: ([String]) async throws -> [Outcome]
    ) async throws -> [Outcome] {
        var (outcomes, rest): ([Outcome], ArraySlice<String>) = ([], lines[...])
        while !rest.isEmpty {
            var bytes = 0
            let batch = rest.prefix { line in
                defer { bytes += line.utf8.count }
                return bytes == 0 || bytes + line.utf8.count <= Self.maxBytes
            }
            outcomes += try await perform(Array(batch))
            rest = rest.dropFirst(batch.count)
        }
        return outcomes
    }

    // MARK: What the list does not say

    struct Found: Sendable {
        var kept = SourceUser.Details()
        /// Whether the user has a second factor that does not come along.
        var lacksFactor = false
    }

    /// In the order of the users.
    func details(of users: [SourceUser]) async throws -> [Found] {
        guard source.hasGroups || source.asksForSecondFactors else { return users.map { _ in Found() } }
        return try await withThrowingTaskGroup(of: (Int, Found).self) { group in
            var found = [Found](repeating: Found(), count: users.count)
            for (index, user) in users.enumerated() {
                if index >= Self.maxAtOnce, let (done, one) = try await group.next() { found[done] = one }
                group.addTask { (index, try await self.details(of: user)) }
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
