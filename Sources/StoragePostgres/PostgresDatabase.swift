import Kernel
public import Storage

/// A PostgreSQL server, reached by a bounded number of connections, each with a thread of its own.
///
/// Writes are serializable and begin anew where another transaction stood in the way; reads see one snapshot. A lost
/// connection is renewed with the next request. A commit whose answer was lost is reported as
/// `StorageError.interrupted` and never repeated.
public final class PostgresDatabase: Database {
    private let jobs: WorkQueue<@Sendable (PostgresLane) -> Void>

    /// How long a request may wait for a free connection.
    private static let longestWait: Duration = .seconds(5)
    /// How long a request may take in all; the server's own limit on a statement ends most before.
    private static let longestStay: Duration = .milliseconds(9500)

    /// A database that connects when it is first asked for something.
    ///
    /// - Parameters:
    ///   - url: `postgres://user:password@host:port/database?sslmode=…`, or libpq's words. The server's
    ///     certificate is checked (`sslmode=verify-full`) unless the server is on this machine or the URL says
    ///     otherwise.
    ///   - connections: How many transactions may run at once.
    ///
    /// Throws `StorageError.unexpected` where the URL cannot be read.
    public init(url: String, connections: Int = 8) throws {
        let address = try PostgresAddress(url)
        let outage = Outage()
        jobs = WorkQueue(capacity: 4096)
        for number in 0..<max(connections, 1) {
            jobs.startThread("postgres-\(number)") { queue in
                let lane = PostgresLane(address, outage, number: number)
                while let job = queue.take() { job(lane) }
            }
        }
    }

    deinit { jobs.close() }

    /// Runs `body` on one consistent snapshot.
    ///
    /// Throws what `body` throws, or a `StorageError`.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await run { try $0.perform(.read, until: $1, body) }
    }

    /// Runs `body` in one serializable transaction, possibly more than once.
    ///
    /// Returns after the commit is durable.
    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await run { try $0.perform(.write, until: $1, body) }
    }

    /// Runs `steps` in order, each in a transaction of its own, while other nodes that ask for the same schema wait.
    public func exclusively(_ steps: [@Sendable (any Transaction) throws -> Void]) async throws {
        try await run { lane, _ in try lane.exclusively(steps) }
    }

    /// Finishes what has been asked for and closes the connections.
    public func close() async { await jobs.drain() }

    private func run<Value: Sendable>(
        _ work: @escaping @Sendable (PostgresLane, Deadline) throws -> Value
    ) async throws -> Value {
        let wait = Deadline(in: Self.longestWait)
        let end = Deadline.ofRequest?.orSooner(in: Self.longestStay) ?? Deadline(in: Self.longestStay)
        return try await withCheckedThrowingContinuation { continuation in
            do {
                try jobs.require { lane in
                    continuation.resume(
                        with: Result {
                            guard !wait.hasPassed else {
                                throw StorageError.unavailable("No connection to PostgreSQL became free in time.")
                            }
                            return try work(lane, end)
                        })
                }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}
