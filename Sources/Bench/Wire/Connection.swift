import Glibc

/// One keep-alive connection, used by one thread, with a minimal HTTP/1.1 client.
final class Connection {
    private let socket: Socket
    private var buffer = [UInt8](repeating: 0, count: 1 << 17)

    /// Nanoseconds spent waiting for responses since this was last set to zero.
    ///
    /// The caller's own computation between two requests is not part of the server's latency.
    var waited: UInt64 = 0

    init(port: Int) throws {
        socket = try Socket()
        try socket.connect(to: port)
    }

    /// Sends a request and waits for the whole response.
    func exchange(_ request: Request) throws -> Response {
        let began = Clock.now
        try socket.send(request.bytes)
        var filled = 0
        var end: Int?
        while end.map({ filled < $0 }) ?? true {
            let count = try socket.receive(into: &buffer, from: filled)
            guard count > 0 else { throw BenchError("the server closed the connection") }
            filled += count
            if end == nil { end = try self.end(of: filled) }
        }
        waited += Clock.now - began
        return try Response(buffer[..<filled])
    }

    /// As `exchange`, for responses that must be successful.
    func call(_ request: Request) throws -> Response {
        let response = try exchange(request)
        guard response.status == 200 else {
            throw BenchError("\(response.status) \(String(decoding: response.body, as: UTF8.self))")
        }
        return response
    }

    /// Where the response ends; nil while its head is incomplete.
    private func end(of filled: Int) throws -> Int? {
        guard let head = Response.headEnd(buffer[..<filled]) else { return nil }
        guard let length = Response.contentLength(buffer[..<head]) else {
            throw BenchError("a response without a Content-Length")
        }
        guard head + length <= buffer.count else { throw BenchError("a response of \(length) bytes") }
        return head + length
    }
}
