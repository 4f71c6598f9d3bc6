import Kernel
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing
import Wire

@testable import HTTPServer

/// Responses of arbitrary parts, read by NIO's decoder.
@Suite struct HTTPResponseWriterTests {
    private static let always = ("Strict-Transport-Security", "max-age=1")
    private let writer = HTTPResponseWriter(
        world: World(now: { Instant(seconds: 1_795_221_000) }, bytes: { [UInt8](repeating: 0, count: $0) }),
        always: [always])

    /// What a client reads.
    private struct Received {
        var heads: [HTTPResponseHead] = []
        var body: [UInt8] = []
        var ends = 0
    }

    /// Reads `bytes` as the response to a request.
    private func read(_ bytes: ByteBuffer, to request: HTTPRequestHead) throws -> Received {
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(HTTPRequestEncoder())
        try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(HTTPResponseDecoder()))
        try channel.writeOutbound(HTTPClientRequestPart.head(request))
        try channel.writeInbound(bytes)
        var received = Received()
        while let part = try channel.readInbound(as: HTTPClientResponsePart.self) {
            switch part {
            case .head(let head): received.heads.append(head)
            case .body(let bytes): received.body += Array(buffer: bytes)
            case .end: received.ends += 1
            }
        }
        _ = try channel.finish(acceptAlreadyClosed: true)
        return received
    }

    private func text(_ draws: inout Draws) -> String {
        let pieces = ["a", "Z", "0", " ", "\t", ":", ";", "é", "…", "\r", "\n", "\r\n", "\u{0}", "\u{7F}", "\u{1B}"]
        let shares = [Int.random(in: 0...12, using: &draws), Int.random(in: 0...40, using: &draws)]
        // Most texts have no control character, so that most headers are sent.
        let count = Bool.random(using: &draws) ? 9 : pieces.count
        return (0..<shares[Int.random(in: 0...1, using: &draws)])
            .map { _ in pieces[Int.random(in: 0..<count, using: &draws)] }.joined()
    }

    private func response(_ draws: inout Draws) -> WireResponse {
        let statuses = [200, 201, 204, 302, 304, 400, 403, 404, 413, 429, 500, 503, 599]
        var headers: [WireRequest.Header] = []
        for number in 0..<Int.random(in: 0...6, using: &draws) { headers.append(("x-\(number)", text(&draws))) }
        let body = (0..<Int.random(in: 0...300, using: &draws)).map { _ in
            UInt8.random(in: .min ... .max, using: &draws)
        }
        var response = WireResponse(
            status: statuses[Int.random(in: 0..<statuses.count, using: &draws)], headers: headers, body: body)
        response.requestID = Bool.random(using: &draws) ? text(&draws) : nil
        return response
    }

    private func isSent(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 == 9 || $0 >= 0x20 && $0 != 0x7F }
    }

    private func trimmed(_ value: String) -> String {
        let bytes = Array(value.utf8).drop { $0 == 9 || $0 == 0x20 }
        return String(decoding: bytes.reversed().drop { $0 == 9 || $0 == 0x20 }.reversed(), as: UTF8.self)
    }

    @Test func `whatever a response consists of, the client reads that one response`() throws {
        var draws = Draws(seed: 1)
        for round in 0..<1500 {
            let response = response(&draws)
            let method: HTTPMethod = [.GET, .HEAD, .POST][Int.random(in: 0...2, using: &draws)]
            let version: HTTPVersion = Bool.random(using: &draws) ? .http1_1 : .http1_0
            let keepAlive = Bool.random(using: &draws)
            let request = HTTPRequestHead(version: version, method: method, uri: "/")
            let received = try read(writer.bytes(of: response, to: request, keepAlive: keepAlive), to: request)
            let head = try #require(received.heads.first, "round \(round)")
            #expect(received.heads.count == 1 && received.ends == 1, "round \(round)")
            #expect(head.status.code == response.status && head.version == .http1_1, "round \(round)")
            let hasBody = head.status.mayHaveResponseBody
            #expect(received.body == (hasBody && method != .HEAD ? response.body : []), "round \(round)")
            #expect(head.headers["content-length"] == (hasBody ? ["\(response.body.count)"] : []), "round \(round)")
            let given = response.headers + (response.requestID.map { [("x-amzn-RequestId", $0)] } ?? []) + [Self.always]
            let sent = head.headers.filter { !["content-length", "date", "connection"].contains($0.name) }
            let expected = given.filter { isSent($0.1) }
            #expect(sent.map(\.name) == expected.map(\.0), "round \(round)")
            // Whitespace around a value is not part of it (RFC 9110, section 5.5), and NIO leaves some of it.
            #expect(sent.map { trimmed($0.value) } == expected.map { trimmed($0.1) }, "round \(round)")
            #expect(head.headers["connection"].contains("close") == !keepAlive, "round \(round)")
        }
    }

    @Test func `a header with a line end is not sent, and nothing of it`() throws {
        let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        let attack = "x\r\ncontent-length: 0\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi"
        let response = WireResponse(status: 302, headers: [("location", attack), ("x-next", "b")], body: [1, 2])
        let bytes = writer.bytes(of: response, to: request, keepAlive: true)
        #expect(!String(buffer: bytes).contains("hi"))
        let received = try read(bytes, to: request)
        #expect(received.heads.count == 1 && received.body == [1, 2])
        #expect(received.heads.first?.headers["location"] == [] && received.heads.first?.headers["x-next"] == ["b"])
    }
}
