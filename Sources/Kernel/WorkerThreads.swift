import Foundation

/// Threads that execute requests and may block, unlike those of Swift's cooperative pool.
///
/// Blocking work (reads of the embedded database) and CPU-bound work (arithmetic on large numbers) runs directly on the
/// request's thread: handing most such pieces to another thread costs more than running them.
@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package final class WorkerThreads: TaskExecutor {
    /// The number of threads.
    package let count: Int
    private let jobs = WorkQueue<UnownedJob>(capacity: .max)

    /// Starts the threads. They end after the object is released and their last task is done.
    ///
    /// - Parameters:
    ///   - count: Twice the number of cores by default, at least four, so that some run while others block.
    ///   - name: The name that debuggers show.
    package init(count: Int? = nil, name: String = "worker") {
        self.count = max(1, count ?? max(4, 2 * ProcessInfo.processInfo.activeProcessorCount))
        // A job's task retains this object, so it outlives every job.
        jobs.startThreads(self.count, named: name) { [unowned(unsafe) self] jobs in
            while let job = jobs.take() { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    deinit { jobs.close() }

    /// Appends a task's next step to the queue.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // The queue takes no jobs if no thread could be started.
        if jobs.add(job) != .taken { globalConcurrentExecutor.enqueue(job) }
    }
}
