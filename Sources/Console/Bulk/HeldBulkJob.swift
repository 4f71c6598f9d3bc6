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

    /// The result of a call.
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
        for _ in 0..<BulkRunner.turnLength where job.status == .running && !Task.isCancelled {
            let begin = ContinuousClock.now
            guard let saved = try await step(job) else { return }
            job = saved
            guard job.status == .running else { break }
            // A pause throws if the task is cancelled, which ends the loop.
            try? await runner.pause(.now - begin)
        }
        let (last, now) = (job, jobs.world.now())
        // A task of its own is not cancelled: the lease is given back in any case.
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

    // MARK: - A user

    private func perform(_ username: String, of job: BulkJob) async throws -> BulkJob? {
        switch try await outcome(for: Username(rawValue: username), of: job) {
        case .done: return try await change(job) { $0.advance(isDone: true) }
        case .refused(let error): return try await refuse(username, of: job, because: error)
        case .hopeless(let message): return try await fail(job, because: message)
        case .failed(let error):
            guard job.attempts + 1 < BulkRunner.maxAttempts else {
                return try await refuse(username, of: job, because: error)
            }
            return try await postpone(job)
        }
    }

    private func outcome(for user: Username, of job: BulkJob) async throws -> Outcome {
        let (action, pool) = (job.order.action, job.pool)
        do {
            if action == .delete { try await requireDisabled(user, of: job) }
            _ = try await jobs.perform(action.call(on: user, group: job.order.group, in: pool), for: job)
            return .done
        } catch { return try Self.outcome(of: error) }
    }

    /// As on the page of a single user, only a disabled user is deleted.
    private func requireDisabled(_ user: Username, of job: BulkJob) async throws {
        let found = try await jobs.perform(
            PlannedCall(AdminGetUserInput(userPoolId: job.pool, username: user)), for: job)
        guard case .boolean(false)? = found["Enabled"] else {
            throw ServiceError.invalidParameter("The user is enabled: only disabled users are deleted.")
        }
    }

    /// What a failed call means for the job.
    ///
    /// - Throws: An error of the store, with which the turn ends.
    private static func outcome(of error: any Error) throws -> Outcome {
        switch error {
        case let error as LostCredentials: return .hopeless(error.message)
        case let error as ServiceError where error.code == .accessDenied: return .hopeless(error.message)
        case let error as ServiceError:
            let passes = error.code.status(in: .userPools) >= 500 || error.code == .tooManyRequests
            return passes ? .failed(error) : .refused(error)
        default: throw error
        }
    }

    private func refuse(_ username: String, of job: BulkJob, because error: ServiceError) async throws -> BulkJob? {
        let refusal = BulkRefusal(
            number: job.refused + 1, username: username, code: error.code.name(in: .userPools), message: error.message)
        return try await change(job, noting: refusal) { $0.advance(isDone: false) }
    }

    // MARK: - A page

    /// Reads the next page of the listing. Users who were deleted meanwhile do not shift it, because the token names
    /// where the page before has ended.
    private func turnPage(of job: BulkJob) async throws -> BulkJob? {
        guard case .matching(let filter) = job.order.users else { return nil }
        let input = ListUsersInput(
            filter: filter.utf8.isEmpty ? nil : filter, limit: BulkRunner.pageLength, paginationToken: job.nextToken,
            userPoolId: job.pool)
        let output: ListUsersOutput
        do { output = try ListUsersOutput(try await jobs.perform(PlannedCall(input), for: job)) } catch {
            switch try Self.outcome(of: error) {
            case .failed where job.attempts + 1 < BulkRunner.maxAttempts: return try await postpone(job)
            case .failed(let error), .refused(let error): return try await fail(job, because: error.message)
            case .hopeless(let message): return try await fail(job, because: message)
            case .done: return nil
            }
        }
        let names = (output.users ?? []).compactMap { $0.username?.rawValue }
        return try await change(job) { held in
            (held.page, held.position, held.attempts) = (names, 0, 0)
            (held.nextToken, held.isLast) = (output.paginationToken, output.paginationToken == nil)
        }
    }

    // MARK: - Changes

    /// Ends the job, unless an operator has stopped it meanwhile.
    private func fail(_ job: BulkJob, because message: String) async throws -> BulkJob? {
        let now = jobs.world.now()
        return try await change(job) { held in
            if held.status == .running { held.end(.failed, because: message, at: now) }
        }
    }

    /// Leaves the job to any process, after a delay that grows with the number of attempts.
    private func postpone(_ job: BulkJob) async throws -> BulkJob? {
        let due = jobs.world.now().advanced(seconds: BulkRunner.retryDelay * Int64(job.attempts + 1))
        _ = try await change(job, lease: nil, due: due) { $0.attempts += 1 }
        return nil
    }

    /// Changes the job as it is stored, and prolongs the lease.
    ///
    /// - Returns: The changed job; nil if another process has it.
    private func change(
        _ job: BulkJob, noting refusal: BulkRefusal? = nil, body: @escaping @Sendable (inout BulkJob) -> Void
    ) async throws -> BulkJob? {
        let due = jobs.world.now().advanced(seconds: BulkRunner.leaseTime)
        return try await change(job, lease: lease, due: due, noting: refusal, body: body)
    }

    /// The same, and leaves the job to `next`. A job that has ended has no lease, and is never due.
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
            let isRunning = held.status == .running
            try table.save(held, lease: isRunning ? next : nil, due: isRunning ? due : nil)
            if let refusal, refusal.number <= BulkJob.maxListed { try table.insert(refusal, of: held, at: now) }
            return held
        }
    }
}

extension BulkJob {
    /// Continues with the next user.
    fileprivate mutating func advance(isDone: Bool) {
        position += 1
        attempts = 0
        if isDone { done += 1 } else { refused += 1 }
    }
}
