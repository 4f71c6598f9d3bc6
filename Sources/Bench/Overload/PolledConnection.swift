import Glibc

/// One keep-alive connection of an `OpenLoop`, with at most one pending request.
final class PolledConnection {
    /// The parts of a response that are evaluated.
    struct Outcome {
        var status: Int
        /// Whether it has a `Retry-After`.
        var hasRetryAfter: Bool
        /// The latency.
        var microseconds: UInt32
    }

    private let socket: Socket
    private var buffer = [UInt8](repeating: 0, count: 16_384)
    private var filled = 0
    private var sentAt: UInt64 = 0

    init(port: Int) throws {
        socket = try Socket()
        try socket.connect(to: port)
    }

    var descriptor: Int32 { socket.descriptor }

    /// Sends a request and starts its clock.
    func send(_ request: Request) throws {
        (filled, sentAt) = (0, Clock.now)
        try socket.send(request.bytes)
    }

    /// Reads the available bytes; nil while the response is incomplete.
    func receive() throws -> Outcome? {
        let count = try socket.receive(into: &buffer, from: filled)
        guard count > 0 else { throw BenchError("the server closed a connection") }
        filled += count
        guard let head = Response.headEnd(buffer[..<filled]) else { return nil }
        guard let length = Response.contentLength(buffer[..<head]) else { throw BenchError("no Content-Length") }
        guard filled >= head + length else { return nil }
        let status = Int(String(decoding: buffer[9..<12], as: UTF8.self)) ?? 0
        return Outcome(
            status: status, hasRetryAfter: Response.has("retry-after", in: buffer[..<head]),
            microseconds: UInt32(clamping: (Clock.now - sentAt) / 1000))
    }
}
