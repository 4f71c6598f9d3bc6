import Federation
import Kernel
import Transfer
import WireRuntime

/// Copies the users of a followed pool, page by page.
struct UserFollow: Sendable {
    let admin: any AdminConnection
    let pool: String
    let reader: SourceReader
    private let source: SourceDescriptions
    /// The input of operations that names the followed pool.
    let there: JSONObject
    /// The settings of the pool here.
    let here: GetFollowing.Output
    let pass: Pass

    /// What a run does.
    enum Pass {
        /// Adds users who are missing here.
        case first
        /// Also copies changes of users who are here.
        case again
        /// Only reports what `again` would do.
        case trial
    }

    /// How many users the other service is asked about at once.
    private static let maxAtOnce = 8
    /// Bytes of lines in a request. A longer line is sent alone.
    private static let maxBytes = 1 << 18

    init(
        _ admin: any AdminConnection, pool: String, following here: GetFollowing.Output, from file: SourceFile,
        reader: SourceReader, source: SourceDescriptions, pass: Pass
    ) {
        (self.admin, self.pool, self.reader, self.source) = (admin, pool, reader, source)
        (self.here, self.pass) = (here, pass)
        there = JSONObject([.init("UserPoolId", .string(file.pool))])
    }

    /// Copies all users.
    ///
    /// - Throws: The refusal of either service. What was copied stays, and the next run skips it.
    func run(report: (PoolFollow.Progress) -> Void) async throws -> FollowReport.Users {
        // Read before the other service's list: a user who is copied meanwhile is then not taken for a deleted one.
        var unlisted: Set<String> = try await pass == .first ? [] : unseen()
        let listing = SourceReader.Listing(operation: "ListUsers", list: "Users", token: "PaginationToken")
        var (users, token): (FollowReport.Users, String?) = (.init(), nil)
        repeat {
            let page = try await reader.page(of: listing, with: there, after: token)
            let found = page.items.compactMap(SourceUser.init)
            if found.count < page.items.count { report(.refused(username: "", reason: "A user has no name or no sub")) }
            users.refused += page.items.count - found.count
            unlisted.subtract(found.map(\.sub))
            try await copy(found, counting: &users, report: report)
            users.throttled = reader.throttled
            report(.users(users))
            token = page.next
        } while token != nil
        try await remove(unlisted.sorted(), counting: &users, report: report)
        return users
    }

    private func copy(
        _ found: [SourceUser], counting users: inout FollowReport.Users, report: (PoolFollow.Progress) -> Void
    ) async throws {
        guard !found.isEmpty else { return }
        let missing = Set(try await admin.perform(ListMissingUsers(pool: pool, subs: found.map(\.sub))))
        let new = found.filter { missing.contains($0.sub) }
        if pass == .first {
            users.present += found.count - new.count
        } else {
            try await renew(found.filter { !missing.contains($0.sub) }, counting: &users, report: report)
        }
        guard pass != .trial else {
            users.added += new.count
            return
        }
        try await add(new, counting: &users, report: report)
    }

    private func add(
        _ new: [SourceUser], counting users: inout FollowReport.Users, report: (PoolFollow.Progress) -> Void
    ) async throws {
        guard !new.isEmpty else { return }
        let details = try await self.details(of: new)
        users.withoutFactor += details.count { $0.lacksFactor }
        let lines = zip(new, details).map { $0.line(with: $1.copied, contacts: here.usernameAttributes) }
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

    /// Imports lines, in as many requests as their length requires.
    private func outcomes(of lines: [String]) async throws -> [ImportUsers.Line] {
        try await inBatches(lines) { batch in
            try await admin.perform(ImportUsers(pool: pool, lines: batch, mode: .again)).outcomes
        }
    }

    /// Calls `perform` with the lines of one request at a time.
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

    // MARK: - What the list of users does not contain

    struct Found: Sendable {
        var copied = SourceUser.Details()
        /// Whether the user has a second factor that is not copied.
        var lacksFactor = false
    }

    /// The details of each user, in the order of the users.
    func details(of users: [SourceUser]) async throws -> [Found] {
        guard source.hasGroups || source.asksForSecondFactors else { return users.map { _ in Found() } }
        return try await withThrowingTaskGroup(of: (Int, Found).self) { group in
            var found = [Found](repeating: Found(), count: users.count)
            for (index, user) in users.enumerated() {
                if index >= Self.maxAtOnce, let (done, details) = try await group.next() { found[done] = details }
                group.addTask { (index, try await self.details(of: user)) }
            }
            while let (done, details) = try await group.next() { found[done] = details }
            return found
        }
    }

    private func details(of user: SourceUser) async throws -> Found {
        var (input, found) = (there, Found())
        input["Username"] = .string(user.username)
        if source.hasGroups {
            let listing = SourceReader.Listing(operation: "AdminListGroupsForUser", list: "Groups")
            found.copied.groups = try await reader.all(listing, with: input).compactMap { $0["GroupName"]?.string }
                .filter { !source.providerGroups.contains($0) }
        }
        guard source.asksForSecondFactors else { return found }
        let output = try await reader.call("AdminGetUser", with: input)
        guard case .array(let list)? = output["UserMFASettingList"] else { return found }
        let factors = list.compactMap(\.string)
        found.copied.secondFactors = factors.filter { $0 != Self.softwareToken && here.secondFactors.contains($0) }
        found.lacksFactor = found.copied.secondFactors.count < factors.count
        let preferred = output["PreferredMfaSetting"]?.string
        found.copied.preferred = preferred.flatMap { found.copied.secondFactors.contains($0) ? $0 : nil }
        return found
    }

    /// Not copied, because no API shows the secret of the app.
    private static let softwareToken = "SOFTWARE_TOKEN_MFA"
}
