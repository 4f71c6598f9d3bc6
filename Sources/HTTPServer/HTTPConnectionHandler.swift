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
        case responding(PendingRequest)
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
    var pipelined = PipelinedInput()
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
        case (.end, .receiving(let head)): submit(head, in: context)
        case (.body(let bytes), .streaming(let streamed)): gather(bytes, of: streamed, in: context)
        case (.end, .streaming(let streamed)): endStreaming(streamed)
        // What follows the last response is discarded.
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
                let interim = context.channel.allocator.buffer(staticString: "HTTP/1.1 100 Continue\r\n\r\n")
                context.writeAndFlush(wrapOutboundOut(interim), promise: nil)
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

    /// Submits a whole request to its queue.
    private func submit(_ head: HTTPRequestHead, in context: ChannelHandlerContext) {
        deadline = .now() + limits.responseTime
        if let connectionID { connections.markBusy(connectionID) }
        let (handler, loopContext) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.loopBound)
        let eventLoop = context.eventLoop
        let pending = PendingRequest(
            head, body: body.take(), from: sender.client, by: sender.proxy, processor: processor
        ) { response in
            eventLoop.execute { handler.value.deliver(response, in: loopContext.value) }
        }
        state = .responding(pending)
        processor.submit(pending)
    }

    func refuse(_ status: HTTPResponseStatus, in context: ChannelHandlerContext) {
        refuse(processor.refusal(status), in: context)
    }

    func refuse(_ response: WireResponse, in context: ChannelHandlerContext) {
        _ = body.take()
        // The response does not depend on the request, which may not have been read.
        send(response, to: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/"), keepAlive: false, in: context)
    }

    /// Records that the connection waits for its client.
    func waitForClient() {
        if let connectionID { connections.markIdle(connectionID) }
    }
}

// MARK: - Input

/// Input, which waits while the response to an earlier request is unsent.
extension HTTPConnectionHandler {
    private var isResponding: Bool {
        switch state {
        case .responding, .sending: true
        case .streaming(let streamed): streamed.isFull
        case .idle, .receiving, .draining: false
        }
    }

    private var inputMustWait: Bool { isResponding || !pipelined.isEmpty }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if inputMustWait { pipelined.append(.part(part)) } else { receive(part, in: context) }
    }

    /// Bytes before a complete head belong to the next request, whose head has a time limit.
    func channelReadComplete(context: ChannelHandlerContext) {
        if case .idle(isPartial: false) = state {
            state = .idle(isPartial: true)
            deadline = min(deadline, .now() + limits.headTime)
        }
        context.fireChannelReadComplete()
    }

    /// Does not read while a request is being processed, which slows down a client that sends many at once.
    func read(context: ChannelHandlerContext) {
        if isResponding { readIsPending = true } else { context.read() }
    }

    /// Continues with the input that has waited for the response.
    func continueInput(_ context: ChannelHandlerContext) {
        while !isResponding, let piece = pipelined.popFirst() {
            switch piece {
            case .part(let part): receive(part, in: context)
            case .malformed(let error): refuseMalformed(error, in: context)
            case .end: inputClosed(context)
            }
        }
        guard readIsPending, !isResponding else { return }
        readIsPending = false
        context.read()
    }

    /// A request that the decoder cannot read ends the connection: the start of the next one is unknown.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case let error as HTTPParserError where inputMustWait: pipelined.append(.malformed(error))
        case let error as HTTPParserError: refuseMalformed(error, in: context)
        // This event follows a parser's error.
        case is ByteToMessageDecoderError: break
        default: context.close(promise: nil)
        }
    }

    private func refuseMalformed(_ error: HTTPParserError, in context: ChannelHandlerContext) {
        // After the last response, input does not matter.
        if case .draining = state { return }
        refuse(error == .headerOverflow ? .requestHeaderFieldsTooLarge : .badRequest, in: context)
    }

    /// Delays the end of the input until earlier requests are completed.
    func inputEnded(_ context: ChannelHandlerContext) {
        if pipelined.isEmpty { inputClosed(context) } else { pipelined.append(.end) }
    }

    /// A client that closes its side in the middle of a request does not get a response; after a complete request it
    /// does.
    private func inputClosed(_ context: ChannelHandlerContext) {
        inputIsClosed = true
        switch state {
        // `deliver` closes the connection after the response.
        case .responding: break
        case .sending: state = .sending(keepAlive: false)
        case .idle, .receiving, .streaming, .draining:
            if case .streaming(let streamed) = state { streamed.interrupt() }
            guard unsent.isEmpty else { return drain() }
            context.close(promise: nil)
        }
    }
}

// MARK: - Responses

extension HTTPConnectionHandler {
    func deliver(_ response: WireResponse, in context: ChannelHandlerContext) {
        if case .streaming(let streamed) = state {
            // The operation does not need the rest of the body.
            _ = body.take()
            return send(response, to: streamed.request.head, keepAlive: false, in: context)
        }
        guard case .responding(let request) = state else { return }
        let head = request.head
        // After a request to switch protocols the decoder does not read any more.
        let keepAlive =
            head.isKeepAlive && !isLastRequest && !inputIsClosed && !head.headers.contains(name: "upgrade")
            && !processor.isClosing()
        send(response, to: head, keepAlive: keepAlive, in: context)
    }

    /// Sends a response. The next request waits while too many bytes are unsent.
    func send(
        _ response: WireResponse, to request: HTTPRequestHead, keepAlive: Bool, in context: ChannelHandlerContext
    ) {
        state = .sending(keepAlive: keepAlive)
        // From now on, only the response's own deadline applies.
        deadline = .distantFuture
        unsent.add(.now() + limits.unsentTime)
        waitForClient()
        if !keepAlive { gate.shut() }
        let sent = context.eventLoop.makePromise(of: Void.self)
        let (handler, loopContext) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.loopBound)
        sent.futureResult.whenComplete { _ in handler.value.removeSentResponse(loopContext.value) }
        let bytes = processor.responses.bytes(of: response, to: request, keepAlive: keepAlive)
        context.writeAndFlush(wrapOutboundOut(bytes), promise: sent)
        endResponse(context)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        endResponse(context)
        context.fireChannelWritabilityChanged()
    }

    /// Ends a response, unless too many bytes wait for the client: the handler then does not read or process the next
    /// request, which slows down a client that sends requests without reading responses.
    private func endResponse(_ context: ChannelHandlerContext) {
        guard case .sending(let keepAlive) = state, context.channel.isWritable else { return }
        if keepAlive {
            state = .idle(isPartial: false)
            deadline = .now() + limits.idleTime
        } else {
            drain()
            if unsent.isEmpty { closeOutput(context) }
        }
        continueInput(context)
    }

    private func removeSentResponse(_ context: ChannelHandlerContext) {
        unsent.removeOldest()
        if case .draining = state, unsent.isEmpty { closeOutput(context) }
    }

    /// Stops accepting input, and closes the connection after the pending writes.
    func drain() {
        state = .draining
        deadline = .distantFuture
        pipelined.removeAll()
        gate.shut()
    }

    /// Closes the output, and gives a client that is still sending some time to read the response: with unread bytes
    /// the kernel would discard it on close.
    private func closeOutput(_ context: ChannelHandlerContext) {
        guard !inputIsClosed else { return context.close(promise: nil) }
        deadline = .now() + limits.lingerTime
        context.close(mode: .output, promise: nil)
    }
}
