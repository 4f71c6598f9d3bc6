import Foundation

/// A queue of bounded length in which threads wait for work.
final class WorkQueue: @unchecked Sendable {
    private let condition = NSCondition()
    /// A ring; guarded by `condition`, as are all that follow.
    private var ring: [(@Sendable () -> Void)?]
    private var first = 0
    private var count = 0
    private var closed = false

    init(capacity: Int) { ring = Array(repeating: nil, count: max(1, capacity)) }

    /// False where the queue is full or closed.
    func add(_ work: @escaping @Sendable () -> Void) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard count < ring.count, !closed else { return false }
        ring[(first + count) % ring.count] = work
        count += 1
        condition.signal()
        return true
    }

    /// Waits for the next piece of work.
    ///
    /// Nil once the queue is closed and empty.
    func take() -> (@Sendable () -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        while count == 0 {
            if closed { return nil }
            condition.wait()
        }
        let work = ring[first]
        ring[first] = nil
        first = (first + 1) % ring.count
        count -= 1
        return work
    }

    func close() {
        condition.lock()
        defer { condition.unlock() }
        closed = true
        condition.broadcast()
    }
}
