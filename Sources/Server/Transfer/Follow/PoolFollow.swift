import Directory
import Federation
import Kernel
import Outbound

/// Lets a pool follow a pool of another service: settings and users are copied, and the other service verifies the
/// passwords of users until they have signed in here once.
package struct PoolFollow {
    private let admin: any AdminConnection
    private let pool: String
    private let file: SourceFile
    private let reader: SourceReader

    /// - Parameter reader: Reads from the other service.
    package init(_ admin: any AdminConnection, pool: String, from file: SourceFile, reader: SourceReader) {
        (self.admin, self.pool, self.file, self.reader) = (admin, pool, file, reader)
    }

    /// Runs `body` with connections to the other service, and closes them.
    ///
    /// - Throws: What `body` throws; `ConfigurationError` for an error of the other service.
    package static func run<Value>(
        _ admin: any AdminConnection, pool: String, from file: SourceFile, body: (PoolFollow) async throws -> Value
    ) async throws -> Value {
        var limits = HTTPCallLimits()
        // Seconds, and bytes: a page of users may have many attributes.
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

    /// Reports what would be done with settings. Nothing is written.
    ///
    /// - Throws: The refusal of either service.
    package func plan() async throws -> FollowReport {
        try await copySettings(from: SourceDescriptions.read(file, by: reader), isTrial: true)
    }

    /// Reports what a repeated run would do, also with users who have changed in the followed pool. Nothing is written.
    ///
    /// - Throws: `ConfigurationError` if the pool does not follow the other one yet; the refusal of either service.
    package func planAgain(report: (Progress) -> Void) async throws -> FollowReport {
        try await requireFollowing()
        let source = try await SourceDescriptions.read(file, by: reader)
        var plan = try await copySettings(from: source, isTrial: true)
        plan.users = try await copyUsers(from: source, pass: .trial, report: report)
        return plan
    }

    /// An event while users are copied.
    package enum Progress {
        case refused(username: String, reason: String)
        /// The user has signed in here, and these members differ in the followed pool.
        case conflict(username: String, differences: [String])
        /// The counts so far.
        case users(FollowReport.Users)
    }

    /// Copies settings, begins to follow, and copies users. After an interruption it can be repeated.
    ///
    /// - Parameter again: Whether users who were copied before get the changes of the followed pool. The pool must
    ///   follow it already: of any other pool, all users would count as changed.
    /// - Throws: The refusal of either service. What was done stays.
    package func apply(again: Bool = false, report: (Progress) -> Void) async throws -> FollowReport {
        if again { try await requireFollowing() }
        let source = try await SourceDescriptions.read(file, by: reader)
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
        let following = try await admin.perform(GetFollowing(pool: pool))
        return try await UserFollow(
            admin, pool: pool, following: following, from: file, reader: reader, source: source, pass: pass
        ).run(report: report)
    }

    private func copySettings(from source: SourceDescriptions, isTrial: Bool) async throws -> FollowReport {
        var report = FollowReport()
        (report.left, report.usersThere) = (source.left, source.userCount)
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
    /// How many users a pool has, and how many of them have a password that only the followed pool can verify.
    package static func counts(_ admin: any AdminConnection, pool: String) async throws -> (users: Int, unseen: Int) {
        var (users, unseen, after): (Int, Int, String?) = (0, 0, nil)
        repeat {
            let part = try await admin.perform(GetFollowedUsers(pool: pool, after: after))
            (users, unseen, after) = (users + part.users, unseen + part.unseen, part.next)
        } while after != nil
        return (users, unseen)
    }
}
