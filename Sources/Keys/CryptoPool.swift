import Foundation
import Kernel

/// A few threads of their own for work that keeps a core busy: exponentiations, signatures, slow hashes.
///
/// The threads that carry requests never wait for it, and it never takes more cores than there are. What does not fit
/// into the queue is refused at once, so that a flood of sign-ins costs neither memory nor the patience of the others.
public final class CryptoPool: Sendable {
    private let queue: WorkQueue

    /// A pool of `threads` threads, one for each core by default, before which up to `capacity` pieces of work wait.
    ///
    /// Debuggers show the threads under `name`.
    public init(threads: Int? = nil, capacity: Int = 256, name: String = "crypto") {
        let queue = WorkQueue(capacity: capacity)
        self.queue = queue
        for number in 0..<max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount) {
            let thread = Thread { while let work = queue.take() { work() } }
            thread.name = "\(name)-\(number)"
            thread.start()
        }
    }

    /// Tells the threads to end; nothing waits any more, since whoever waits holds the pool.
    deinit { queue.close() }

    /// Runs `work` on one of the threads and gives what it gives.
    ///
    /// Throws what `work` throws, `Refusal.unavailable` where too much is waiting already, and `CancellationError`
    /// where the caller has gone away before the work began.
    public func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        return try await withCheckedThrowingContinuation { continuation in
            let accepted = queue.add { continuation.resume(with: Result(catching: work)) }
            if !accepted { continuation.resume(throwing: Refusal(.unavailable, "The service is busy. Try again.")) }
        }
    }
}
