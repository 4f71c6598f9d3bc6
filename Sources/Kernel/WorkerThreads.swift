import Foundation

/// A few threads that carry requests and, unlike those of the language's own pool, may be made to wait.
///
/// What blocks (a read of the embedded store) or keeps a core busy (arithmetic on large numbers) is done on the spot by
/// the thread that carries the request: to hand a piece of work over and to be woken up again costs more than most
/// pieces.
@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class WorkerThreads: TaskExecutor {
    /// How many there are.
    public let count: Int
    private let jobs = WorkQueue<UnownedJob>(capacity: .max)

    /// Starts `count` threads, by default twice as many as there are cores, and four at least: while some wait or
    /// calculate, others go on.
    ///
    /// Debuggers show them under `name`. They end when nobody holds them and no task runs on them any more.
    public init(count: Int? = nil, name: String = "worker") {
        self.count = max(1, count ?? max(4, 2 * ProcessInfo.processInfo.activeProcessorCount))
        // A job's task holds this object, so it is there whenever there is a job.
        jobs.startThreads(self.count, named: name) { [unowned(unsafe) self] jobs in
            while let job = jobs.take() { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    deinit { jobs.close() }

    /// Puts a task's next step behind those that wait already.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if jobs.add(job) != .taken { globalConcurrentExecutor.enqueue(job) }
    }
}
