import Dispatch
import Foundation
import Kernel

/// Threads of the clients' own for completion handlers, which may wait for each other.
///
/// A queue of Dispatch has a few dozen threads for all queues of the process: as many handlers that wait would stop the
/// handlers that they wait for, and the app's own work. Here a handler that finds no idle thread gets a new one.
final class HandlerThreads: @unchecked Sendable {
    static let shared = HandlerThreads()

    /// A handler beyond this number waits for a thread. Each thread has a stack.
    private static let maxThreads = 4_096
    /// How long a thread waits for another handler, in seconds.
    private static let idleTime: TimeInterval = 5

    private let condition = NSCondition()
    /// Guarded by `condition`, as the two below.
    private var waiting: ArraySlice<@Sendable () -> Void> = []
    private var idle = 0
    private var threads = 0

    /// Runs `handler` soon, on another thread than the caller's.
    func run(_ handler: @escaping @Sendable () -> Void) {
        condition.lock()
        waiting.append(handler)
        let isNeeded = waiting.count > idle && threads < Self.maxThreads
        if isNeeded { threads += 1 }
        condition.signal()
        condition.unlock()
        if isNeeded { start() }
    }

    private func start() {
        do { try SystemThread.start("AWSMobileClient.handlers") { self.work() } } catch {
            // The system could not start a thread: a thread of Dispatch does the work.
            DispatchQueue.global().async { self.work() }
        }
    }

    private func work() {
        while let handler = next() { handler() }
    }

    /// The next handler; nil after the idle time without a handler, which ends the thread.
    private func next() -> (@Sendable () -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        let end = Date(timeIntervalSinceNow: Self.idleTime)
        idle += 1
        defer { idle -= 1 }
        while waiting.isEmpty {
            guard condition.wait(until: end) || !waiting.isEmpty else {
                threads -= 1
                return nil
            }
        }
        return waiting.popFirst()
    }
}
