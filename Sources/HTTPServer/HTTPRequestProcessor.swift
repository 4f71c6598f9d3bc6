package import Kernel
import NIOCore
import NIOHTTP1
package import Wire

/// Translates between HTTP messages and the server's requests and responses.
///
/// The connections of a listener and their requests share one.
package final class HTTPRequestProcessor: RequestProcessor {
    /// Responds to any request, errors included.
    let respond: @Sendable (WireRequest) async -> WireResponse
    /// The most bytes of a body that is processed while it arrives; nil if the path needs whole bodies.
    let maxStreamed: @Sendable (_ method: String, _ path: String) -> Int?
    let world: World
    /// The threads that process requests.
    let workers: WorkerThreads
    /// The slots for requests whose bodies are processed while they arrive.
    let streams = StreamSlots(HTTPLimits().streams)
    /// Decides which requests to process.
    private let admission: AdmissionQueue
    /// The queue of a host name whose requests do not wait with the others.
    private let hostQueue: HostQueue?
    /// Called with the change in the number of open connections.
    let connectionChanged: @Sendable (_ change: Int) -> Void
    /// Whether each connection ends with its next response, because the server is stopping.
    let isClosing: @Sendable () -> Bool
    /// Whether requests come over TLS.
    private let isSecure: Bool
    /// Writes the responses.
    let responses: HTTPResponseWriter

    /// - Parameter keepsToTLS: Whether responses require browsers to use only TLS (RFC 6797), as they always do over
    ///   TLS. A proxy with TLS passes this on.
    package init(
        world: World, isSecure: Bool, keepsToTLS: Bool = false, workers: WorkerThreads, admission: AdmissionQueue,
        connectionChanged: @escaping @Sendable (Int) -> Void,
        isClosing: @escaping @Sendable () -> Bool = { false }, hostQueue: HostQueue? = nil,
        maxStreamed: @escaping @Sendable (_ method: String, _ path: String) -> Int? = { _, _ in nil },
        respond: @escaping @Sendable (WireRequest) async -> WireResponse
    ) {
        self.maxStreamed = maxStreamed
        self.isClosing = isClosing
        self.world = world
        self.workers = workers
        (self.admission, self.hostQueue) = (admission, hostQueue)
        self.connectionChanged = connectionChanged
        self.respond = respond
        self.isSecure = isSecure
        responses = HTTPResponseWriter(
            world: world,
            always: isSecure || keepsToTLS ? [("Strict-Transport-Security", "max-age=31536000")] : [])
    }

    /// Submits a request to its queue.
    func submit(_ request: PendingRequest) {
        guard let hostQueue, hostQueue.serves(request.head) else { return admission.submit(request) }
        hostQueue.queue.submit(request)
    }

    /// The most bytes of the body, if it is processed while it arrives.
    func maxStreamed(of head: HTTPRequestHead) -> Int? {
        guard head.method == .PUT || head.method == .POST else { return nil }
        return maxStreamed(head.method.rawValue, head.pathAndQuery.path)
    }

    func connectionChanged(by change: Int) { connectionChanged(change) }

    func process(_ request: PendingRequest, in slot: ExecutionSlot) -> Task<Void, Never> {
        Task(executorPreference: workers) { [self] in
            let response = await slot.run {
                var received = converted(request.head, body: request.body, from: request.address)
                received.proxyAddress = request.proxy
                received.receivedAt = request.receivedAt
                received.stream = request.stream
                return await respond(received)
            }
            request.deliver(response)
        }
    }

    func refuse(_ request: PendingRequest) { request.deliver(unavailable(request.head)) }

    /// Converts a request. Forwarded hosts and schemes stay plain headers, which are not trusted anywhere (WIRE-14).
    private func converted(_ head: HTTPRequestHead, body: [UInt8], from address: String) -> WireRequest {
        let (path, query) = head.pathAndQuery
        var request = WireRequest(
            method: head.method.rawValue, path: path, query: query,
            headers: head.headers.map { ($0.name, $0.value) }, body: body,
            remoteAddress: address, requestID: world.uuid())
        request.isEncrypted = isSecure
        return request
    }

    /// The response to a request that is refused before processing.
    func refusal(_ status: HTTPResponseStatus) -> WireResponse {
        .plain(
            Int(status.code), message: status.reasonPhrase, requestID: world.uuid(), also: CrossOrigin.readable)
    }

    /// The response if the server does not have enough memory or time for a request, with the service's error.
    ///
    /// - Parameter head: Decides the protocol of the response. Nil if the body does not fit into memory.
    func unavailable(_ head: HTTPRequestHead? = nil) -> WireResponse {
        // Requests that name their operation in this header do not speak the query protocol, and need not be converted.
        guard let head, !head.headers.contains(name: "x-amz-target") else {
            return .overloaded(nil, requestID: world.uuid())
        }
        let request = converted(head, body: [], from: "")
        return .overloaded(request, requestID: request.requestID)
    }
}

extension HTTPRequestHead {
    /// The target before and after the first question mark.
    fileprivate var pathAndQuery: (path: String, query: String) {
        guard let mark = uri.utf8.firstIndex(of: UInt8(ascii: "?")) else { return (uri, "") }
        return (String(uri[..<mark]), String(uri[uri.utf8.index(after: mark)...]))
    }
}
