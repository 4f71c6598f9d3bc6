import Foundation
public import Kernel

/// The share of the worker threads that may do what keeps a core busy: exponentiations, signatures, slow hashes.
///
/// It never takes more cores than there are, so the other threads go on with what is quick. What does not fit into the
/// queue is refused at once, so that a flood of sign-ins costs neither memory nor the patience of the others.
public final class CryptoPool: Sendable {
    private enum Place { case atWork, queued, refused }

    private struct State {
        var working = 0
        var queue: [CheckedContinuation<Bool, Never>] = []
    }

    private let workers: WorkerThreads
    private let most: Int
    private let capacity: Int
    private let state = Locked(State())

    /// A pool that lets `most` of the `workers` calculate at once, by default as many as there are cores, and up to
    /// `capacity` requests wait for that.
    public init(_ workers: WorkerThreads, most: Int? = nil, capacity: Int = 256) {
        self.workers = workers
        self.most = max(1, most ?? ProcessInfo.processInfo.activeProcessorCount)
        self.capacity = capacity
    }

    /// Runs `work` on one of the threads and gives what it gives.
    ///
    /// Throws what `work` throws, `Refusal.unavailable` where too much is waiting already, and `CancellationError`
    /// where the caller has gone away before the work began.
    public func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        guard await enter() else { throw Refusal(.unavailable, "The service is busy. Try again.") }
        defer { leave() }
        try Task.checkCancellation()
        return try await withTaskExecutorPreference(workers) { try work() }
    }

    /// Takes a place at work, or waits for one. False where too many wait.
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

    /// Without a `caller` it only says that one would have to wait.
    private func place(in state: inout State, for caller: CheckedContinuation<Bool, Never>?) -> Place {
        if state.working < most {
            state.working += 1
            return .atWork
        }
        guard state.queue.count < capacity else { return .refused }
        if let caller { state.queue.append(caller) }
        return .queued
    }

    /// Gives the place to whoever has waited longest.
    private func leave() {
        let next = state.change { state in
            guard state.queue.isEmpty else { return state.queue.removeFirst() as CheckedContinuation<Bool, Never>? }
            state.working -= 1
            return nil
        }
        next?.resume(returning: true)
    }
}
