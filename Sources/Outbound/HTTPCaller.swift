import Kernel

/// Sends HTTP requests to other servers over a few kept-alive connections.
///
/// libcurl implements the protocol and OpenSSL encrypts, on dedicated threads, so that no other work waits for a slow
/// server. It follows no redirects and ignores proxies from the environment, so that data reaches only the configured
/// host.
package final class HTTPCaller: Sendable {
    private let calls: WorkQueue<@Sendable (HTTPWorker) -> Void>
    private let limits: HTTPCallLimits
    private let maxWorkers: Int
    private let load = Locked(Load())

    private struct Load {
        /// Requests that run or wait.
        var requests = 0
        var workers = 0
    }

    /// Creates a caller. Each thread starts with the first request that finds no other free.
    ///
    /// - Parameters:
    ///   - workers: How many requests run at once.
    ///   - depth: How many requests may wait.
    ///   - limits: The time and size allowed for a response.
    package init(workers: Int = 2, depth: Int = 256, limits: HTTPCallLimits = HTTPCallLimits()) {
        calls = WorkQueue(capacity: depth)
        maxWorkers = max(workers, 1)
        self.limits = limits
    }

    deinit { calls.close() }

    /// Finishes the requests that wait, and ends the threads. Call it before the process exits, when OpenSSL frees what
    /// the threads use.
    package func close() async { await calls.drain() }

    /// Sends `call` and returns the response, with any status. It belongs to the trace of the current request.
    ///
    /// - Throws: `HTTPCallError` if no complete response arrives in time.
    package func send(_ call: HTTPCall) async throws(HTTPCallError) -> HTTPCallResponse {
        try await Span.record("\(call.method) \(call.host)") { () async throws(HTTPCallError) in
            try await sendTraced(TraceContext.current.map(call.traced) ?? call)
        }
    }

    private func sendTraced(_ call: HTTPCall) async throws(HTTPCallError) -> HTTPCallResponse {
        startWorkerIfNeeded()
        defer { load.change { $0.requests -= 1 } }
        let response = await withCheckedContinuation { continuation in
            let reason: String
            switch calls.add({ continuation.resume(returning: $0.send(call)) }) {
            case .taken: return
            case .full: reason = "too many requests wait"
            case .closed: reason = "no thread sends requests"
            }
            continuation.resume(returning: .failure(HTTPCallError(reason: reason, cause: .busy)))
        }
        return try response.get()
    }

    /// Counts a request, and starts a thread if all are busy and the limit permits another.
    private func startWorkerIfNeeded() {
        let number = load.change { load -> Int? in
            load.requests += 1
            guard load.workers < maxWorkers, load.requests > load.workers else { return nil }
            load.workers += 1
            return load.workers
        }
        guard let number else { return }
        do throws(ThreadError) {
            try calls.startThread("http-out-\(number)") { [limits] calls in
                let worker = HTTPWorker(limits)
                while let call = calls.take(idleAfter: limits.idle, worker.closeConnections) { call(worker) }
            }
        } catch {
            let workers = load.change { load in
                load.workers -= 1
                return load.workers
            }
            // Without any thread no request would ever complete.
            if workers == 0 { calls.close() }
        }
    }
}

/// Limits on the time and size of a response.
package struct HTTPCallLimits: Sendable {
    /// Seconds to connect.
    package var connecting = 5
    /// Seconds until the whole response has arrived.
    package var total = 10
    /// The most bytes in a response body.
    package var body = 1 << 20
    /// Seconds that a thread keeps connections it does not use. If the other side closes one, this side notices only
    /// when it is used or closed.
    package var idle = 15.0

    /// Five seconds, ten seconds, one megabyte, fifteen seconds.
    package init() {}
}
