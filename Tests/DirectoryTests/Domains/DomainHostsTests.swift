import Directory
import Kernel
import Testing

/// Host names and the domains they mean.
@Suite struct DomainHostsTests {
    private static let hosts = DomainHosts(
        suffix: RegionalText("auth.example.com"), publicURL: PublicURL("https://id.example.com:8443"),
        regions: ["us-east-1"])

    @Test(
        arguments: [
            ("shop.auth.example.com", "shop"), ("SHOP.Auth.Example.COM", "shop"), ("login.shop.org", "login.shop.org"),
            ("a.shop.auth.example.com", "a.shop.auth.example.com"), ("auth.example.com", "auth.example.com"),
            ("shopauth.example.com", "shopauth.example.com"), ("id.example.com", nil), ("localhost", nil),
            ("127.0.0.1", nil), ("", nil), ("-x.example.com", nil), (".auth.example.com", nil),
            ("shop..org", nil), ("shop.org.", nil), (String(repeating: "a", count: 64) + ".org", nil),
            ("1.shop", "1.shop"),
        ] as [(String, String?)])
    func `a host is a prefix, a custom domain, or none`(_ host: String, _ name: String?) {
        #expect(Self.hosts.name(ofHost: host) == name)
    }

    @Test func `without a suffix there are custom domains only`() {
        let hosts = DomainHosts(suffix: nil, publicURL: PublicURL("http://[::1]:9229"), regions: ["us-east-1"])
        #expect(hosts.name(ofHost: "shop.auth.example.com") == "shop.auth.example.com")
        #expect(hosts.origin(of: domain("shop")) == nil)
        #expect(hosts.origin(of: domain("auth.example.com")) == "http://auth.example.com:9229")
    }

    @Test func `a domain answers under the scheme and port of the public URL`() {
        #expect(Self.hosts.origin(of: domain("shop")) == "https://shop.auth.example.com:8443")
        let plain = DomainHosts(
            suffix: RegionalText("auth.localhost"), publicURL: PublicURL("http://localhost"), regions: ["us-east-1"])
        #expect(plain.origin(of: domain("shop")) == "http://shop.auth.localhost")
    }

    @Test func `each region has its own hosts, and a prefix answers in that of its pool`() async throws {
        let hosts = DomainHosts(
            suffix: RegionalText("auth.{region}.example.com"), publicURL: PublicURL("https://id.{region}.example.com"),
            regions: ["us-east-1", "eu-west-1"])
        let shop = domain("shop", of: "eu-west-1_AbCdEf123")
        #expect(hosts.origin(of: shop) == "https://shop.auth.eu-west-1.example.com")
        #expect(hosts.name(ofHost: "id.us-east-1.example.com") == nil)
        #expect(hosts.name(ofHost: "id.eu-west-1.example.com") == nil)
        #expect(hosts.publicURL(ofHost: "ID.eu-west-1.example.com") == "https://id.eu-west-1.example.com")
        #expect(hosts.publicURL(ofHost: "id.ap-south-1.example.com") == nil)
        for (host, isFound) in [
            ("shop.auth.eu-west-1.example.com", true), ("Shop.auth.EU-west-1.example.com", true),
            ("shop.auth.us-east-1.example.com", false), ("shop.auth.ap-south-1.example.com", false),
        ] {
            let found = try await hosts.domain(ofHost: host) { $0 == "shop" ? shop : nil }
            #expect((found != nil) == isFound, "\(host)")
        }
    }

    private func domain(_ name: String, of pool: String = "us-east-1_p") -> PoolDomain {
        PoolDomain(
            pool: UserPoolID(rawValue: pool), name: name,
            certificate: name.utf8.contains(UInt8(ascii: ".")) ? PoolDomain.Certificate(arn: "a") : nil,
            createdAt: Instant(seconds: 0), modifiedAt: Instant(seconds: 0))
    }
}
