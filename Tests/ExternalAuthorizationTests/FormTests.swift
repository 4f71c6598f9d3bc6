import Kernel
import TestKit
import Testing
import Wire

@testable import ExternalAuthorization

/// How nginx, Traefik and Envoy describe a request.
@Suite struct FormTests {
    private static let original = WireRequest(
        method: "PUT", path: "/buckets/a/b%20c", query: "x=1&y=/../",
        headers: [(name: "Host", value: "Files.Example.com:8443"), (name: "X-Amz-Date", value: "20150830T123600Z")])

    private func read(_ request: WireRequest, trusting proxies: [String] = []) throws -> OriginalRequest {
        try OriginalRequest(describedBy: request, trusting: try #require(TrustedProxies(proxies)))
    }

    private func reason(_ request: WireRequest) -> String {
        do {
            _ = try read(request)
            return ""
        } catch { return (error as? VerifyRefusal).map { "\($0.status) \($0.reason)" } ?? "\(error)" }
    }

    @Test func `the three forms describe one request`() throws {
        for sent in [Self.original.byNginx(), Self.original.byTraefik(), Self.original.byEnvoy()] {
            let read = try read(sent)
            #expect(read.method == "PUT" && read.host == "files.example.com")
            #expect(read.request.path == "/buckets/a/b%20c" && read.request.query == "x=1&y=/../")
            #expect(read.request.values(of: "host") == ["Files.Example.com:8443"])
            #expect(read.request.header("x-amz-date") == "20150830T123600Z")
            #expect(read.request.header("x-original-uri") == nil && read.request.header("x-forwarded-uri") == nil)
            #expect(read.request.remoteAddress.isEmpty && !read.request.isEncrypted && read.mayHaveBody)
        }
    }

    @Test func `two forms at once are refused, so that no header of a client chooses one`() {
        let marks = [
            "X-Original-Method", "x-original-uri", "X-ORIGINAL-HOST", "X-Original-Content-Length",
            "X-Original-Transfer-Encoding",
        ]
        for (sent, names) in [
            (Self.original.byNginx(), ["X-Forwarded-Method", "x-forwarded-uri"]), (Self.original.byTraefik(), marks),
            (Self.original.byEnvoy(), marks + ["X-Forwarded-Method", "X-Forwarded-Uri"]),
        ] {
            for name in names {
                var two = sent
                two.headers.append((name: name, value: "/"))
                #expect(reason(two) == "403 The request is described in two forms.", "\(name)")
            }
        }
        var prefixed = Self.original.byNginx()
        prefixed.path = "/verify/a"
        #expect(reason(prefixed) == "403 The request is described in two forms.")
    }

    @Test func `each part is there once`() {
        let none = WireRequest(method: "GET", path: "/verify", headers: [(name: "Host", value: "a")])
        #expect(reason(none) == "403 The gateway does not say what the request is.")
        for (sent, names) in [
            (Self.original.byNginx(), ["X-Original-Method", "X-Original-URI", "X-Original-Host"]),
            (Self.original.byTraefik(), ["X-Forwarded-Method", "X-Forwarded-Uri", "X-Forwarded-Host"]),
        ] {
            for name in names {
                var (missing, twice) = (sent, sent)
                missing.headers.removeAll { $0.name == name }
                twice.headers.append((name: name.lowercased(), value: "/"))
                for request in [missing, twice] {
                    #expect(reason(request) == "403 The gateway must send \(name.lowercased()) once.", "\(name)")
                }
            }
        }
        for name in ["X-Original-Content-Length", "X-Original-Transfer-Encoding"] {
            var twice = Self.original.byNginx()
            for _ in 0..<2 { twice.headers.append((name: name, value: "0")) }
            #expect(reason(twice) == "403 The length is given twice.")
        }
    }

    // SIG-07
    @Test(arguments: [
        "/buckets/a/../b", "/buckets//b", "/buckets/a%2Fb", "buckets/a", "http://files/a", "", "/a?b#c", "/a?é", "*",
    ])
    func `a path that can be read in two ways is refused`(_ target: String) {
        for name in ["X-Original-URI", "X-Forwarded-Uri"] {
            var sent = name == "X-Original-URI" ? Self.original.byNginx() : Self.original.byTraefik()
            sent.headers.removeAll { $0.name == name }
            sent.headers.append((name: name, value: target))
            #expect(reason(sent) == "403 The path can be read in more than one way.")
        }
    }

    @Test(arguments: ["", ":80", "a b", "a/b", "a@b", "é", "a,b", String(repeating: "a", count: 301)])
    func `a malformed host is refused`(_ host: String) {
        var sent = Self.original.byNginx()
        sent.headers.removeAll { $0.name == "X-Original-Host" }
        sent.headers.append((name: "X-Original-Host", value: host))
        #expect(reason(sent) == "403 The host is malformed.")
    }

    @Test func `only trusted gateways say who the client is`() throws {
        var sent = Self.original.byTraefik()
        (sent.remoteAddress, sent.proxyAddress) = ("198.51.100.1", "::ffff:192.0.2.1")
        let read = try read(sent, trusting: ["192.0.2.1", "2001:db8::1"])
        #expect(read.request.remoteAddress == "192.0.2.9" && read.request.isEncrypted)
        #expect(try self.read(sent, trusting: ["192.0.2.2"]).request.remoteAddress.isEmpty)
        var envoy = Self.original.byEnvoy()
        envoy.remoteAddress = "192.0.2.1"
        envoy.headers.append((name: "X-Forwarded-For", value: "192.0.2.9"))
        #expect(try self.read(envoy, trusting: ["192.0.2.1"]).request.remoteAddress.isEmpty)
        sent.headers.removeAll { $0.name == "X-Forwarded-For" || $0.name == "X-Forwarded-Proto" }
        for (values, expected) in [
            (["203.0.113.1, 2001:db8::7"], "2001:db8::7"), (["192.0.2.9, unknown"], ""), (["192.0.2.9,"], "192.0.2.9"),
            (["192.0.2.9", "192.0.2.8"], "192.0.2.8"), (["192.0.2.9:80"], "192.0.2.9"), ([""], ""), ([], ""),
            (["192.0.2.9, 192.0.2.1"], "192.0.2.9"),
        ] {
            var other = sent
            for value in values { other.headers.append((name: "x-forwarded-for", value: value)) }
            let read = try self.read(other, trusting: ["192.0.2.1"])
            #expect(read.request.remoteAddress == expected && !read.request.isEncrypted, "\(values)")
        }
    }

    @Test(
        arguments: [
            ("GET", nil, nil, false), ("DELETE", nil, nil, false), ("POST", nil, nil, true), ("PUT", nil, nil, true),
            ("PATCH", nil, nil, true), ("POST", "0", nil, false), ("POST", "1", nil, true), ("GET", "1", nil, true),
            ("GET", "00", nil, true), ("GET", "0", "chunked", true), ("GET", nil, "chunked", true),
        ] as [(String, String?, String?, Bool)])
    func `a request has a body unless nginx or its method says that it has none`(
        _ method: String, _ length: String?, _ coding: String?, _ hasBody: Bool
    ) throws {
        var sent = WireRequest(method: method, path: "/a", headers: [(name: "Host", value: "a")]).byNginx()
        if let length { sent.headers.append((name: "X-Original-Content-Length", value: length)) }
        if let coding { sent.headers.append((name: "X-Original-Transfer-Encoding", value: coding)) }
        #expect(try read(sent).mayHaveBody == hasBody)
    }
}
