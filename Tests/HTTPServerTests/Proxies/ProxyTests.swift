import Kernel
import NIOCore
import Testing
import Wire

@testable import HTTPServer

/// The address of a request's client behind a proxy.
@Suite struct ProxyTests {
    private func addresses(_ source: ClientAddresses.Source, _ proxies: [String] = ["127.0.0.1"]) throws
        -> ClientAddresses
    {
        ClientAddresses(of: try #require(TrustedProxies(proxies)), by: source)
    }

    private static func request(_ headers: String = "") -> String { "GET /a HTTP/1.1\nHost: a\n\(headers)\n" }

    private func clients(
        _ addresses: ClientAddresses, _ limits: HTTPLimits = HTTPLimits(), sending bytes: [UInt8]
    ) async throws -> (seen: [String], peers: [String], reply: RawClient.Reply) {
        try await TestHTTPServer.with(limits, addresses: addresses) { client, server in
            let reply = try await client.send(bytes)
            return (server.received.map(\.remoteAddress), server.received.map(\.peerAddress), reply)
        }
    }

    private static func start(_ address: String) -> [UInt8] {
        bytes("PROXY TCP4 \(address) 127.0.0.1 1 2\n")
    }

    private static func bytes(_ text: String) -> [UInt8] { Array(text.replacing("\n", with: "\r\n").utf8) }

    @Test(arguments: [
        (ClientAddresses.Source.xForwardedFor, "X-Forwarded-For: 203.0.113.7, 198.51.100.2\n", "198.51.100.2"),
        (.xForwardedFor, "X-Forwarded-For: 203.0.113.7\nx-forwarded-for: 127.0.0.1\n", "203.0.113.7"),
        (.xForwardedFor, "Forwarded: for=203.0.113.7\n", "127.0.0.1"), (.xForwardedFor, "", "127.0.0.1"),
        (.xForwardedFor, "X-Forwarded-For: unknown\n", "127.0.0.1"),
        (.forwarded, "Forwarded: for=203.0.113.7\nX-Forwarded-For: 198.51.100.2\n", "203.0.113.7"),
    ])
    func `the configured header of a trusted proxy tells the client`(
        _ source: ClientAddresses.Source, _ header: String, _ client: String
    ) async throws {
        let found = try await clients(try addresses(source), sending: Self.bytes(Self.request(header)))
        #expect(found.seen == [client] && found.peers == ["127.0.0.1"])
    }

    // WIRE-14
    @Test(arguments: ["X-Forwarded-For: 203.0.113.7\n", "Forwarded: for=203.0.113.7\n", "X-Real-IP: 203.0.113.7\n"])
    func `nothing that others say counts`(_ header: String) async throws {
        for source in ClientAddresses.Source.allCases {
            let found = try await clients(
                try addresses(source, ["192.0.2.1"]), sending: Self.bytes(Self.request(header)))
            #expect(found.seen == ["127.0.0.1"])
        }
        #expect(try await clients(ClientAddresses(), sending: Self.bytes(Self.request(header))).seen == ["127.0.0.1"])
    }

    @Test func `each request on a proxy's connection has its own client, and a malformed header is refused`()
        async throws
    {
        let forwarded = try addresses(.forwarded)
        let two =
            Self.request("Forwarded: for=203.0.113.7\n") + Self.request("Forwarded: for=203.0.113.8\n") + Self.request()
        let found = try await clients(forwarded, sending: Self.bytes(two))
        #expect(found.seen == ["203.0.113.7", "203.0.113.8", "127.0.0.1"])
        let malformed = try await clients(forwarded, sending: Self.bytes(Self.request("Forwarded: for=\"x\n")))
        #expect(malformed.reply.statuses == [400] && malformed.seen.isEmpty)
    }

    @Test func `a PROXY header tells the client of a connection`() async throws {
        let source = try addresses(.proxyProtocol)
        let rest = Self.bytes(Self.request("X-Forwarded-For: 192.0.2.9\n") + Self.request())
        for (header, client) in [
            (Self.bytes("PROXY TCP4 203.0.113.7 127.0.0.1 4711 443\n"), "203.0.113.7"),
            (Self.bytes("PROXY TCP6 2001:db8::7 ::1 4711 443\n"), "2001:db8::7"),
            (Self.bytes("PROXY UNKNOWN\n"), "127.0.0.1"),
            (ProxyHeaderTests.binary(0x21, 0x11, [203, 0, 113, 7, 127, 0, 0, 1, 0, 1, 0, 2]), "203.0.113.7"),
            (ProxyHeaderTests.binary(0x20, 0x00, []), "127.0.0.1"),
        ] {
            let found = try await clients(source, sending: header + rest)
            #expect(found.seen == [client, client] && found.peers == ["127.0.0.1", "127.0.0.1"])
        }
        // A proxy that sends none is not understood, and the header of another says nothing.
        #expect(try await clients(source, sending: rest).seen.isEmpty)
        let spoofed = Self.bytes("PROXY TCP4 203.0.113.7 127.0.0.1 4711 443\n") + rest
        let refused = try await clients(try addresses(.proxyProtocol, ["192.0.2.1"]), sending: spoofed)
        #expect(refused.seen.isEmpty && refused.reply.statuses == [400])
    }

    @Test func `a client's connections are limited behind the PROXY protocol, the proxy's are not`() async throws {
        var limits = HTTPLimits()
        limits.connectionsPerAddress = 1
        try await TestHTTPServer.with(limits, addresses: try addresses(.proxyProtocol)) { client, server in
            let first = Task {
                try await client.converse(timeout: .seconds(20)) { channel in
                    try await channel.writeAndFlush(
                        ByteBuffer(bytes: Self.start("203.0.113.7") + Self.bytes(Self.request())))
                }
            }
            #expect(try await server.holds { $0.received.count == 1 })
            let second = try await client.send(Self.start("203.0.113.7") + Self.bytes(Self.request()))
            #expect(second.isClosed && second.statuses.isEmpty)
            let other = try await client.send(Self.start("203.0.113.8") + Self.bytes(Self.request()))
            #expect(other.statuses == [200])
            first.cancel()
        }
    }
}

/// The header of the PROXY protocol.
@Suite struct ProxyHeaderTests {
    static let signature: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A]

