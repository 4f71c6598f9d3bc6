import NIOCore
import NIOHTTP1

/// Input, which waits while the response to an earlier request is unsent.
extension HTTPConnectionHandler {
    private var isResponding: Bool {
        switch state {
        case .answering, .sending: true
        case .streaming(let streamed): streamed.isFull
        case .idle, .receiving, .draining: false
        }
    }

    private var inputMustWait: Bool { isResponding || !held.isEmpty }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if inputMustWait { held.append(.part(part)) } else { receive(part, in: context) }
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
        while !isResponding, let piece = held.popFirst() {
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
        case let error as HTTPParserError where inputMustWait: held.append(.malformed(error))
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
        if held.isEmpty { inputClosed(context) } else { held.append(.end) }
    }

    /// A client that closes its side in the middle of a request does not get a response; after a complete request it
    /// does.
    private func inputClosed(_ context: ChannelHandlerContext) {
        inputIsClosed = true
        switch state {
        // `deliver` closes the connection after the response.
        case .answering: break
        case .sending: state = .sending(keepAlive: false)
        case .idle, .receiving, .streaming, .draining:
            if case .streaming(let streamed) = state { streamed.interrupt() }
            guard unsent.isEmpty else { return drain() }
            context.close(promise: nil)
        }
    }
}
