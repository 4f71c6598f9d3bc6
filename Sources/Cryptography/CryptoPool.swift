import Foundation
package import Kernel

/// Limits how many worker threads run CPU-bound cryptography: exponentiations, signatures, slow hashes.
///
/// It never uses more threads than there are cores, so the other threads continue with short work. A full queue refuses
/// immediately, so that a flood of sign-ins cannot use up memory or delay other requests without limit.
package final class CryptoPool: Sendable {
    private enum Place { case atWork, queued, refused }

    private struct State {
        var working = 0
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

    /// Takes a place, or waits for one.
    ///
    /// - Returns: False if the queue is full.
    private func enter() async -> Bool {
        switch state.change({ place(in: &$0, for: nil) }) {
        case .atWork: true
        case .refused: false
        case .queued:
            await withCheckedContinuation { caller in
                let place = state.change { self.place(in: &$0, for: caller) }
                if place != .queued { caller.resume(returning: place == .atWork) }
            }
        }
    }

    /// Without a `caller` it only reports whether a caller would have to wait.
    private func place(in state: inout State, for caller: CheckedContinuation<Bool, Never>?) -> Place {
        if state.working < maxRunning {
            state.working += 1
            return .atWork
        }
        guard state.queue.count < capacity else { return .refused }
        if let caller { state.queue.append(caller) }
        return .queued
    }

    /// Passes the place to the longest-waiting caller.
    private func leave() {
        let next = state.change { state in
            guard state.queue.isEmpty else { return state.queue.removeFirst() as CheckedContinuation<Bool, Never>? }
            state.working -= 1
            return nil
        }
        next?.resume(returning: true)
    }
}
