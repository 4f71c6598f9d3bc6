import Kernel
import NIOCore
import NIOHTTP1
import Wire

/// Where a connection's requests are written down for the house and its answers for HTTP.
struct HTTPTranslator: Sendable {
    /// Answers a request, whatever it is.
    let respond: @Sendable (WireRequest) async -> WireResponse
    let world: World
    /// The threads that carry requests.
    let workers: WorkerThreads
    /// Decides which requests are worked for.
    let admission: AdmissionQueue
    /// Told by how much the number of open connections changes.
    let connectionChanged: @Sendable (_ change: Int) -> Void
    /// Stands in every answer.
    let always: [WireRequest.Header]

    init(
        world: World, isSecure: Bool, workers: WorkerThreads, admission: AdmissionQueue,
        connectionChanged: @escaping @Sendable (Int) -> Void,
        respond: @escaping @Sendable (WireRequest) async -> WireResponse
    ) {
        self.world = world
        self.workers = workers
        self.admission = admission
        self.connectionChanged = connectionChanged
        self.respond = respond
        always = isSecure ? [("Strict-Transport-Security", "max-age=31536000")] : []
    }

    func connectionChanged(by change: Int) { connectionChanged(change) }

    /// Has a whole request answered, or refused if the server is overloaded. `deliver` is called once, on any thread.
    func submit(
        _ head: HTTPRequestHead, _ body: ByteBuffer, from address: String,
        deliver: @escaping @Sendable (WireResponse) -> Void
    ) -> PendingRequest {
        let receivedAt = ContinuousClock.now
        let pending = PendingRequest(
            RequestFlow(head, body), RequestPriority(head),
            start: { slot in
                Task(executorPreference: workers) {
                    let response = await slot.run {
                        await respond(request(head, body, from: address, receivedAt: receivedAt))
                    }
                    deliver(response)
                }
            },
            onRefusal: { deliver(unavailable()) })
        admission.submit(pending)
        return pending
    }

    /// The request in the house's terms.
    ///
    /// Forwarded addresses and hosts stay mere headers, which nobody asks (WIRE-14).
    private func request(
        _ head: HTTPRequestHead, _ body: ByteBuffer, from address: String, receivedAt: ContinuousClock.Instant
    ) -> WireRequest {
        let queryStart = head.uri.utf8.firstIndex(of: UInt8(ascii: "?"))
        var request = WireRequest(
            method: head.method.rawValue, path: queryStart.map { String(head.uri[..<$0]) } ?? head.uri,
            query: queryStart.map { String(head.uri[head.uri.utf8.index(after: $0)...]) } ?? "",
            headers: head.headers.map { ($0.name, $0.value) }, body: Array(body.readableBytesView),
            remoteAddress: address, requestID: world.uuid())
        request.receivedAt = receivedAt
        return request
    }

    /// The head of an answer, with its length and date (RFC 9110, section 6.6.1).
    func head(of response: WireResponse) -> HTTPResponseHead {
        var headers = HTTPHeaders()
        headers.reserveCapacity(response.headers.count + 4)
        for header in response.headers where Self.isSafe(header.value) {
            headers.add(name: header.name, value: header.value)
        }
        for header in always { headers.add(name: header.name, value: header.value) }
        headers.add(name: "content-length", value: String(response.body.count))
        headers.add(name: "date", value: HTTPDate.shared.text(at: world.now()))
        return HTTPResponseHead(
            version: .http1_1, status: HTTPResponseStatus(statusCode: response.status), headers: headers)
    }

    /// What is answered to a request that never came to the house.
    func refusal(_ status: HTTPResponseStatus) -> WireResponse {
        .plain(Int(status.code), message: status.reasonPhrase, requestID: world.uuid())
    }

    /// What is answered to a request for which there is no room or no time now, in the words of the service.
    func unavailable() -> WireResponse {
        // Any page may call the service, so that it may read this as well.
        .overloaded(requestID: world.uuid(), isCrossOrigin: true)
    }

    /// No value may end its line, wherever it came from.
    private static func isSafe(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
    }
}
