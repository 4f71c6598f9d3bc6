import Kernel
import NIOCore
import NIOHTTP1
import Wire

/// Bodies that are processed while they arrive.
extension HTTPConnectionHandler {
    /// Begins processing a request whose body may have at most `maxBytes`.
    func beginStreaming(_ head: HTTPRequestHead, maxBytes: Int, in context: ChannelHandlerContext) {
        guard let slot = processor.streams.take() else { return refuse(processor.unavailable(), in: context) }
        if let connectionID { connections.markBusy(connectionID) }
        body.deadline = .now() + limits.streamTime
        deadline = min(.now() + limits.silence, body.deadline)
        let (handler, loopContext) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.loopBound)
        let eventLoop = context.eventLoop
        let stream = BodyStream {
            eventLoop.execute { handler.value.resumeStreaming(loopContext.value) }
        }
        let request = PendingRequest(
            head, stream: stream, from: sender.client, by: sender.proxy, processor: processor
        ) { response in
            eventLoop.execute { handler.value.deliver(response, in: loopContext.value) }
        }
        state = .streaming(StreamedRequest(request: request, stream: stream, maxBytes: maxBytes, slot: slot))
        // It waits for its client most of the time, so it does not occupy a slot.
        request.begin(in: ExecutionSlot {})
    }

    /// Collects a piece, and passes it on when it is large enough.
    func gather(_ bytes: ByteBuffer, of streamed: StreamedRequest, in context: ChannelHandlerContext) {
        var streamed = streamed
        streamed.arrived += bytes.readableBytes
        guard streamed.arrived <= streamed.maxBytes else {
            streamed.interrupt()
            return refuse(.payloadTooLarge, in: context)
        }
        deadline = min(.now() + limits.silence, body.deadline)
        guard body.add(bytes, limit: limits.streamPiece + bytes.readableBytes) == .taken else {
            streamed.interrupt()
            return refuse(processor.unavailable(), in: context)
        }
        if body.count >= limits.streamPiece {
            streamed.isFull = true
            // The store, not the client, is slow at this point.
            deadline = body.deadline
        }
        state = .streaming(streamed)
        if streamed.isFull { streamed.stream.add(body.take().bytes) }
    }

    /// Passes the rest on, and waits for the response.
    func endStreaming(_ streamed: StreamedRequest) {
        deadline = .now() + limits.responseTime
        state = .responding(streamed.request)
        streamed.stream.end(body.take().bytes)
    }

    /// Resumes reading after the last piece was taken.
    private func resumeStreaming(_ context: ChannelHandlerContext) {
        guard case .streaming(var streamed) = state, streamed.isFull else { return }
        streamed.isFull = false
        state = .streaming(streamed)
        deadline = min(.now() + limits.silence, body.deadline)
        continueInput(context)
    }
}
