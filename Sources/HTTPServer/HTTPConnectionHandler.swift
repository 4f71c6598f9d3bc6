import NIOCore
import NIOHTTP1
import Wire

/// One client's connection: receives whole requests one by one, within the limits, and sends the responses.
///
/// It follows NIO's decoder. Its state belongs to the connection's event loop.
final class HTTPConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    enum State {
        /// No head has arrived; `isPartial` if some of its bytes have.
        case idle(isPartial: Bool)
        case receiving(HTTPRequestHead)
        /// Processed while the body arrives.
        case streaming(StreamedRequest)
        case answering(PendingRequest)
        /// Response sent; the next request waits until the client has read enough.
        case sending(keepAlive: Bool)
        /// Last response sent; further input is discarded.
        case draining
    }

    /// The event that asks a connection to close if it waits for its client, because the listener is full.
    struct ConnectionEvicted: Sendable {}

    let limits: HTTPLimits
    let processor: HTTPRequestProcessor
    let addresses: ClientAddresses
    let gate: InputGate
    let connections: ConnectionTable
    /// Checks the deadlines.
    let clock: ConnectionClock
    var state = State.idle(isPartial: false)
    var deadline = NIODeadline.distantFuture
    var unsent = UnsentResponses()
    /// The input after the request that is being processed.
    var held = PipelinedInput()
    /// Whether the channel has asked to read; it reads once the response is sent.
    var readIsPending = false
    /// Its id in the table of connections; nil if it was refused.
    var connectionID: ConnectionTable.ID?
    /// Whether the client has finished sending.
    var inputIsClosed = false
    /// Whether the server is stopping: the connection closes after the current request.
    var isLastRequest = false
    var sender = RequestSender()
    var body: IncomingBody

    init(
        limits: HTTPLimits, processor: HTTPRequestProcessor, addresses: ClientAddresses, connections: ConnectionTable,
        clock: ConnectionClock, bodies: BodyBudget, gate: InputGate
    ) {
        self.limits = limits
        self.processor = processor
        self.addresses = addresses
        self.connections = connections
        self.clock = clock
        body = IncomingBody(bodies)
        self.gate = gate
    }

    // MARK: - A request

    /// Processes one part of a request, in its turn.
    func receive(_ part: HTTPServerRequestPart, in context: ChannelHandlerContext) {
        switch (part, state) {
        case (.head(let head), .idle): begin(head, in: context)
        case (.body(let bytes), .receiving): gather(bytes, in: context)
        case (.end, .receiving(let head)): answer(head, in: context)
        case (.body(let bytes), .streaming(let streamed)): gather(bytes, of: streamed, in: context)
        case (.end, .streaming(let streamed)): endStreaming(streamed)
        default: break
        }
    }

    private func begin(_ head: HTTPRequestHead, in context: ChannelHandlerContext) {
        let maxStreamed = processor.maxStreamed(of: head)
        switch RequestHeadCheck(head, maxBody: maxStreamed, limits: limits) {
        case .refused(let status): refuse(status, in: context)
        case .admitted(let wantsContinue):
            guard findClient(of: head) else { return refuse(.badRequest, in: context) }
            if let maxStreamed {
                beginStreaming(head, maxBytes: maxStreamed, in: context)
                guard case .streaming = state else { return }
            } else {
                state = .receiving(head)
                waitForClient()
                body.deadline = .now() + limits.bodyTime
                deadline = min(.now() + limits.silence, body.deadline)
            }
            if wantsContinue {
                let word = context.channel.allocator.buffer(staticString: "HTTP/1.1 100 Continue\r\n\r\n")
                context.writeAndFlush(wrapOutboundOut(word), promise: nil)
            }
        }
    }

    private func gather(_ bytes: ByteBuffer, in context: ChannelHandlerContext) {
        deadline = min(.now() + limits.silence, body.deadline)
        switch body.add(bytes, limit: limits.body) {
        case .taken: break
        case .tooLarge: refuse(.payloadTooLarge, in: context)
        case .noMemory: refuse(processor.unavailable(), in: context)
        }
    }

    private func answer(_ head: HTTPRequestHead, in context: ChannelHandlerContext) {
        deadline = .now() + limits.responseTime
        if let connectionID { connections.markBusy(connectionID) }
        let (this, bound) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.loopBound)
        let eventLoop = context.eventLoop
        let pending = PendingRequest(
            head, body: body.take(), from: sender.client, by: sender.proxy, processor: processor
        ) { response in
            eventLoop.execute { this.value.deliver(response, in: bound.value) }
        }
        state = .answering(pending)
        processor.admission.submit(pending)
    }

    func refuse(_ status: HTTPResponseStatus, in context: ChannelHandlerContext) {
        refuse(processor.refusal(status), in: context)
    }

    func refuse(_ response: WireResponse, in context: ChannelHandlerContext) {
        _ = body.take()
        send(response, to: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/"), keepAlive: false, in: context)
    }

    /// Records that the connection waits for its client.
    func waitForClient() {
        if let connectionID { connections.markIdle(connectionID) }
    }
}
