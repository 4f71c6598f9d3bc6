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

    /// Records the input, and its end as an empty text. It asks for input always, or once each time that it is told to.
    private final class Recorder: ChannelDuplexHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundIn = ByteBuffer
        var texts: [String] = []
        var asksAlways = false
        private var mayAsk = false

        func ask(_ channel: EmbeddedChannel) {
            mayAsk = true
            channel.read()
            channel.embeddedEventLoop.run()
        }

        func read(context: ChannelHandlerContext) {
            if mayAsk || asksAlways { context.read() }
            mayAsk = false
        }

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
        recorder.ask(channel)
        try receive("a")
        #expect(recorder.texts == ["a"])
        #expect(counter.reads == 2)
        try receive("b")
        #expect(recorder.texts == ["a"])
        #expect(counter.reads == 2)
        recorder.ask(channel)
        #expect(recorder.texts == ["a", "b"])
        #expect(counter.reads > 2)
    }

    @Test func `input that the handlers ask for is passed on at once`() throws {
        recorder.asksAlways = true
        channel.read()
        for text in ["a", "b", "c"] { try receive(text) }
        #expect(recorder.texts == ["a", "b", "c"])
    }

    @Test func `the end of the input follows input that nothing has asked for`() throws {
        recorder.ask(channel)
        for text in ["a", "b", "c"] { try receive(text) }
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(recorder.texts == ["a", "b", "c", ""])
    }

    @Test func `a shut gate discards its input and goes on reading`() throws {
        recorder.ask(channel)
        for text in ["a", "b"] { try receive(text) }
        gate.shut()
        try receive("c")
        #expect(counter.reads == 3)
        recorder.ask(channel)
        #expect(recorder.texts == ["a"])
    }
}
