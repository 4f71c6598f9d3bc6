import Foundation
import NIOCore
import Testing
import Wire

@testable import HTTPServer

/// Which HTTP requests are accepted.
///
/// Each refused request is followed by another one in the same bytes, which must not be processed.
@Suite(.timeLimit(.minutes(10))) struct FramingTests {
    private static let next = "GET /smuggled HTTP/1.1\nHost: h\n\n"

    private func refuses(_ request: String, status: ClosedRange<Int> = 400...499) async throws {
        try await TestHTTPServer.with { client, server in
            let reply = try await client.send(request + Self.next, timeout: .seconds(20))
            #expect(reply.statuses.count == 1 && reply.statuses.allSatisfy(status.contains), "\(reply.text)")
            #expect(reply.isClosed)
            #expect(server.received.isEmpty)
        }
    }

    @Test func `requests arrive whole, one after the other`() async throws {
        try await TestHTTPServer.with { client, server in
            let reply = try await client.send(
                """
                POST /a?b=c%20d HTTP/1.1
                Host: h
                X-Amz-Target: T.O
                Content-Length: 5

                hello
                """ + "GET /second HTTP/1.1\nHost: h\n\n")
            #expect(reply.statuses == [200, 200] && !reply.isClosed)
            let first = try #require(server.received.first)
            #expect(
                first.method == "POST" && first.path == "/a" && first.query == "b=c%20d"
                    && first.body == Array("hello".utf8))
            #expect(first.header("x-amz-target") == "T.O" && first.remoteAddress == "127.0.0.1")
            #expect(Set(server.received.map(\.requestID)).count == 2)
            #expect(reply.text.contains("content-length: 5\r\n") && reply.text.contains("\r\ndate: "))
        }
    }

    @Test func `a chunked body is assembled`() async throws {
        try await TestHTTPServer.with { client, server in
            let reply = try await client.send(
                "POST / HTTP/1.1\nHost: h\nTransfer-Encoding: chunked\n\n3\nabc\n4;x=y\ndefg\n0\n\n")
            #expect(reply.statuses == [200] && server.received.first?.body == Array("abcdefg".utf8))
        }
    }

    @Test func `WIRE-01: a length and chunks together are refused`() async throws {
        try await refuses("POST / HTTP/1.1\nHost: h\nContent-Length: 5\nTransfer-Encoding: chunked\n\n0\n\n")
    }

    @Test(arguments: ["5\nContent-Length: 6", "5, 5", "+5", "0x5", "5 5", "-1", "18446744073709551621", ""])
    func `WIRE-02: a length that has two readings is refused`(_ length: String) async throws {
        try await refuses("POST / HTTP/1.1\nHost: h\nContent-Length: \(length)\n\nhello")
    }

    @Test(arguments: [
        "Transfer-Encoding: xchunked", "Transfer-Encoding: chunked, identity", "Transfer-Encoding: identity",
        "Transfer-Encoding : chunked", "Transfer-Encoding: chunked\nTransfer-Encoding: chunked",
        "X-A: b\n folded: c\nTransfer-Encoding: xchunked", " Transfer-Encoding: chunked",
    ])
    func `WIRE-03: a coding other than plain chunks is refused`(_ header: String) async throws {
        try await refuses("POST / HTTP/1.1\nHost: h\n\(header)\n\n0\n\n")
    }

    @Test(arguments: ["FFFFFFFFFFFFFFFFF\nabc", "0_5\nhello", "g\nabc", "-1\n\n", "\nabc"])
    func `WIRE-04: a chunk with a malformed size is refused`(_ chunk: String) async throws {
        try await refuses("POST / HTTP/1.1\nHost: h\nTransfer-Encoding: chunked\n\n\(chunk)\n0\n\n")
    }

    @Test(arguments: [0x00, 0x0D, 0x01, 0x7F] as [UInt8])
    func `WIRE-06: a control character in a header, a method or a path is refused`(_ byte: UInt8) async throws {
        for (before, after) in [
            ("GET / HTTP/1.1\r\nHost: h\r\nX-A: b", "c\r\n\r\n"), ("GET / HTTP/1.1\r\nHost: h\r\nX", "A: b\r\n\r\n"),
            ("GE", "T / HTTP/1.1\r\nHost: h\r\n\r\n"), ("GET /a", "b HTTP/1.1\r\nHost: h\r\n\r\n"),
        ] {
            try await TestHTTPServer.with { client, server in
                let reply = try await client.send(
                    Array(before.utf8) + [byte] + Array(after.utf8), timeout: .seconds(20))
                #expect(
                    reply.statuses == [400] && reply.isClosed && server.received.isEmpty, "\(before)\(byte)\(after)")
            }
        }
    }

    @Test(arguments: [
        "GET http://h/ HTTP/1.1\nHost: h\n\n", "OPTIONS * HTTP/1.1\nHost: h\n\n", "CONNECT h:443 HTTP/1.1\nHost: h\n\n",
        "TRACE / HTTP/1.1\nHost: h\n\n", "get / HTTP/1.1\nHost: h\n\n", "GET /\n\n",
    ])
    func `WIRE-09: any target but a plain path is refused`(_ request: String) async throws {
        try await refuses(request)
    }

    @Test func `WIRE-09: another version of HTTP is refused`() async throws {
        try await refuses("GET / HTTP/9.9\nHost: h\n\n", status: 400...505)
    }

    @Test func `WIRE-09: a request line of 100 kB is refused`() async throws {
        try await refuses("GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\nHost: h\n\n")
        try await refuses("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\nHost: h\n\n", status: 414...414)
    }

    @Test func `a header that is too long, or too many of them, is refused`() async throws {
        try await refuses(
            "GET / HTTP/1.1\nHost: h\nX-A: \(String(repeating: "a", count: 17_000))\n\n", status: 431...431)
        let many = (0..<101).map { "X-\($0): a\n" }.joined()
        try await refuses("GET / HTTP/1.1\nHost: h\n\(many)\n", status: 431...431)
        let long = (0..<50).map { "X-\($0): \(String(repeating: "a", count: 1000))\n" }.joined()
        try await refuses("GET / HTTP/1.1\nHost: h\n\(long)\n", status: 431...431)
    }

    @Test(arguments: [
        "", "Host: a\nHost: a\n", "Host: a\nhost: b\n", "Host: \n", "Host: a b\n", "Host: a/b\n", "Host: a,b\n",
        "Host: a@b\n", "Host: a:b\n", "Host: a:1:2\n", "Host: a:65536\n", "Host: :80\n", "Host: [::1\n", "Host: []\n",
        "Host: [::1]x\n", "Host: é\n", "Host: a%00\n", "Host: http://a\n",
    ])
    func `a request without exactly one well-formed host is refused`(_ host: String) async throws {
        try await refuses("GET / HTTP/1.1\n\(host)\n", status: 400...400)
    }

    @Test(arguments: [
        "a", "A.example.", "a_b-c:8080", "a:", "127.0.0.1:9", "[::1]", "[fe80::1%25eth0]:443", "xn--bcher-kva",
    ])
    func `a well-formed host is accepted`(_ host: String) async throws {
        try await TestHTTPServer.with { client, server in
            _ = try await client.send("GET / HTTP/1.1\nHost: \(host)\nConnection: close\n\n", timeout: .seconds(20))
            #expect(server.received.count == 1)
        }
    }

    @Test func `HTTP 1.0 may omit the host, but not repeat it`() async throws {
        try await refuses("GET / HTTP/1.0\nHost: a\nHost: b\n\n", status: 400...400)
        try await TestHTTPServer.with { client, _ in
            let reply = try await client.send("GET / HTTP/1.0\n\n", timeout: .seconds(20))
            #expect(reply.statuses == [200])
        }
    }

    @Test func `a request to switch protocols is answered, and the connection closes`() async throws {
        try await TestHTTPServer.with { client, server in
            let reply = try await client.send(
                "GET / HTTP/1.1\nHost: h\nConnection: Upgrade\nUpgrade: h2c\n\n" + Self.next, timeout: .seconds(8))
            #expect(reply.statuses == [200] && reply.isClosed && server.received.count == 1)
        }
    }

    @Test func `WIRE-14: forwarded addresses and hosts are ignored`() async throws {
        try await TestHTTPServer.with { client, server in
            _ = try await client.send(
                """
                GET / HTTP/1.1
                Host: h
                X-Forwarded-For: 6.6.6.6
                X-Forwarded-Host: evil.example
                Forwarded: for=6.6.6.6;host=evil.example

                """ + "\n")
            #expect(server.received.first?.remoteAddress == "127.0.0.1")
        }
    }

    @Test func `a response's header cannot end its line`() async throws {
        try await TestHTTPServer.with(answer: { _ in
            WireResponse(status: 200, headers: [("X-A", "b\r\nX-Evil: c"), ("X-B", "d")])
        }) {
            client, _ in
            let reply = try await client.send("GET / HTTP/1.1\nHost: h\n\n")
            #expect(!reply.text.contains("X-Evil") && reply.text.contains("X-B: d"))
        }
    }

    @Test func `HEAD is answered without a body and HTTP 1.0 with a closed connection`() async throws {
        try await TestHTTPServer.with(answer: { _ in WireResponse(status: 200, body: Array("body".utf8)) }) {
            client, _ in
            let head = try await client.send("HEAD / HTTP/1.1\nHost: h\n\n")
            #expect(head.text.contains("content-length: 4") && !head.text.contains("body"))
            let old = try await client.send("GET / HTTP/1.0\n\n", timeout: .seconds(20))
            #expect(old.isClosed && old.text.contains("connection: close") && old.text.hasSuffix("body"))
        }
    }
}
