import Kernel

/// Makes HTTP requests to servers outside, on a few connections that are kept open.
///
/// libcurl speaks the protocol and the system's OpenSSL encrypts; threads of its own wait for the servers, so that no
/// other work does. Redirects are not followed and proxies from the environment not used: what is sent goes to
/// whom it was meant for, or nowhere.
public final class HTTPCaller: Sendable {
    private let calls: WorkQueue<@Sendable (HTTPWorker) -> Void>

    /// A caller with `workers` requests on their way at a time, before which `depth` wait.
    ///
    /// - Parameter limits: What a server may cost us, in time and size.
    public init(workers: Int = 2, depth: Int = 256, limits: HTTPCallLimits = HTTPCallLimits()) {
        calls = WorkQueue(capacity: depth)
        calls.startThreads(max(workers, 1), named: "http-out") { calls in
            let worker = HTTPWorker(limits)
            while let call = calls.take() { call(worker) }
        }
    }

    deinit { calls.close() }

    /// Sends `call` and gives the answer, whatever its status.
    ///
    /// Throws `HTTPCallError` where none came whole and in time.
    public func send(_ call: HTTPCall) async throws(HTTPCallError) -> HTTPAnswer {
        let answer = await withCheckedContinuation { continuation in
            let entry = calls.add { continuation.resume(returning: $0.send(call)) }
            guard entry != .taken else { return }
            continuation.resume(returning: .failure(HTTPCallError(reason: "too many requests wait")))
        }
        return try answer.get()
    }
}

/// What a server may cost whoever calls it.
public struct HTTPCallLimits: Sendable {
    /// Seconds until there must be a connection.
    public var connecting = 5
    /// Seconds until the whole answer must be here.
    public var total = 10
    /// Bytes that an answer's body may have.
    public var body = 1 << 20

    /// Five seconds, ten seconds, a megabyte.
    public init() {}
}
