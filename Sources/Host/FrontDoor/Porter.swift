import NIOCore
import NIOHTTP1
import Wire

/// One client's connection: takes in one request after the other, whole, within the limits, and sends the answers.
///
/// It stands behind NIO's decoder and `HTTPServerPipelineHandler`, which hold back what is sent ahead and end idle
/// connections when the server drains. What it knows belongs to the connection's event loop.
final class Porter: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        /// No head has come yet. `isPartial` once some of its bytes have.
        case idle(isPartial: Bool)
        case receiving(HTTPRequestHead, ByteBuffer)
        case answering(HTTPRequestHead)
        /// Refused; what still comes is thrown away.
        case leaving
    }

    private let limits: HTTPLimits
    private let desk: Desk
    private var state = State.idle(isPartial: false)
    private var deadline = NIODeadline.distantFuture
    /// When the body that is being received must be whole.
    private var bodyDeadline = NIODeadline.distantFuture
    private var clock: RepeatedTask?
    private var remoteAddress = ""
    /// The request that is being answered.
    private var pending: PendingRequest?

    init(limits: HTTPLimits, desk: Desk) {
        self.limits = limits
        self.desk = desk
    }

    // MARK: - The connection

    func channelActive(context: ChannelHandlerContext) {
        remoteAddress = context.remoteAddress?.ipAddress ?? ""
        deadline = .now() + limits.headTime
        let (this, bound) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.loopBound)
        clock = context.eventLoop.scheduleRepeatedTask(initialDelay: limits.tick, delay: limits.tick) { _ in
            this.value.tick(bound.value)
        }
        desk.connectionChanged(by: 1)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        clock?.cancel()
        clock = nil
        pending?.cancel()
        state = .leaving
        desk.connectionChanged(by: -1)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard case .inputClosed? = event as? ChannelEvent else { return context.fireUserInboundEventTriggered(event) }
        // Whoever hangs up halfway gets no answer; whoever has asked and only stops talking does.
        if case .answering(var head) = state {
            head.headers.replaceOrAdd(name: "connection", value: "close")
            state = .answering(head)
        } else {
            context.close(promise: nil)
        }
    }

    /// A request that the decoder cannot read ends the connection: nobody can say where the next one would begin.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch (error, state) {
        case (let error as HTTPParserError, .idle), (let error as HTTPParserError, .receiving):
            refuse(error == .headerOverflow ? .requestHeaderFieldsTooLarge : .badRequest, context)
        default: context.close(promise: nil)
        }
    }

    private func tick(_ context: ChannelHandlerContext) {
        guard NIODeadline.now() >= deadline else { return }
        switch state {
        // Without a whole head there is no request that could be answered.
        case .idle, .leaving: context.close(promise: nil)
        case .receiving: refuse(.requestTimeout, context)
        case .answering(let head):
            pending?.cancel()
            send(desk.refusal(.serviceUnavailable), to: head, keepAlive: false, context)
        }
    }

    // MARK: - A request

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch (unwrapInboundIn(data), state) {
        case (.head(let head), .idle): begin(head, context)
        case (.body(let bytes), .receiving(let head, let body)): gather(bytes, after: body, of: head, context)
        case (.end, .receiving(let head, let body)): answer(head, body, context)
        default: break
        }
    }

    /// Bytes without a request behind them are the start of one, which must not take forever.
    func channelReadComplete(context: ChannelHandlerContext) {
        if case .idle(isPartial: false) = state {
            state = .idle(isPartial: true)
            deadline = min(deadline, .now() + limits.headTime)
        }
        context.fireChannelReadComplete()
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        switch Admission(head, limits: limits) {
        case .refused(let status): refuse(status, context)
        case .admitted(let wantsContinue):
            state = .receiving(head, ByteBuffer())
            bodyDeadline = .now() + limits.bodyTime
            deadline = min(.now() + limits.silence, bodyDeadline)
            if wantsContinue {
                let word = HTTPResponseHead(version: .http1_1, status: .continue)
                context.writeAndFlush(wrapOutboundOut(.head(word)), promise: nil)
            }
        }
    }

    private func gather(
        _ bytes: ByteBuffer, after body: ByteBuffer, of head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        guard body.readableBytes + bytes.readableBytes <= limits.body else { return refuse(.payloadTooLarge, context) }
        deadline = min(.now() + limits.silence, bodyDeadline)
        guard body.readableBytes > 0 else { return state = .receiving(head, bytes) }
        // Let go of the state's reference first, so that appending does not copy what is there.
        state = .idle(isPartial: true)
        var (body, bytes) = (body, bytes)
        body.writeBuffer(&bytes)
        state = .receiving(head, body)
    }

    private func answer(_ head: HTTPRequestHead, _ body: ByteBuffer, _ context: ChannelHandlerContext) {
        state = .answering(head)
        deadline = .now() + limits.answerTime
        let (this, bound) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.loopBound)
        let eventLoop = context.eventLoop
        pending = desk.submit(head, body, from: remoteAddress) { response in
            eventLoop.execute { this.value.deliver(response, bound.value) }
        }
    }

    // MARK: - An answer

    private func deliver(_ response: WireResponse, _ context: ChannelHandlerContext) {
        guard case .answering(let head) = state else { return }
        send(response, to: head, keepAlive: head.isKeepAlive, context)
    }

    private func refuse(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        send(desk.refusal(status), to: head, keepAlive: false, context)
    }

    /// Sends an answer.
    ///
    /// The state changes before its last part is written, because the pipeline hands on the next request while that is
    /// being done.
    private func send(
        _ response: WireResponse, to request: HTTPRequestHead, keepAlive: Bool, _ context: ChannelHandlerContext
    ) {
        state = keepAlive ? .idle(isPartial: false) : .leaving
        deadline = .now() + limits.idleTime
        var head = desk.head(of: response)
        if !keepAlive {
            head.headers.add(name: "connection", value: "close")
        } else if request.version == .http1_0 {
            head.headers.add(name: "connection", value: "keep-alive")
        }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if request.method != .HEAD, !response.body.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: keepAlive ? nil : leave(context))
    }

    /// Ends the connection once what is being written has left, but gives whoever still sends a moment to read it:
    /// closed at once, unread bytes would make the kernel take the answer back.
    private func leave(_ context: ChannelHandlerContext) -> EventLoopPromise<Void> {
        let sent = context.eventLoop.makePromise(of: Void.self)
        let bound = context.loopBound
        sent.futureResult.whenComplete { _ in bound.value.close(mode: .output, promise: nil) }
        context.eventLoop.scheduleTask(in: limits.leaveTime) { bound.value.close(promise: nil) }
        return sent
    }
}
