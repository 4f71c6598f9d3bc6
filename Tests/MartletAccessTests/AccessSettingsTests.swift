import MartletAccess
import Testing

/// Settings that make no sense are refused when a server starts.
@Suite struct AccessSettingsTests {
    private func error(
        _ issuers: [AcceptedIssuer], gateway: String? = nil, leeway: Int64 = 60, plain: Bool = false
    ) -> AccessConfigurationError? {
        do {
            _ = try MartletAccess(issuers: issuers, gateway: gateway, leeway: leeway, allowsPlainHTTP: plain)
        } catch { return error }
        return nil
    }

    @Test func `something must be accepted, and each issuer once`() {
        let issuer = AcceptedIssuer("https://id.example.com/p", clients: nil)
        #expect(error([]) == .nothingAccepted)
        #expect(error([issuer, issuer]) == .sameIssuer(issuer.issuer))
        #expect(error([AcceptedIssuer(issuer.issuer, clients: [])]) == .acceptsNothing(issuer.issuer))
        #expect(error([AcceptedIssuer(issuer.issuer, clients: nil, uses: [])]) == .acceptsNothing(issuer.issuer))
        #expect(error([issuer], leeway: 301) == .leeway(301))
        #expect(error([issuer], leeway: -1) == .leeway(-1))
        #expect(error([issuer], gateway: "https://id.example.com/verify", leeway: 300) == nil)
    }

    @Test func `keys and answers come by TLS, or from this machine`() {
        let plain = "http://martlet.internal:9229/verify"
        #expect(error([], gateway: plain) == .plainHTTP(plain))
        #expect(error([], gateway: plain, plain: true) == nil)
        #expect(error([], gateway: "http://localhost:9229/verify") == nil)
        #expect(error([], gateway: "http://[::1]:9229/verify") == nil)
        let issuer = AcceptedIssuer("http://id.example.com/p", clients: nil)
        #expect(error([issuer]) == .plainHTTP(issuer.keySet))
    }

    @Test(arguments: [
        "", "id.example.com/verify", "ftp://id.example.com/verify", "https://user:pw@id.example.com/verify",
        "https://id.example.com/verify?a=b", "https://id.example.com/verify#a", "https://id.example.com",
        "https:///verify",
    ])
    func `an address is the URL of one document`(_ text: String) {
        #expect(error([], gateway: text) == .address(text))
    }

    @Test func `the keys of an issuer may have an address of their own`() async throws {
        let network = TestNetwork()
        network.publishes(TestKey.first.jwk())
        let keySet = "http://127.0.0.1:9229/eu-west-1_Test/.well-known/jwks.json"
        let issuer = AcceptedIssuer(TestClaims.issuer, clients: ["app"], keySet: keySet)
        let access = try MartletAccess(issuers: [issuer], transport: network.transport, now: network.now)
        #expect(await access.refusal(of: TestKey.first.token(TestClaims.with())) == nil)
        #expect(network.requests.map(\.address) == [keySet])
    }
}
