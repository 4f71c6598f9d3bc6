import Accounts
import Cryptography
import Directory
import Federation
import Kernel
import Outbound
import Storage
import TestKit
import Testing
import Wire

@testable import Pages

/// Sign-ins with a provider that operators try.
@Suite struct ProviderTestPageTests {
    private static let ada = "arn:aws:iam::123456789012:user/Ada"
    private static let bob = "arn:aws:iam::123456789012:user/Bob"

    private static func begin(on site: PageSite, by caller: String = ada) async throws -> ProviderTest {
        let provider = try await site.server.identityProviders.require("Contoso", in: site.pool.id)
        return try await site.site.externalAccounts.tests.begin(
            at: provider, redirectURI: "https://\(PageSite.host)/oauth2/idpresponse", by: caller)
    }

    private static func report(of test: ProviderTest, on site: PageSite, for caller: String = ada) async throws
        -> ProviderTestReport?
    {
        try await site.site.externalAccounts.tests.find(test.id, in: test.pool, of: caller).report
    }

    /// The path and query of the address where a test begins.
    private static func start(of test: ProviderTest) -> String {
        "\(ProviderTest.path)?state=\(PercentEncoding.encode(test.stateText.utf8))"
    }

    @Test(arguments: Engine.available)
    func `a test shows what the provider has sent, and changes nothing`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        let test = try await Self.begin(on: site)
        #expect(test.address == "https://\(PageSite.host)\(Self.start(of: test))")
        var browser = Visitor(site)
        try await browser.open(Self.start(of: test))
        #expect(browser.location.hasPrefix(TestProvider.issuer + "/authorize?"))
        #expect(try await Self.report(of: test, on: site) == nil)
        try await browser.comeBack()
        #expect(browser.status == 200 && browser.location.isEmpty && browser.cookies.isEmpty)
        #expect(!browser.html.text.contains("eve@example.com"))
        let report = try #require(try await Self.report(of: test, on: site))
        #expect(report.problem == nil)
        #expect(report.received.idTokenClaims?.contains("eve@example.com") == true)
        #expect(report.received.idTokenHeader?.contains("alg") == true)
        #expect(report.received.requests.contains { $0.url.hasSuffix("/token") && $0.status == 200 })
        let outlook = try #require(report.outlook)
        #expect(outlook.username == "Contoso_u-1" && outlook.user == nil)
        #expect(outlook.attributes.contains(.init("email", claim: "email", value: "eve@example.com")))
        #expect(outlook.groups == ["\(site.pool.id)_Contoso"])
        #expect(try await site.user() == nil)
    }

    @Test(arguments: Engine.available)
    func `no report has a code, a token or a secret, also if a mapping names one`(on engine: Engine) async throws {
        let mapping = ["email": "email", "profile": "access_token"]
        let site = try await PageSite.withProvider(engine, mapping: mapping)
        site.provider.change { state in
            state.tokenMembers = ["access_token": "access-token-of-eve", "refresh_token": "refresh-token-of-eve"]
            state.userInfo = [
                "sub": "u-1", "note": "see access-token-of-eve", "nested": .object(["code": "short-1"]),
                "echo": "s3cret", "deviceSecret": "short-2",
            ]
        }
        let test = try await Self.begin(on: site)
        var browser = Visitor(site)
        try await browser.open(Self.start(of: test))
        try await browser.comeBack("code=code-of-eve")
        let report = try #require(try await Self.report(of: test, on: site))
        let text = "\(report)"
        #expect(report.received.userInfo?.contains("deviceSecret") == true)
        let secrets = ["access-token-of-eve", "refresh-token-of-eve", "code-of-eve", "s3cret", "short-1", "short-2"]
        for secret in secrets {
            #expect(!text.contains(secret), "\(secret)")
        }
        #expect(report.problem == nil)
    }

    @Test(arguments: Engine.available)
    func `the report has the reason that users do not see`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        site.provider.change { $0.protocolClaims = ["aud": "another"] }
        let test = try await Self.begin(on: site)
        var browser = Visitor(site)
        try await browser.open(Self.start(of: test))
        try await browser.comeBack()
        #expect(browser.status == 200 && !browser.html.text.contains("another client"))
        let report = try #require(try await Self.report(of: test, on: site))
        #expect(report.problem?.contains("the ID token is for another client") == true)
        #expect(report.received.idTokenClaims?.contains("another") == true && report.outlook == nil)
    }

    @Test(arguments: Engine.available)
    func `the state of a test never signs in, and that of a sign-in never ends a test`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        let test = try await Self.begin(on: site)
        var eve = Visitor(site)
        // The browser has a cookie and a sign-in of its own; then it comes back with the state of the test.
        try await eve.goToProvider()
        let own = eve.asked.anyText("state") ?? ""
        try await eve.open(Self.start(of: test))
        try await eve.comeBack(state: test.stateText)
        #expect(eve.location.isEmpty)
        #expect(try await site.user() == nil)
        try await eve.comeBack(state: test.stateText)
        #expect(eve.status == 400, "a test is used once")
        let other = try await Self.begin(on: site)
        for state in ["test.\(own)", "test.\(site.pool.id).\(other.id).\(own)", "test.\(site.pool.id).\(other.id)."] {
            try await eve.comeBack(to: state, "code=c-1")
            #expect(eve.status == 400, "\(state.prefix(30))")
        }
        // Its cookie is the secret of the test, as if the browser could choose what seals a state.
        var forger = Visitor(site, bringing: ["martlet": other.stateText])
        try await forger.comeBack(to: other.stateText, "code=c-1")
        #expect(forger.location.isEmpty)
        #expect(try await site.user() == nil)
    }

    @Test(arguments: Engine.available)
    func `a report is for the operator who began the test, for ten minutes`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        let test = try await Self.begin(on: site)
        var browser = Visitor(site)
        try await browser.open(Self.start(of: test))
        try await browser.comeBack()
        await #expect(throws: ProviderTestRefusal.self) {
            _ = try await Self.report(of: test, on: site, for: Self.bob)
        }
        site.server.clock.advance(ProviderTest.lifetime - 1)
        #expect(try await Self.report(of: test, on: site) != nil)
        site.server.clock.advance(1)
        await #expect(throws: ProviderTestRefusal.self) { _ = try await Self.report(of: test, on: site) }
    }

    @Test(arguments: Engine.available)
    func `a pool has a limited number of tests, until they expire`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        for _ in 0..<ProviderTest.maxPerPool { _ = try await Self.begin(on: site) }
        await #expect(throws: ProviderTestRefusal.self) { _ = try await Self.begin(on: site, by: Self.bob) }
        site.server.clock.advance(ProviderTest.lifetime)
        _ = try await Self.begin(on: site)
    }

    @Test(arguments: Engine.available)
    func `a provider that refuses, or cannot be asked, ends the test with the reason`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        let refused = try await Self.begin(on: site)
        var browser = Visitor(site)
        try await browser.open(Self.start(of: refused))
        try await browser.comeBack("error=access_denied&error_description=No%20such%20user")
        let report = try #require(try await Self.report(of: refused, on: site))
        #expect(report.problem?.contains("access_denied") == true)
        #expect(report.received.parameters.contains(.init("error_description", value: "No such user")))
        let silent = try await Self.begin(on: site)
        site.provider.change { $0.responses["/token"] = { _ in .failure(HTTPCallError(reason: "timed out")) } }
        try await browser.open(Self.start(of: silent))
        try await browser.comeBack()
        let failed = try #require(try await Self.report(of: silent, on: site))
        #expect(failed.problem == "Contoso cannot be reached.")
        #expect(failed.received.requests.contains { $0.problem == "timed out" && $0.status == nil })
    }

    @Test(arguments: Engine.available)
    func `a test whose way to the provider fails has ended`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        site.provider.change {
            $0.responses["/.well-known/openid-configuration"] = { _ in .failure(HTTPCallError(reason: "timed out")) }
        }
        let test = try await Self.begin(on: site)
        var browser = Visitor(site)
        try await browser.open(Self.start(of: test))
        #expect(browser.status == 200 && browser.location.isEmpty)
        #expect(try await Self.report(of: test, on: site)?.problem == "Contoso cannot be reached.")
        try await browser.open(Self.start(of: test))
        #expect(browser.status == 400)
    }

    @Test(arguments: Engine.available)
    func `a user that the pool would refuse is reported as refused, and stays as stored`(on engine: Engine)
        async throws
    {
        let site = try await PageSite.withProvider(engine)
        var eve = Visitor(site)
        try await eve.signInWithProvider()
        let before = try #require(try await site.user())
        let long = String(repeating: "e", count: 2049) + "@example.com"
        site.provider.change { $0.claims["email"] = .string(long) }
        let unfit = try await Self.begin(on: site)
        try await eve.open(Self.start(of: unfit))
        try await eve.comeBack()
        let report = try #require(try await Self.report(of: unfit, on: site))
        #expect(report.problem != nil && report.problem == report.outlook?.refusal)
        #expect(report.outlook?.user?.sub == before.id.rawValue && report.outlook?.user?.isEnabled == true)
        #expect(try await site.user() == before)
        site.provider.change { $0.claims["email"] = "eve@new.example.com" }
        try await site.server.administration.disable(before.username, in: site.pool.id)
        let disabled = try await Self.begin(on: site)
        try await eve.open(Self.start(of: disabled))
        try await eve.comeBack()
        let later = try #require(try await Self.report(of: disabled, on: site))
        #expect(later.problem == "User is disabled." && later.outlook?.user?.isEnabled == false)
        #expect(try await site.user()?.attributes["email"] == "eve@example.com")
    }
}
