import Cryptography
import Directory
import Kernel
import OAuth
import Outbound
import TestKit
import Testing
import Wire

@testable import Pages

/// What comes back from a provider, or pretends to.
@Suite struct ProviderResponseTests {
    // FED-01, FED-16
    @Test(arguments: Engine.available)
    func `a state works once, in its browser, for five minutes`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        var eve = Visitor(site)
        try await eve.goToProvider()
        let (started, state) = (eve, eve.asked.anyText("state") ?? "")
        var mallory = Visitor(site)
        try await mallory.comeBack(to: state, "code=c-1")
        #expect(mallory.status == 400 && site.provider.calls(to: "/token").isEmpty, "without a cookie")
        try await mallory.goToProvider()
        try await mallory.comeBack(state: state)
        #expect(mallory.status == 400 && site.provider.calls(to: "/token").isEmpty, "in another browser")
        for wrong in ["", "x", String(state.dropLast(4)) + "AAAA", String(repeating: "A", count: 20_000)] {
            try await eve.comeBack(to: wrong, "code=c-1")
            #expect(eve.status == 400 && eve.location.isEmpty, "\(wrong.prefix(10))")
        }
        eve = started
        try await eve.comeBack()
        #expect(eve.next == PageSite.callback)
        var again = started
        try await again.comeBack()
        #expect(again.status == 400 && site.provider.calls(to: "/token").count == 1, "a second use")
        var late = Visitor(site)
        try await late.goToProvider()
        site.server.clock.advance(300)
        try await late.comeBack()
        #expect(late.status == 400 && site.provider.calls(to: "/token").count == 1, "after five minutes")
    }

    // FED-13
    @Test(arguments: Engine.available)
    func `a provider's refusal goes to the app, which gets no text of the provider`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        for error in ["access_denied", "%3Cscript%3E"] {
            var eve = Visitor(site)
            try await eve.goToProvider()
            try await eve.comeBack("error=\(error)&error_description=%3Cscript%3Ealert(1)%3C/script%3E")
            #expect(eve.next == PageSite.callback && eve.location.contains("error=access_denied"), "\(eve.location)")
            #expect(
                eve.location.contains("state=s") && !eve.location.contains("%3Cscript")
                    && !eve.location.contains("alert"))
        }
        #expect(try await site.user() == nil)
    }

    // FED-02, FED-03
    @Test(arguments: [
        ("nonce", ClaimValue.string("other")), ("nonce", .null), ("iss", .string(TestProvider.issuer + "/")),
        ("iss", .string("https://evil.example")), ("aud", .string("client-2")),
        ("aud", .strings(["client-1", "client-2"])), ("azp", .string("client-2")), ("exp", .integer(1)),
        ("exp", .null), ("iat", .integer(9_999_999_999)), ("sub", .null), ("sub", .string("")),
    ])
    func `an ID token that is not for this sign-in signs no user in`(_ claim: String, _ value: ClaimValue) async throws
    {
        let site = try await PageSite.withProvider(.sqliteFile)
        site.provider.change { $0.protocolClaims[claim] = value }
        var eve = Visitor(site)
        try await eve.signInWithProvider()
        #expect(eve.next == PageSite.callback && eve.location.contains("error=server_error"), "\(eve.location)")
        #expect(eve.location.contains("error_description=") && eve.location.contains("state=s"))
        #expect(try await site.user() == nil)
    }

    // FED-03
    @Test func `a token that the provider's keys did not sign signs no user in`() async throws {
        let site = try await PageSite.withProvider(.sqliteFile)
        let none = Base64.encodeURL(Array(#"{"alg":"none"}"#.utf8))
        let hmac = Base64.encodeURL(Array(#"{"alg":"HS256","kid":"key-1"}"#.utf8))
        let forgeries: [@Sendable (String) -> String] = [
            { $0.split(separator: ".").dropLast().joined(separator: ".") + "." },
            { none + "." + $0.split(separator: ".")[1] + "." }, { hmac + "." + $0.split(separator: ".")[1] + ".AAAA" },
            { String($0.dropLast(4)) + "AAAA" }, { _ in "" }, { _ in "a.b.c" },
        ]
        for (number, forgery) in forgeries.enumerated() {
            site.provider.change { $0.forge = forgery }
            var eve = Visitor(site)
            try await eve.signInWithProvider()
            #expect(eve.next == PageSite.callback && eve.location.contains("error=server_error"), "\(number)")
        }
        #expect(try await site.user() == nil)
    }

    // FED-09
    @Test func `an app is told of an answer that breaks the protocol`() async throws {
        let site = try await PageSite.withProvider(.sqliteFile)
        let answers: [Result<HTTPCallResponse, HTTPCallError>] = [
            .success(HTTPCallResponse(status: 302, headers: ["location": "http://127.0.0.1/"], body: [])),
            .success(HTTPCallResponse(status: 200, headers: ["content-type": "text/html"], body: Array("<html>".utf8))),
            .success(
                HTTPCallResponse(status: 200, headers: ["content-type": "application/json"], body: Array("[]".utf8))),
            .success(TestProvider.json([:])), .success(TestProvider.json(["error": "invalid_grant"], status: 400)),
            .failure(HTTPCallError(reason: "timed out", cause: .timedOut)),
            .failure(HTTPCallError(reason: "too long", cause: .badResponse)),
        ]
        for (number, answer) in answers.enumerated() {
            site.provider.change { $0.responses["/token"] = { _ in answer } }
            var eve = Visitor(site)
            try await eve.signInWithProvider()
            let error = number == 5 ? "temporarily_unavailable" : "server_error"
            #expect(eve.next == PageSite.callback && eve.location.contains("error=\(error)&"), "\(eve.location)")
            #expect(eve.location.contains("invalid_grant") == (number == 4), "\(eve.location)")
        }
        #expect(try await site.user() == nil && site.provider.calls(to: "/userinfo").isEmpty)
    }

    @Test func `an app is told of a provider that is down`() async throws {
        let site = try await PageSite.withProvider(.sqliteFile, takes: ["Contoso"])
        site.provider.change { state in
            state.responses["/.well-known/openid-configuration"] = { _ in
                .failure(HTTPCallError(reason: "refused", cause: .connection))
            }
        }
        var eve = Visitor(site)
        try await eve.open(page: "/login")
        #expect(eve.next == PageSite.callback && eve.location.contains("error=temporarily_unavailable"))
    }

    // FED-08
    @Test(arguments: Engine.available)
    func `a provider that is deleted meanwhile signs no user in, new or known`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        var known = Visitor(site)
        try await known.signInWithProvider()
        var eve = Visitor(site)
        try await eve.goToProvider()
        try await site.server.identityProviders.remove("Contoso", in: site.pool.id)
        try await eve.comeBack()
        #expect(eve.next == PageSite.callback && eve.location.contains("error=invalid_request"), "\(eve.location)")
        #expect(site.provider.calls(to: "/token").count == 1)
    }

    // UP-SAML-07
    @Test(arguments: Engine.available)
    func `a user who lacks what the pool requires is refused in the guide's words`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine, mapping: ["email": "mail", "birthdate": "email"])
        var eve = Visitor(site)
        try await eve.signInWithProvider()
        #expect(eve.next == PageSite.callback && eve.location.contains("error=invalid_request"), "\(eve.location)")
        #expect(try await site.user() == nil)
    }

    // FED-05
    @Test func `an address is verified only by the answer that names it`() async throws {
        let site = try await PageSite.withProvider(.sqliteFile)
        site.provider.change { $0.userInfo = ["sub": "u-1", "email": "other@example.com"] }
        var eve = Visitor(site)
        try await eve.signInWithProvider()
        let user = try #require(try await site.user())
        #expect(user.attributes["email"] == "other@example.com" && user.attributes["email_verified"] == "false")
        site.provider.change { $0.userInfo = ["sub": "u-2"] }
        var other = Visitor(site)
        try await other.signInWithProvider()
        #expect(other.location.contains("error=server_error"), "user information of another user")
    }
}
