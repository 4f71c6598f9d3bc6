import NIOCore
import NIOEmbedded
import Testing

@testable import HTTPServer

struct InputGateTests {
    /// Counts how often the connection is asked for input.
    private final class ReadCounter: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer
        var reads = 0

        func read(context: ChannelHandlerContext) {
            reads += 1
            context.read()
        }
    }

    /// Records the input, and its end as an empty text.
    private final class Recorder: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        var texts: [String] = []

        func channelRead(context _: ChannelHandlerContext, data: NIOAny) {
            texts.append(String(buffer: unwrapInboundIn(data)))
        }

        func userInboundEventTriggered(context _: ChannelHandlerContext, event: Any) {
            if case .inputClosed? = event as? ChannelEvent { texts.append("") }
        }
    }

    private let counter = ReadCounter()
    private let gate = InputGate()
    private let recorder = Recorder()
    private let channel = EmbeddedChannel()

    init() throws {
        try channel.pipeline.syncOperations.addHandlers(counter, gate, recorder)
    }

    private func receive(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

    @Test func `one piece is read before it is asked for, and no more`() throws {
        channel.read()
        try receive("a")
        #expect(recorder.texts == ["a"])
        #expect(counter.reads == 2)
        try receive("b")
        #expect(recorder.texts == ["a"])
        #expect(counter.reads == 2)
        channel.read()
        channel.embeddedEventLoop.run()
        #expect(recorder.texts == ["a", "b"])
        #expect(counter.reads > 2)
    }

    @Test func `the end of the input follows input that nothing has asked for`() throws {
        channel.read()
        for text in ["a", "b", "c"] { try receive(text) }
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(recorder.texts == ["a", "b", "c", ""])
    }

    @Test func `a shut gate discards its input and goes on reading`() throws {
        channel.read()
        for text in ["a", "b"] { try receive(text) }
        gate.shut()
        try receive("c")
        #expect(counter.reads == 3)
        channel.read()
        channel.embeddedEventLoop.run()
        #expect(recorder.texts == ["a"])
    }
}
