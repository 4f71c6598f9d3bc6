import Foundation

/// A bounded queue between tasks, which never block, and dedicated threads, which may.
package final class WorkQueue<Work: Sendable>: @unchecked Sendable {
    /// The result of adding work to the queue.
    package enum Entry {
        /// A thread will take it.
        case taken
        /// The queue is at its capacity.
        case full
        /// The threads have ended or are ending.
        case closed
    }

    // `condition` guards everything below it.
    private let condition = NSCondition()
    private var waiting: [Work] = []
    /// The index in `waiting` of the first piece that has not been taken.
    private var head = 0
    private var closed = false
    private var threads = 0
    /// How many threads sleep.
    private var sleeping = 0
    /// How many of the sleeping threads have been signalled, and have not woken up yet.
    private var signalled = 0
    private var closeHandlers: [@Sendable () -> Void] = []
    private let capacity: Int

    /// A queue that holds at most `capacity` pieces of work.
    package init(capacity: Int) { self.capacity = capacity }

    /// Appends `work`.
    package func add(_ work: Work) -> Entry {
        condition.lock()
        guard !closed, waiting.count - head < capacity else {
            defer { condition.unlock() }
            return closed ? .closed : .full
        }
        waiting.append(work)
        let wakesThread = sleeping > signalled
        if wakesThread { signalled += 1 }
        condition.unlock()
        // Signalled after the unlock, so that the woken thread does not wait for the lock at once.
        if wakesThread { condition.signal() }
        return .taken
    }

    /// Takes the first piece of work; waits if there is none.
    ///
    /// - Returns: Nil once a closed queue is empty.
    package func take() -> Work? {
        condition.withLock {
            awaitWork()
            return takeFirst()
        }
    }

    /// As `take()`, but calls `whenIdle` if no work comes for `pause` seconds.
    package func take(idleAfter pause: Double, _ whenIdle: () -> Void) -> Work? {
        condition.lock()
        if !awaitWork(until: Date(timeIntervalSinceNow: pause)) {
            condition.unlock()
            whenIdle()
            condition.lock()
            awaitWork()
        }
        defer { condition.unlock() }
        return takeFirst()
    }

    /// Takes up to `limit` pieces of work; waits if there is none.
    ///
    /// - Returns: An empty array once a closed queue is empty.
    package func take(atMost limit: Int) -> [Work] {
        condition.withLock {
            awaitWork()
            let taken = Array(waiting[head..<min(waiting.count, head + limit)])
            drop(taken.count)
            return taken
        }
    }

    /// Starts a thread called `name`. `body` must take work until the queue is closed and empty.
    ///
    /// - Throws: `ThreadError` if the system cannot start a thread.
    package func startThread(
        _ name: String, running body: @escaping @Sendable (WorkQueue) -> Void
    ) throws(ThreadError) {
        condition.withLock { threads += 1 }
        do throws(ThreadError) {
            try SystemThread.start(name) {
                body(self)
                self.threadEnded()
            }
        } catch {
            threadEnded()
            throw error
        }
    }

    /// Starts several threads, as `startThread` does.
    ///
    /// If none can be started, the queue closes, so that no work waits for a thread that never comes.
    package func startThreads(
        _ count: Int, named name: String, running body: @escaping @Sendable (WorkQueue) -> Void
    ) {
        var started = 0
        for number in 0..<count where (try? startThread("\(name)-\(number)", running: body)) != nil { started += 1 }
        if started == 0 { close() }
    }

    /// Accepts no more work, lets the threads finish what is queued, and calls `whenDone` after the last thread ends.
    package func close(whenDone: @escaping @Sendable () -> Void = {}) {
        let hasEnded = condition.withLock {
            closed = true
            condition.broadcast()
            if threads > 0 { closeHandlers.append(whenDone) }
            return threads == 0
        }
        if hasEnded { whenDone() }
    }

    /// Like `close(whenDone:)`, but waits.
    package func drain() async {
        await withCheckedContinuation { continuation in close { continuation.resume() } }
    }

    private func takeFirst() -> Work? {
        guard head < waiting.count else { return nil }
        defer { drop(1) }
        return waiting[head]
    }

    /// Sleeps until there is work or the queue is closed.
    ///
    /// - Returns: False if `end` came first.
    @discardableResult
    private func awaitWork(until end: Date? = nil) -> Bool {
        while head == waiting.count && !closed {
            guard sleep(until: end) || head < waiting.count || closed else { return false }
        }
        return true
    }

    /// Sleeps until a signal.
    ///
    /// - Returns: False if `end` came first.
    private func sleep(until end: Date?) -> Bool {
        sleeping += 1
        var isSignalled = true
        if let end { isSignalled = condition.wait(until: end) } else { condition.wait() }
        sleeping -= 1
        // A signal that came after `end` may have found no thread asleep, so it wakes none.
        signalled = isSignalled ? max(signalled - 1, 0) : min(signalled, sleeping)
        return isSignalled
    }

    /// Removes the first pieces of work. The array is shortened rarely, because that moves everything after them.
    private func drop(_ count: Int) {
        head += count
        guard head == waiting.count || head > 1024 else { return }
        waiting.removeFirst(head)
        head = 0
    }

    private func threadEnded() {
        let closeHandlers = condition.withLock {
            threads -= 1
            guard threads == 0 else { return [] as [@Sendable () -> Void] }
            defer { self.closeHandlers = [] }
            return self.closeHandlers
        }
        closeHandlers.forEach { $0() }
    }
}
