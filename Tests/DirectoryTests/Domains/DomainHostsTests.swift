import Directory
import Kernel
import Testing

/// Host names and the domains they mean.
@Suite struct DomainHostsTests {
    private static let hosts = DomainHosts(suffix: "auth.example.com", publicURL: "https://id.example.com:8443")

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
        let hosts = DomainHosts(suffix: nil, publicURL: "http://[::1]:9229")
        #expect(hosts.name(ofHost: "shop.auth.example.com") == "shop.auth.example.com")
        #expect(hosts.origin(of: domain("shop")) == nil)
        #expect(hosts.origin(of: domain("auth.example.com")) == "http://auth.example.com:9229")
    }

    @Test func `a domain answers under the scheme and port of the public URL`() {
        #expect(Self.hosts.origin(of: domain("shop")) == "https://shop.auth.example.com:8443")
        let plain = DomainHosts(suffix: "auth.localhost", publicURL: "http://localhost")
        #expect(plain.origin(of: domain("shop")) == "http://shop.auth.localhost")
    }

    private func domain(_ name: String) -> PoolDomain {
        PoolDomain(
            pool: UserPoolID(rawValue: "p"), name: name,
            certificate: name.utf8.contains(UInt8(ascii: ".")) ? PoolDomain.Certificate(arn: "a") : nil,
            createdAt: Instant(seconds: 0), modifiedAt: Instant(seconds: 0))
    }
}
