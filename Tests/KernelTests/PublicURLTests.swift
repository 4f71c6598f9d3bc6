import Kernel
import Testing

/// Addresses of the server, and the issuers that begin with them.
@Suite struct PublicURLTests {
    private let regional = PublicURL("https://id.{region}.example.com:8443")

    @Test func `each region has its own address where the text says so`() {
        #expect(regional.url(in: "eu-west-1") == "https://id.eu-west-1.example.com:8443")
        #expect(regional.host(in: "eu-west-1") == "id.eu-west-1.example.com")
        #expect(regional.scheme == "https://")
        #expect(PublicURL("http://[::1]:9229").url(in: "eu-west-1") == "http://[::1]:9229")
    }

    @Test(arguments: [
        ("https://id.example.com:8443", "https://", "id.example.com", ":8443"), ("http://h", "http://", "h", ""),
        ("http://[::1]:9229", "http://", "::1", ":9229"), ("http://[::1]", "http://", "::1", ""),
    ])
    func `an origin has a scheme, a host and perhaps a port`(
        _ origin: String, _ scheme: String, _ host: String, _ port: String
    ) {
        let parts = OriginParts(origin)
        #expect((parts.scheme, parts.host, parts.port) == (scheme, host, port))
    }

    @Test func `an issuer is of one pool, whose region is in its host`() {
        let pool = UserPoolID(rawValue: "eu-west-1_AbCdEf123")
        let issuer = "https://id.eu-west-1.example.com:8443/eu-west-1_AbCdEf123"
        #expect(regional.issuer(of: pool) == issuer)
        #expect(regional.pool(ofIssuer: issuer) == pool)
        for other in [
            "https://id.us-east-1.example.com:8443/eu-west-1_AbCdEf123", "\(issuer)/", "\(issuer)é", "\(issuer)?x",
            "https://id.eu-west-1.example.com:8443/x/eu-west-1_AbCdEf123", "http\(issuer.dropFirst(5))", "",
            "https://id.eu-west-1.example.com:8443/", "https://id.eu-west-1.example.com:8443", pool.rawValue,
        ] { #expect(regional.pool(ofIssuer: other) == nil, "\(other)") }
    }
}
