import Foundation

/// A bounded queue between tasks, which never block, and an engine's own threads, which may.
package final class JobQueue<Job: Sendable>: @unchecked Sendable {
    // `condition` guards everything below it.
    private let condition = NSCondition()
    private var jobs: [Job] = []
    private var head = 0
    private var closed = false
    private var threads = 0
    private var farewells: [@Sendable () -> Void] = []
    private let capacity: Int

    /// A queue in which at most `capacity` jobs wait.
    package init(capacity: Int) { self.capacity = capacity }

    /// Puts `job` last.
    ///
    /// Throws `StorageError.unavailable` where the queue is full or closed.
    package func add(_ job: Job) throws {
        condition.lock()
        defer { condition.unlock() }
        guard !closed else { throw StorageError.unavailable("The database is closed.") }
        guard jobs.count - head < capacity else {
            throw StorageError.unavailable("Too many requests wait for the database.")
        }
        jobs.append(job)
        condition.signal()
    }

    /// Takes the first jobs, at most `limit` of them, and waits for one where there is none.
    ///
    /// Empty after the last job of a closed queue.
    package func take(atMost limit: Int) -> [Job] {
        condition.lock()
        defer { condition.unlock() }
        while head == jobs.count && !closed { condition.wait() }
        let end = min(jobs.count, head + limit)
        let taken = Array(jobs[head..<end])
        head = end
        if head == jobs.count || head > 1024 {
            jobs.removeFirst(head)
            head = 0
        }
        return taken
    }

    /// Starts a thread called `name` that runs `body` until the queue is closed and empty.
    package func startThread(_ name: String, _ body: @escaping @Sendable (JobQueue) -> Void) {
        condition.withLock { threads += 1 }
        let thread = Thread {
            body(self)
            self.threadEnded()
        }
        thread.name = name
        thread.start()
    }

    private func threadEnded() {
        let farewells = condition.withLock {
            threads -= 1
            guard threads == 0 else { return [] as [@Sendable () -> Void] }
            defer { self.farewells = [] }
            return self.farewells
        }
        farewells.forEach { $0() }
    }

    /// Takes no more jobs, lets the threads finish those that wait, and calls `whenDone` after the last thread ended.
    package func close(whenDone: @escaping @Sendable () -> Void = {}) {
        let over = condition.withLock {
            closed = true
            condition.broadcast()
            if threads > 0 { farewells.append(whenDone) }
            return threads == 0
        }
        if over { whenDone() }
    }

    /// As `close(whenDone:)`, and waits for it.
    package func drain() async {
        await withCheckedContinuation { continuation in close { continuation.resume() } }
    }
}
