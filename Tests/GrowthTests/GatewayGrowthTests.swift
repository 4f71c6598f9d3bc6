import Testing
import Wire

@testable import AccessControl
@testable import ExternalAuthorization

/// Doubling what clients send through gateways at most doubles its cost.
@Suite(.serialized) struct GatewayGrowthTests {
    @Test(arguments: Text.units + ["/", "/a", "/a%3B", "%25", "%2525", "..", "/;"])
    func `paths are read and matched in linear time`(_ unit: String) throws {
        let patterns = try ["/{all...}", "/a/{b}/{rest...}", "/{a}"].map { try #require(ServicePathPattern($0)) }
        let template = try #require(ResourceTemplate("arn:aws:files:::{all}"))
        // Longer paths are not read.
        Growth.expectLinear("path", size: 2000) { size in
            for _ in 0..<20 {
                guard let path = ServicePath("/" + Text.repeating(unit, size)) else { continue }
                for pattern in patterns { _ = pattern.parameters(of: path).map(template.arn) }
            }
        }
        Growth.expectLinear("pattern") { size in
            _ = ServicePathPattern("/" + Text.repeating(unit, size))
            _ = ResourceTemplate("arn:aws:files:::" + Text.repeating(unit, size))
        }
    }

    @Test(arguments: Text.units + [",", ", ", "10.0.0.1,", "for=10.0.0.1,", "for=a;", "\"", "\\\"", "[", ";"])
    func `what proxies say is read in linear time`(_ unit: String) throws {
        let proxies = try #require(TrustedProxies(["10.0.0.0/8"]))
        for start in ["", "for=\""] {
            Growth.expectLinear("forwarded") { size in
                let text = start + Text.repeating(unit, size)
                for header in [ForwardedHeader.xForwardedFor, .forwarded] {
                    for fields in [[text], Array(repeating: unit, count: size)] {
                        _ = header.addresses(in: fields).map(proxies.client)
                    }
                }
            }
        }
    }

    @Test(arguments: Text.units + ["/a", "?", ":8", "1,", ", "])
    func `the forms of gateways are read in linear time`(_ unit: String) throws {
        let proxies = try #require(TrustedProxies(["192.0.2.1"]))
        let names = [
            "X-Original-URI", "X-Original-Host", "X-Original-Method", "X-Forwarded-For", "X-Forwarded-Proto",
            "X-Original-Content-Length", "Authorization",
        ]
        Growth.expectLinear("header") { size in
            let text = Text.repeating(unit, size)
            for name in names {
                var headers: [WireRequest.Header] = [
                    ("X-Original-Method", "GET"), ("X-Original-URI", "/a"), ("X-Original-Host", "a"),
                ]
                headers.removeAll { $0.name == name }
                headers.append((name, text))
                let sent = WireRequest(path: "/verify", headers: headers, remoteAddress: "192.0.2.1")
                _ = try? OriginalRequest(describedBy: sent, trusting: proxies)
                let host = GatewayHost(name: "a", service: "a", pools: [], rules: [])
                _ = try? ShownCredentials(sent, of: host)
            }
            let prefixed = WireRequest(path: "/verify/" + text, query: text, headers: [("Host", text)])
            _ = try? OriginalRequest(describedBy: prefixed, trusting: proxies)
        }
        Growth.expectLinear("headers") { size in
            let many = (0..<size / 10).map { (name: "x-\($0)", value: unit) }
            let sent = WireRequest(path: "/verify", headers: many + [("X-Original-URI", "/")])
            _ = try? OriginalRequest(describedBy: sent, trusting: proxies)
        }
    }

    @Test(arguments: Text.units)
    func `hashes of payloads are read in linear time`(_ unit: String) {
        Growth.expectLinear("hash") { size in
            let sent = WireRequest(headers: [("x-amz-content-sha256", Text.repeating(unit, size))])
            _ = try? SignedPayload(declaredBy: sent, mayHaveBody: true, allowsUnsigned: true)
        }
    }
}
