/// The pauses of imports, which leave the store and the processor to requests.
struct ImportPause: Sendable {
    /// Whether a request of this node runs.
    let isServing: @Sendable () -> Bool
    /// Whether the embedded store copies its write-ahead log.
    let isCopyingLog: @Sendable () -> Bool

    private static let interval: Duration = .milliseconds(1)
    /// The longest wait for requests after a short part. On a server that always has requests, an import must end
    /// nevertheless.
    private static let maxWait: Duration = .milliseconds(10)
    /// The longest wait for a copy of the log, which may last on a busy machine.
    private static let maxCopy: Duration = .milliseconds(200)

    /// Waits after a part of an import.
    ///
    /// So a request meets one part of an import at most, the part during which it came.
    ///
    /// - Parameter work: How long the part took.
    func wait(after work: Duration) async throws {
        try await wait(atMost: max(work * 3, Self.maxWait), while: isServing)
        // If the log is copied at the same time, two threads keep two cores busy.
        try await wait(atMost: Self.maxCopy, while: isCopyingLog)
    }

    private func wait(atMost limit: Duration, while condition: () -> Bool) async throws {
        let end = ContinuousClock.now + limit
        while condition(), .now < end { try await Task.sleep(for: Self.interval) }
    }
}
