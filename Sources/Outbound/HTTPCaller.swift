import Kernel

/// Sends HTTP requests to other servers over a few kept-alive connections.
///
/// libcurl speaks the protocol and OpenSSL encrypts, on dedicated threads, so that no other work waits for a slow
/// server. It follows no redirects and ignores proxies from the environment, so that data reaches only the configured
/// host.
public final class HTTPCaller: Sendable {
    private let calls: WorkQueue<@Sendable (HTTPWorker) -> Void>

    /// Creates a caller and its threads.
    ///
    /// - Parameters:
    ///   - workers: How many requests run at once.
    ///   - depth: How many requests may wait.
    ///   - limits: The time and size allowed for a response.
    public init(workers: Int = 2, depth: Int = 256, limits: HTTPCallLimits = HTTPCallLimits()) {
        calls = WorkQueue(capacity: depth)
        calls.startThreads(max(workers, 1), named: "http-out") { calls in
            let worker = HTTPWorker(limits)
            while let call = calls.take() { call(worker) }
        }
    }

    deinit { calls.close() }

    /// Sends `call` and returns the response, whatever its status.
    ///
    /// - Throws: `HTTPCallError` if no complete response arrives in time.
    public func send(_ call: HTTPCall) async throws(HTTPCallError) -> HTTPAnswer {
        let answer = await withCheckedContinuation { continuation in
            let entry = calls.add { continuation.resume(returning: $0.send(call)) }
            guard entry != .taken else { return }
            continuation.resume(returning: .failure(HTTPCallError(reason: "too many requests wait")))
        }
        return try answer.get()
    }
}

/// Limits on the time and size of a response.
public struct HTTPCallLimits: Sendable {
    /// Seconds to connect.
    public var connecting = 5
    /// Seconds until the whole response has arrived.
    public var total = 10
    /// The most bytes in a response body.
    public var body = 1 << 20

    /// Five seconds, ten seconds, one megabyte.
    public init() {}
}
