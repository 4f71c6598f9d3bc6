import Kernel
import Testing
import Wire

/// What proxies say of a client's address.
@Suite struct ForwardingTests {
    private func client(_ header: ForwardedHeader, _ fields: [String], _ proxies: [String]) throws -> String? {
        let proxies = try #require(TrustedProxies(proxies))
        return header.addresses(in: fields).map { proxies.client(of: $0)?.text ?? "unknown" }
    }

    @Test(
        arguments: [
            (["203.0.113.7"], "203.0.113.7"), (["198.51.100.1, 203.0.113.7"], "203.0.113.7"),
            // A client's own words stand before those of the proxies.
            (["10.0.0.1, 203.0.113.7, 10.0.0.2"], "203.0.113.7"), (["203.0.113.7", "10.0.0.9"], "203.0.113.7"),
            (["203.0.113.7 ,10.0.0.9,"], "203.0.113.7"), (["203.0.113.7:4711"], "203.0.113.7"),
            (["[2001:db8::7]:4711"], "2001:db8::7"), (["[2001:db8::7]"], "2001:db8::7"),
            (["2001:0db8:0:0::7"], "2001:db8::7"), (["::ffff:203.0.113.7"], "203.0.113.7"),
            (["203.0.113.7, ::ffff:10.0.0.9"], "203.0.113.7"), (["10.0.0.1"], "10.0.0.1"),
            (["10.0.0.3, 10.0.0.2"], "10.0.0.3"), (["unknown, 10.0.0.2"], "10.0.0.2"),
            (["203.0.113.7, unknown"], "unknown"), (["203.0.113.7, _hidden"], "unknown"), ([""], "unknown"),
            ([], "unknown"), ([",,,"], "unknown"), (["203.0.113.7:"], "unknown"), (["[203.0.113.7]"], "unknown"),
            (["203.0.113.07"], "unknown"), (["203.0.113.7 10.0.0.1"], "unknown"), (["fe80::1%eth0"], "unknown"),
            (["[2001:db8::7]x"], "unknown"), (["[2001:db8::7"], "unknown"), (["é"], "unknown"),
        ] as [([String], String)])
    func `X-Forwarded-For is read from its end`(_ fields: [String], _ expected: String) throws {
        #expect(try client(.xForwardedFor, fields, ["10.0.0.0/8"]) == expected)
    }

    @Test(
        arguments: [
            (["for=203.0.113.7"], "203.0.113.7"), (["For=\"203.0.113.7:4711\";proto=https;by=10.0.0.1"], "203.0.113.7"),
            (["for=\"[2001:db8::7]:4711\""], "2001:db8::7"), (["for=198.51.100.1, for=203.0.113.7"], "203.0.113.7"),
            (["for=203.0.113.7", "proto=http;for=10.0.0.9"], "203.0.113.7"),
            (["for=10.1.1.1;host=\"a, for=198.51.100.1\", for=203.0.113.7"], "203.0.113.7"),
            // A host that a client chose stays within its quotes.
            (["for=203.0.113.7;host=\"a, for=198.51.100.1;x=\\\"\""], "203.0.113.7"),
            (["for=198.51.100.1, for=unknown"], "unknown"), (["for=198.51.100.1, for=_hidden"], "unknown"),
            (["for=198.51.100.1, proto=https"], "unknown"), (["for=203.0.113.7,"], "203.0.113.7"), ([""], "unknown"),
            ([], "unknown"), (["for=203.0.113.7:80"], "203.0.113.7"), (["FOR = 203.0.113.7"], nil),
            (["for=\"203.0.113.7"], nil), (["for=\"x", "for=203.0.113.7"], nil), (["for=a;for=b"], nil),
            (["for"], nil), (["for="], nil), (["=a"], nil), (["for=203.0.113.7 x"], nil), (["for=\"a\\"], nil),
        ] as [([String], String?)])
    func `Forwarded is read from its start, and refused if it is malformed`(
        _ fields: [String], _ expected: String?
    ) throws {
        #expect(try client(.forwarded, fields, ["10.0.0.0/8"]) == expected)
    }

    @Test func `proxies are named by addresses and ranges of both versions`() throws {
        let proxies = try #require(TrustedProxies(["192.0.2.1", "10.0.0.0/8", "2001:db8::/32", "::1"]))
        for inside in ["192.0.2.1", "::ffff:192.0.2.1", "10.255.0.1", "2001:db8:ffff::1", "::1"] {
            #expect(proxies.contains(inside), "\(inside)")
        }
        for outside in ["192.0.2.2", "11.0.0.1", "2001:db9::1", "::2", "", "localhost", "10.0.0.1/8", "10.0.0.1 "] {
            #expect(!proxies.contains(outside), "\(outside)")
        }
        for wrong in ["", "localhost", "192.0.2", "192.0.2.0/33", "::g", "10.0.0.0/", "10.0.0.0/8/8", "::/129"] {
            #expect(TrustedProxies([wrong]) == nil, "\(wrong)")
        }
        #expect(!TrustedProxies().contains("127.0.0.1") && TrustedProxies().isEmpty)
    }

    @Test func `a chain of proxies is followed for 32 steps`() throws {
        let long = Array(repeating: "10.0.0.1", count: 10_000)
        #expect(
            try client(.xForwardedFor, ["203.0.113.7," + long.joined(separator: ",")], ["10.0.0.0/8"]) == "10.0.0.1")
        #expect(try client(.xForwardedFor, ["203.0.113.7"] + long, ["10.0.0.0/8"]) == "10.0.0.1")
        let short = ["203.0.113.7"] + long.prefix(31)
        #expect(try client(.xForwardedFor, short, ["10.0.0.0/8"]) == "203.0.113.7")
        #expect(try client(.forwarded, short.map { "for=\($0)" }, ["10.0.0.0/8"]) == "203.0.113.7")
    }
}
