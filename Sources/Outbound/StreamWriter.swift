import Kernel

/// Writes bytes to a connection that is kept, on a thread of its own.
package final class StreamWriter: Sendable {
    private let jobs: WorkQueue<@Sendable (StreamWorker) -> Void>

    /// Connects at the first use, and again after a failure.
    package init(to address: StreamAddress) {
        jobs = WorkQueue(capacity: 4)
        jobs.startThreads(1, named: "stream-out") { jobs in
            let worker = StreamWorker(address)
            while let job = jobs.take() { job(worker) }
        }
    }

    deinit { jobs.close() }

    /// Writes `bytes`.
    ///
    /// - Returns: Why it failed; nil if the other side's system has all of them.
    package func write(_ bytes: [UInt8]) async -> String? {
        await withCheckedContinuation { continuation in
            let entry = jobs.add { continuation.resume(returning: $0.write(bytes)) }
            if entry != .taken { continuation.resume(returning: "too much waits") }
        }
    }

    /// Ends the thread.
    package func close() async { await jobs.drain() }
}
