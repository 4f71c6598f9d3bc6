package import Kernel
package import Storage

/// A PostgreSQL server behind a limited number of connections, each with its own thread.
///
/// Writes are serializable and are retried after a conflict; reads see one snapshot. A lost connection is replaced at
/// the next request. A commit whose response was lost is reported as `StorageError.interrupted` and never repeated;
/// while the server leaves commits unconfirmed, further writes are refused at once. Connections open on demand. If the
/// server grants fewer than configured, the existing ones do the work, and another is tried periodically.
package final class PostgresDatabase: Database {
    private let jobs: WorkQueue<PostgresJob>
    private let workers: PostgresWorkerCount
    private let outage = Outage()
    private let target: PostgresTarget
    private let maxWait: Duration

    /// How long a request may take once it has a connection; the server's statement limit usually ends it earlier.
    private static let maxWork: Duration = .milliseconds(4500)

    /// A database that connects on first use.
    ///
    /// - Parameters:
    ///   - url: `postgres://user:password@host:port/database?sslmode=…`, or libpq's words. The server's certificate is
    ///     checked (`sslmode=verify-full`) unless the server is on this machine or the URL says otherwise.
    ///   - password: The user's password, if it is not in the URL.
    ///   - connections: How many transactions may run at once.
    ///   - use: Whether other processes may use the same database. Exclusive use has one connection.
    ///   - maxWait: How long a request may wait for a free connection.
    ///   - schemaPatience: How long a schema change tries to lock its table, a second at a time.
    /// - Throws: `StorageError.unexpected` if the URL cannot be read.
    package init(
        url: String, password: Secret<String>? = nil, connections: Int = 8, use: StoreUse = .shared,
        maxWait: Duration = .seconds(5), schemaPatience: Duration = .seconds(60)
    ) throws {
        self.maxWait = maxWait
        target = PostgresTarget(
            address: try PostgresAddress(url, password: password), use: use, schemaPatience: schemaPatience)
        workers = PostgresWorkerCount(maxCount: use == .exclusive ? 1 : connections)
        jobs = WorkQueue(capacity: 4096)
    }

    deinit { jobs.close() }

    /// Uses another password for new connections. Open ones are kept.
    package func use(password: Secret<String>) { target.use(password: password) }

    /// The counters since the process began, and the open connections.
    package var activity: PostgresActivity {
        var activity = target.counts.current
        activity.connections = workers.openConnections
        activity.failovers = target.timelines.failovers
        return activity
    }

    /// Whether `url` contains a password. False for a URL that cannot be read.
    package static func containsPassword(_ url: String) -> Bool {
        (try? PostgresAddress(url))?.words["password"]?.isEmpty == false
    }

    /// Runs `body` on one consistent snapshot.
    ///
    /// - Throws: What `body` throws, or a `StorageError`.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await run { try $0.perform(.read, until: $1, body: body) }
    }

    /// Runs `body` in one serializable transaction, possibly more than once. Returns after the commit is durable.
    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await run { try $0.perform(.write, until: $1, body: body) }
    }

    /// Runs `steps` in order while other nodes that change the same schema wait.
    package func exclusively(_ steps: [ExclusiveStep]) async throws {
        try await run { worker, _ in try worker.exclusively(steps) }
    }

    /// Finishes pending work and closes the connections.
    package func close() async { await jobs.drain() }

    private func run<Value: Sendable>(
        _ work: @escaping @Sendable (PostgresWorker, Deadline) throws -> Value
    ) async throws -> Value {
        let (began, wait) = (ContinuousClock.now, Deadline(in: maxWait))
        let maxStay = maxWait + Self.maxWork
        let end = Deadline.ofRequest?.orSooner(in: maxStay) ?? Deadline(in: maxStay)
        return try await withCheckedThrowingContinuation { [workers, counts = target.counts] continuation in
            let complete: @Sendable (Result<Value, any Error>) -> Void = { result in
                workers.jobEnded()
                continuation.resume(with: result)
            }
            submit(
                PostgresJob(
                    run: { worker in
                        counts.waited(.now - began)
                        guard !wait.hasPassed else {
                            complete(.failure(Self.noneFree))
                            return nil
                        }
                        let result = Result { try work(worker, end) }
                        if case .failure(let lack as NoConnection) = result { return lack }
                        complete(result)
                        return nil
                    }, fail: { complete(.failure($0)) }))
        }
    }

    private static let noneFree = StorageError.unavailable("No connection to PostgreSQL became free in time.")

    private func submit(_ job: PostgresJob) {
        do {
            if let number = workers.jobBegan() { try startWorker(number) }
            try jobs.addOrThrow(job)
        } catch {
            job.fail(error)
        }
    }

    private func startWorker(_ number: Int) throws {
        let worker = PostgresWorker(target, outage: outage, workers: workers, number: number)
        do { try jobs.startThread("postgres-\(number)") { worker.serve($0) } } catch {
            guard workers.couldNotStart() else { throw StorageError.unavailable(error.description) }
        }
    }
}
