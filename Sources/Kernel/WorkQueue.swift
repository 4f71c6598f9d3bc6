import Foundation

/// A bounded queue between tasks, which never block, and threads of their own, which may.
package final class WorkQueue<Work: Sendable>: @unchecked Sendable {
    /// What became of work that was put into the queue.
    package enum Entry {
        /// A thread will take it.
        case taken
        /// As much waits as may wait.
        case full
        /// The threads have ended or are about to.
        case closed
    }

    // `condition` guards everything below it.
    private let condition = NSCondition()
    private var waiting: [Work] = []
    private var head = 0
    private var closed = false
    private var threads = 0
    /// How many threads sleep and have not been called yet.
    private var idle = 0
    private var closeHandlers: [@Sendable () -> Void] = []
    private let capacity: Int

    /// A queue in which at most `capacity` pieces of work wait.
    package init(capacity: Int) { self.capacity = capacity }

    /// Puts `work` last.
    package func add(_ work: Work) -> Entry {
        condition.lock()
        guard !closed, waiting.count - head < capacity else {
            defer { condition.unlock() }
            return closed ? .closed : .full
        }
        waiting.append(work)
        let someoneSleeps = idle > 0
        if someoneSleeps { idle -= 1 }
        condition.unlock()
        // After the unlocking, or who wakes up would only wait for the lock; and not at all while everybody is awake.
        if someoneSleeps { condition.signal() }
        return .taken
    }

    /// Takes the first piece of work and waits for one where there is none.
    ///
    /// Nil after the last one of a closed queue.
    package func take() -> Work? {
        condition.withLock {
            awaitWork()
            guard head < waiting.count else { return nil }
            defer { drop(1) }
            return waiting[head]
        }
    }

    /// Takes what waits, but at most `limit` pieces, and waits for one where there is none.
    ///
    /// Empty after the last one of a closed queue.
    package func take(atMost limit: Int) -> [Work] {
        condition.withLock {
            awaitWork()
            let taken = Array(waiting[head..<min(waiting.count, head + limit)])
            drop(taken.count)
            return taken
        }
    }

    private func awaitWork() {
        // Work often comes while others have their turn, and then nobody has to be woken up.
        var turns = 2
        while head == waiting.count && !closed && turns > 0 {
            condition.unlock()
            sched_yield()
            condition.lock()
            turns -= 1
        }
        while head == waiting.count && !closed {
            idle += 1
            condition.wait()
        }
    }

    private func drop(_ count: Int) {
        head += count
        guard head == waiting.count || head > 1024 else { return }
        waiting.removeFirst(head)
        head = 0
    }

    /// Starts a thread called `name` that runs `body`, which takes work until the queue is closed and empty.
    ///
    /// Throws if the system gives no thread.
    package func startThread(
        _ name: String, _ body: @escaping @Sendable (WorkQueue) -> Void
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

    /// Starts up to `count` threads, as `startThread` does.
    ///
    /// If the system gives none, the queue is closed: nothing is to wait for a thread that does not come.
    package func startThreads(
        _ count: Int, named name: String, _ body: @escaping @Sendable (WorkQueue) -> Void
    ) {
        var started = 0
        for number in 0..<count where (try? startThread("\(name)-\(number)", body)) != nil { started += 1 }
        if started == 0 { close() }
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

    /// Takes no more work, lets the threads finish what waits, and calls `whenDone` after the last thread ended.
    package func close(whenDone: @escaping @Sendable () -> Void = {}) {
        let over = condition.withLock {
            closed = true
            condition.broadcast()
            if threads > 0 { closeHandlers.append(whenDone) }
            return threads == 0
        }
        if over { whenDone() }
    }

    /// As `close(whenDone:)`, and waits for it.
    package func drain() async {
        await withCheckedContinuation { continuation in close { continuation.resume() } }
    }
}
