import Foundation
package import Kernel

/// Limits how many worker threads run CPU-bound cryptography: exponentiations, signatures, slow hashes.
///
/// It never uses more threads than there are cores, so the other threads continue with short work. A full queue refuses
/// immediately, so that a flood of sign-ins cannot use up memory or delay other requests without limit.
package final class CryptoPool: Sendable {
    private enum Admission { case running, queued, refused }

    private struct State {
        var running = 0
        var queue: [CheckedContinuation<Bool, Never>] = []
    }

    private let workers: WorkerThreads
    private let maxRunning: Int
    private let capacity: Int
    private let state = Locked(State())

    /// - Parameters:
    ///   - workers: The threads that run the work.
    ///   - maxRunning: How many run at once; by default the number of cores.
    ///   - capacity: How many requests may wait.
    package init(_ workers: WorkerThreads, maxRunning: Int? = nil, capacity: Int = 256) {
        self.workers = workers
        self.maxRunning = max(1, maxRunning ?? ProcessInfo.processInfo.activeProcessorCount)
        self.capacity = capacity
    }

    /// Runs `work` on one of the threads and returns its result.
    ///
    /// - Throws: What `work` throws, `Unavailable` if the queue is full, and `CancellationError`
    ///   if the caller was cancelled before the work began.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        guard await enter() else { throw Unavailable("The service is busy. Try again.") }
        defer { leave() }
        try Task.checkCancellation()
        // The tasks of requests already run on these threads; another switch would only add cost.
        guard !isOnWorkers else { return try work() }
        return try await withTaskExecutorPreference(workers) { try work() }
    }

    /// Whether the current task runs on the worker threads.
    private var isOnWorkers: Bool {
        withUnsafeCurrentTask { $0?.unownedTaskExecutor == workers.asUnownedTaskExecutor() }
    }

    /// Waits until a thread may run the work.
    ///
    /// - Returns: False if the queue is full.
    private func enter() async -> Bool {
        switch state.change({ admit(nil, in: &$0) }) {
        case .running: true
        case .refused: false
        case .queued:
            await withCheckedContinuation { caller in
                let admission = state.change { admit(caller, in: &$0) }
                if admission != .queued { caller.resume(returning: admission == .running) }
            }
        }
    }

    /// Without a `caller`, nothing is queued, so that work that need not wait needs no continuation.
    private func admit(_ caller: CheckedContinuation<Bool, Never>?, in state: inout State) -> Admission {
        if state.running < maxRunning {
            state.running += 1
            return .running
        }
        guard state.queue.count < capacity else { return .refused }
        if let caller { state.queue.append(caller) }
        return .queued
    }

    /// Lets the longest-waiting caller run.
    private func leave() {
        let next = state.change { state -> CheckedContinuation<Bool, Never>? in
            guard state.queue.isEmpty else { return state.queue.removeFirst() }
            state.running -= 1
            return nil
        }
        next?.resume(returning: true)
    }
}
