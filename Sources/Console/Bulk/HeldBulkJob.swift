import Kernel
import Storage
import UserPoolsModel
import WireRuntime

/// A turn of a job whose lease this process has.
struct HeldBulkJob {
    private let runner: BulkRunner
    private let lease: String
    private var jobs: BulkJobs { runner.jobs }

    init(_ runner: BulkRunner, lease: String) { (self.runner, self.lease) = (runner, lease) }

    /// What came of a user's turn.
    private enum Outcome {
        case done
        /// The operation refused this user.
        case refused(ServiceError)
        /// Every further user would be refused, too.
        case hopeless(String)
        /// The server failed, which may pass.
        case failed(ServiceError)
    }

    /// Takes the next steps of the job. A process that stops leaves it to others.
    func work(on started: BulkJob) async throws {
        var job = started
        for _ in 0..<BulkRunner.turn where job.status == .running && !Task.isCancelled {
            let begin = ContinuousClock.now
            guard let saved = try await step(job) else { return }
            job = saved
            guard job.status == .running else { break }
            try? await runner.pause(.now - begin)
        }
        let now = jobs.world.now()
        let last = job
        // The task may be cancelled; the lease is given back all the same.
        _ = try await Task { try await change(last, lease: nil, due: now) { _ in } }.value
    }

    /// The next user, the next page, or the end. Nothing is done for a job that was stopped, or that another has.
    ///
    /// - Returns: The job; nil if another process has it, or it waits.
    private func step(_ known: BulkJob) async throws -> BulkJob? {
        let job = try await jobs.database.read { [lease] tx in
            try BulkJobTable(tx).leases.held(known.id, in: known.pool, by: lease).map(BulkJob.init)
        }
        guard let job, job.status == .running else { return job }
        if job.position < job.page.count { return try await perform(job.page[job.position], of: job) }
        let now = jobs.world.now()
        if job.isLast { return try await change(job) { $0.end(.completed, at: now) } }
        return try await turnPage(of: job)
    }

    private func perform(_ username: String, of job: BulkJob) async throws -> BulkJob? {
        let (outcome, now) = (try await outcome(for: Username(rawValue: username), of: job), jobs.world.now())
        switch outcome {
        case .done: return try await change(job) { $0.advance(isDone: true) }
        case .refused(let error): return try await refuse(username, of: job, because: error)
        case .hopeless(let message):
            return try await change(job) { held in
                if held.status == .running { held.end(.failed, because: message, at: now) }
            }
        case .failed(let error):
            guard job.attempts + 1 < BulkRunner.maxAttempts else {
                return try await refuse(username, of: job, because: error)
            }
            let due = now.advanced(seconds: BulkRunner.wait * Int64(job.attempts + 1))
            _ = try await change(job, lease: nil, due: due) { $0.attempts += 1 }
            return nil
        }
    }

    private func refuse(_ username: String, of job: BulkJob, because error: ServiceError) async throws -> BulkJob? {
        let refusal = BulkRefusal(
            number: job.refused + 1, username: username, code: error.code.name(in: .userPools), message: error.message)
        return try await change(job, noting: refusal) { $0.advance(isDone: false) }
    }

    private func outcome(for user: Username, of job: BulkJob) async throws -> Outcome {
        let (action, pool) = (job.order.action, job.pool)
        do {
            if action == .delete {
                let found = try await jobs.perform(
                    PlannedCall(AdminGetUserInput(userPoolId: pool, username: user)), for: job)
                guard found["Enabled"] == .boolean(false) else {
                    throw ServiceError.invalidParameter("The user is enabled: only disabled users are deleted.")
                }
            }
            _ = try await jobs.perform(action.call(on: user, group: job.order.group, in: pool), for: job)
            return .done
        } catch let error as LostCredentials {
            return .hopeless(error.message)
        } catch let error as ServiceError {
            return Self.outcome(of: error)
        }
    }

    private static func outcome(of error: ServiceError) -> Outcome {
        if error.code == .accessDenied { return .hopeless(error.message) }
        let passes = error.code.status(in: .userPools) >= 500 || error.code == .tooManyRequests
        return passes ? .failed(error) : .refused(error)
    }

    /// Reads the next page of the listing. Users who were deleted meanwhile do not shift it, because the token names
    /// where the page before has ended.
    private func turnPage(of job: BulkJob) async throws -> BulkJob? {
        guard case .matching(let filter) = job.order.users else { return nil }
        let now = jobs.world.now()
        let input = ListUsersInput(
            filter: filter.utf8.isEmpty ? nil : filter, limit: BulkRunner.pageLength, paginationToken: job.next,
            userPoolId: job.pool)
        do {
            let output = try ListUsersOutput(try await jobs.perform(PlannedCall(input), for: job))
            let names = (output.users ?? []).compactMap { $0.username?.rawValue }
            return try await change(job) { held in
                (held.page, held.position, held.attempts) = (names, 0, 0)
                (held.next, held.isLast) = (output.paginationToken, output.paginationToken == nil)
            }
        } catch let error as LostCredentials {
            return try await change(job) { $0.end(.failed, because: error.message, at: now) }
        } catch let error as ServiceError {
            guard case .failed = Self.outcome(of: error), job.attempts + 1 < BulkRunner.maxAttempts else {
                return try await change(job) { $0.end(.failed, because: error.message, at: now) }
            }
            let due = now.advanced(seconds: BulkRunner.wait * Int64(job.attempts + 1))
            _ = try await change(job, lease: nil, due: due) { $0.attempts += 1 }
            return nil
        }
    }

    /// Changes the job as it is stored, and goes on with it, if this process has it still.
    private func change(
        _ job: BulkJob, noting refusal: BulkRefusal? = nil, body: @escaping @Sendable (inout BulkJob) -> Void
    ) async throws -> BulkJob? {
        let due = jobs.world.now().advanced(seconds: BulkRunner.leaseTime)
        return try await change(job, lease: lease, due: due, noting: refusal, body: body)
    }

    /// The same, and leaves it to `next`. An ended job is never due.
    private func change(
        _ job: BulkJob, lease next: String?, due: Instant, noting refusal: BulkRefusal? = nil,
        body: @escaping @Sendable (inout BulkJob) -> Void
    ) async throws -> BulkJob? {
        let now = jobs.world.now()
        return try await jobs.database.write { [lease] tx in
            let table = BulkJobTable(tx)
            guard let row = try table.leases.held(job.id, in: job.pool, by: lease) else { return nil }
            var held = try BulkJob(row)
            body(&held)
            try table.save(
                held, lease: held.status == .running ? next : nil, due: held.status == .running ? due : nil)
            if let refusal, refusal.number <= BulkJob.maxListed { try table.insert(refusal, of: held, at: now) }
            return held
        }
    }
}

extension BulkJob {
    /// Goes on to the next user.
    fileprivate mutating func advance(isDone: Bool) {
        position += 1
        attempts = 0
        if isDone { done += 1 } else { refused += 1 }
    }
}