    static func binary(_ command: UInt8, _ family: UInt8, _ rest: [UInt8], size: Int? = nil) -> [UInt8] {
        let size = size ?? rest.count
        return signature + [command, family, UInt8(size >> 8), UInt8(size & 0xFF)] + rest
    }

    private static let short: [UInt8] = [203, 0, 113, 7, 10, 0, 0, 1, 0x12, 0x34, 1, 0xBB]
    private static let long: [UInt8] =
        [0x20, 1, 0xD, 0xB8] + [UInt8](repeating: 0, count: 11) + [7] + [UInt8](repeating: 0, count: 20)

    @Test(
        arguments: [
            ("PROXY TCP4 203.0.113.7 10.0.0.1 4711 443\r\nGET", "203.0.113.7", 42),
            ("PROXY TCP6 2001:db8::7 2001:db8::1 1 65535\r\n", "2001:db8::7", 44), ("PROXY UNKNOWN\r\n", nil, 15),
            ("PROXY UNKNOWN 2001:db8::7 whatever\r\n", nil, 36),
        ] as [(String, String?, Int)])
    func `version 1 is a line`(_ text: String, _ address: String?, _ length: Int) {
        #expect(ProxyHeader(Array(text.utf8)) == .read(address: address, length: length))
        for end in 0..<length { #expect(ProxyHeader(Array(text.utf8.prefix(end))) == .incomplete, "\(end)") }
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\n", "PROXY TCP4 203.0.113.7 10.0.0.1 4711\r\n", "PROXY TCP4 ::1 ::1 1 1\r\n",
        "PROXY TCP6 203.0.113.7 10.0.0.1 1 1\r\n", "PROXY TCP4 203.0.113.7 10.0.0.1 65536 1\r\n",
        "PROXY TCP4 203.0.113.7 10.0.0.1 +1 1\r\n", "PROXY TCP4  203.0.113.7 10.0.0.1 1 1\r\n", "PROXY \r\n",
        "PROXY UDP4 203.0.113.7 10.0.0.1 1 1\r\n", "proxy TCP4 203.0.113.7 10.0.0.1 1 1\r\n",
        "PROXY TCP4 203.0.113.7 10.0.0.1 1 1\rX", "PROXY UNKNOWN " + String(repeating: "x", count: 100),
        "PROXY TCP4 203.0.113.07 10.0.0.1 1 1\r\n", "PROXY TCP4 unknown 10.0.0.1 1 1\r\n", "\r\nPROXY",
    ])
    func `another line is malformed`(_ text: String) {
        #expect(ProxyHeader(Array(text.utf8)) == .malformed)
    }

    @Test func `version 2 is binary`() {
        for (bytes, address) in [
            (Self.binary(0x21, 0x11, Self.short), "203.0.113.7"), (Self.binary(0x21, 0x21, Self.long), "2001:db8::7"),
            (Self.binary(0x21, 0x11, Self.short + [4, 0, 1, 9]), "203.0.113.7"),
            (Self.binary(0x20, 0x11, Self.short), nil), (Self.binary(0x21, 0x00, []), nil),
            (Self.binary(0x21, 0x31, [UInt8](repeating: 0, count: 216)), nil),
            (Self.binary(0x21, 0x12, Self.short), nil),
        ] {
            #expect(ProxyHeader(bytes + [1]) == .read(address: address, length: bytes.count))
            for end in 0..<bytes.count { #expect(ProxyHeader(Array(bytes.prefix(end))) == .incomplete) }
        }
        for bytes in [
            Self.binary(0x11, 0x11, Self.short), Self.binary(0x22, 0x11, Self.short),
            Self.binary(0x21, 0x11, Array(Self.short.prefix(11))), Self.binary(0x21, 0x21, Self.short),
            Self.binary(0x21, 0x11, [], size: 2049), Self.binary(0x21, 0x11, [], size: 65_535),
        ] { #expect(ProxyHeader(bytes) == .malformed) }
    }
}
