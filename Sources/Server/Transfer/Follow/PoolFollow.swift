import Directory
import Federation
import Kernel
import Outbound

/// Lets a pool follow a pool of another service: its settings and users are copied, and passwords are proven there.
package struct PoolFollow {
    private let admin: any AdminConnection
    private let pool: String
    private let file: SourceFile
    private let reader: SourceReader

    /// - Parameter reader: Reads from the other service.
    package init(_ admin: any AdminConnection, pool: String, from file: SourceFile, reader: SourceReader) {
        (self.admin, self.pool, self.file, self.reader) = (admin, pool, file, reader)
    }

    /// Runs `body` with connections to the other service.
    package static func run<Value>(
        _ admin: any AdminConnection, pool: String, from file: SourceFile, body: (PoolFollow) async throws -> Value
    ) async throws -> Value {
        var limits = HTTPCallLimits()
        (limits.total, limits.body) = (30, 16 << 20)
        let caller = HTTPCaller(workers: 8, limits: limits)
        let reader = SourceReader(file, caller: caller)
        let result: Result<Value, any Error>
        do { result = .success(try await body(PoolFollow(admin, pool: pool, from: file, reader: reader))) } catch {
            result = .failure(error)
        }
        await caller.close()
        do { return try result.get() } catch let error as SourceError {
            throw ConfigurationError("the pool at \(file.endpoint) answers \(error.code): \(error.message)")
        }
    }

    /// What would be done.
    ///
    /// - Throws: What either side refuses.
    package func plan() async throws -> FollowReport {
        try await copySettings(from: SourceDescriptions(file, reader: reader), isTrial: true)
    }

    /// What would be done, with the users who have changed there.
    ///
    /// - Throws: `ConfigurationError` if the pool does not follow this one, and what either side refuses.
    package func planAgain(report: (Progress) -> Void) async throws -> FollowReport {
        try await requireFollowing()
        let source = try await SourceDescriptions(file, reader: reader)
        var plan = try await copySettings(from: source, isTrial: true)
        plan.users = try await copyUsers(from: source, pass: .trial, report: report)
        return plan
    }

    /// What is told while users are copied.
    package enum Progress {
        case refused(username: String, reason: String)
        case conflict(username: String, differences: [String])
        case users(FollowReport.Users)
    }

    /// Copies settings, follows, and copies users. Repeated, it goes on where it was.
    ///
    /// - Parameter again: Whether changes of users who are here are taken over. Of another pool these would be all of
    ///   its users.
    /// - Throws: What either side refuses. What is done stays.
    package func apply(again: Bool = false, report: (Progress) -> Void) async throws -> FollowReport {
        if again { try await requireFollowing() }
        let source = try await SourceDescriptions(file, reader: reader)
        var done = try await copySettings(from: source, isTrial: false)
        let needsKey = source.flow == .adminPassword
        try await admin.perform(
            BeginFollowing(
                pool: pool,
                source: PoolSource(
                    endpoint: file.endpoint, region: file.region, pool: file.pool, client: file.client,
                    flow: source.flow, accessKeyID: needsKey ? file.key.id : nil),
                clientSecret: source.clientSecret, secretAccessKey: needsKey ? file.key.secret.exposed : nil))
        done.users = try await copyUsers(from: source, pass: again ? .again : .first, report: report)
        return done
    }

    private func requireFollowing() async throws {
        let found = try await admin.perform(GetFollowing(pool: pool)).source
        guard let found, found.pool.hasSameBytes(as: file.pool), found.endpoint.hasSameBytes(as: file.endpoint) else {
            throw ConfigurationError("the pool does not follow \(file.pool) at \(file.endpoint) yet")
        }
    }

    private func copyUsers(
        from source: SourceDescriptions, pass: UserFollow.Pass, report: (Progress) -> Void
    ) async throws -> FollowReport.Users {
        let users = try await UserFollow(admin, pool: pool, from: file, reader: reader, source: source, pass: pass)
        return try await users.run { told in
            switch told {
            case .refused(let username, let reason): report(.refused(username: username, reason: reason))
            case .conflict(let username, let differences):
                report(.conflict(username: username, differences: differences))
            case .progress(let counts): report(.users(counts))
            }
        }
    }

    private func copySettings(from source: SourceDescriptions, isTrial: Bool) async throws -> FollowReport {
        var report = FollowReport()
        (report.left, report.usersThere) = (source.left, source.users)
        for part in source.parts {
            let done = try await admin.perform(
                CopyPoolPart(pool: pool, part: part.kind, there: part.text, isTrial: isTrial))
            report.steps.append(
                .init(
                    part: part.kind, name: part.name, act: done.act, differences: done.differences,
                    refusals: done.refusals))
        }
        return report
    }
}

extension PoolFollow {
    /// How many users a pool has, and of how many the password was not seen.
    package static func counts(_ admin: any AdminConnection, pool: String) async throws -> (users: Int, unseen: Int) {
        var (users, unseen, after): (Int, Int, String?) = (0, 0, nil)
        repeat {
            let part = try await admin.perform(GetFollowedUsers(pool: pool, after: after))
            (users, unseen, after) = (users + part.users, unseen + part.unseen, part.next)
        } while after != nil
        return (users, unseen)
    }
}
