import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

/// Sign-ins on hosted pages, with an authorization server in memory.
@Suite struct HostedUITests {
    @Test func `a redirect goes to the page whose response it is, though a replaced page still waits`() async throws {
        let (inbox, replaced, latest) = (RedirectInbox(), FirstResult<URL?>(), FirstResult<URL?>())
        inbox.add("app://in", isResponse: { HostedUIRedirect.isResponse($0, state: "1") }, result: replaced)
        inbox.add("app://in", isResponse: { HostedUIRedirect.isResponse($0, state: "2") }, result: latest)
        let url = try #require(URL(string: "app://in?code=c&state=2"))
        #expect(inbox.take(url))
        #expect(try await latest.wait() == url)
        #expect(replaced.end(.success(nil)), "It still waits.")
    }

    // B.8
    @Test func `a sign-in asks for a code with PKCE and exchanges it for a session that survives a restart`()
        async throws
    {
        let (server, store, log) = (FakeAuthorizationServer(), MemoryTokenStore(), EventLog())
        let client = AWSMobileClient.hosted(server, store: store)
        client.addUserStateListener(log) { state, info in
            log.append("\(state) \(info.keys.sorted().joined(separator: ",")) \(info["provider"] ?? "")")
        }
        let options = HostedUIOptions(identityProvider: "accounts.google.com")
        #expect(try await client.showSignIn(hostedUIOptions: options) == .signedIn)
        let page = try #require(server.pages.first)
        #expect(
            page.absoluteString.hasPrefix("http://localhost:1/oauth2/authorize?response_type=code&client_id=hosted&"))
        let asked = FakeAuthorizationServer.fields(of: page)
        #expect(asked["scope"] == "email openid" && asked["redirect_uri"] == "app://in")
        #expect(asked["code_challenge_method"] == "S256" && asked["code_challenge"]?.count == 43)
        #expect(asked["identity_provider"] == "Google" && asked["idp_identifier"] == nil)
        #expect(page.absoluteString.contains("redirect_uri=app%3A%2F%2Fin&scope=email%20openid&"))
        let form = try #require(server.forms("/oauth2/token").first)
        #expect(form["grant_type"] == "authorization_code" && form["redirect_uri"] == "app://in")
        #expect(client.username == "jane" && client.userSub == "sub-of-jane" && client.currentUserState == .signedIn)
        try await eventually { log.all == ["signedIn identityProvider,provider,token OAuth"] }
        client.removeUserStateListener(log)
        let again = AWSMobileClient.hosted(server, store: store)
        #expect(try await again.initialize() == .signedIn)
        #expect(try await again.getTokens().accessToken?.tokenString == client.getTokens().accessToken?.tokenString)
        #expect(again.driver.login.kind == .hostedUI)
        #expect(again.driver.login.logins.keys.sorted() == ["cognito-idp.us-east-1.amazonaws.com/us-east-1_AbCdEf123"])
        #expect(store.entries(of: "app.AWSCognitoIdentityUserPool")["hosted.jane.scopes"] == "email openid")
        await #expect(throws: AWSMobileClientError.alreadySignedIn) {
            try await client.showSignIn(hostedUIOptions: options)
        }
    }

    @Test func `the code challenge is that of the example in RFC 7636`() {
        #expect(
            HostedUISignIn.challenge(of: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
                == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test func `the user's attributes are read with the hosted session's access token`() async throws {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server)
        try await client.hostedUI.signIn()
        #expect(try await client.getUserAttributes()["sub"] == "sub-of-jane")
    }

    @Test func `an idp identifier wins over a provider, and further parameters replace none of the client's own`()
        async throws
    {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server, oauth: ["TokenURIQueryParameters": ["audience": "a&b"]])
        let parameters = ["state": "mine", "nonce": "n 1", "code_challenge": ""]
        try await client.showSignIn(
            hostedUIOptions: HostedUIOptions(
                disableFederation: true, scopes: ["b", "a", "b"], identityProvider: "MySAML", idpIdentifier: "acme.org",
                signInURIQueryParameters: parameters))
        let asked = FakeAuthorizationServer.fields(of: server.pages.first)
        #expect(asked["idp_identifier"] == "acme.org" && asked["identity_provider"] == nil)
        #expect(asked["nonce"] == "n 1" && asked["state"] != "mine" && asked["code_challenge"]?.count == 43)
        #expect(asked["scope"] == "a b" && server.forms("/token").first?["audience"] == "a&b")
        #expect(client.driver.login.isFederationDisabled && client.driver.login.scopes == ["a", "b"])
        #expect(HostedUIOptions(identityProvider: "MySAML").poolProvider == "MySAML")
        #expect(HostedUIOptions(identityProvider: "appleid.apple.com").poolProvider == "SignInWithApple")
    }

    @Test(arguments: [
        ("app://in?code=c&state=forged", "securityFailed"), ("app://in?code=c", "securityFailed"),
        ("app://other?code=c&state=STATE", "securityFailed"), ("app://in?code=c&state=STATE&state=x", "securityFailed"),
        ("app://in?code=c&state=%zz", "securityFailed"), ("app://inner?code=c&state=STATE", "securityFailed"),
        ("app://in?error=access_denied&error_description=No+way&state=STATE", "badRequest"),
        ("app://in?state=STATE", "badRequest"), ("app://in?code=wrong&state=STATE", "badRequest"),
    ])
    func `a response that is not to this sign-in, or is an error, signs no user in`(_ response: String, _ error: String)
        async throws
    {
        let client = AWSMobileClient.hosted(FakeAuthorizationServer())
        client.hostedUI.pages = ScriptedPages { page in
            let state = FakeAuthorizationServer.fields(of: try page.url(redirectingTo: page.redirectURI))["state"] ?? ""
            return URL(string: response.replacingOccurrences(of: "STATE", with: state))
        }
        let thrown = await #expect(throws: AWSMobileClientError.self) { try await client.hostedUI.signIn() }
        #expect("\(thrown as Any)".contains(error) && !client.isSignedIn)
        if response.contains("access_denied") { #expect(thrown?.message == "access_denied: No way") }
    }

    @Test func `a page that is closed or cannot be shown signs no user in, and the next sign-in works`() async throws {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server)
        for error in [AWSMobileClientError.userCancelledSignIn(message: "x"), .errorLoadingPage(message: "y")] {
            client.hostedUI.pages = ScriptedPages { _ in throw error }
            await #expect(throws: error) { try await client.hostedUI.signIn() }
        }
        client.hostedUI.pages = server
        try await client.hostedUI.signIn()
        #expect(client.isSignedIn)
    }

    @Test func `tokens that do not come are errors with their own cases`() async throws {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server)
        server.change { $0.withheld = ["id_token"] }
        let first = await #expect(throws: AWSMobileClientError.self) { try await client.hostedUI.signIn() }
        #expect("\(first as Any)".contains("idTokenNotIssued"))
        server.change { $0.withheld = ["id_token", "access_token"] }
        let second = await #expect(throws: AWSMobileClientError.self) { try await client.hostedUI.signIn() }
        #expect("\(second as Any)".contains("idTokenAndAcceessTokenNotIssued"))
        server.change { $0.withheld = ["id_token"] }
        try await client.showSignIn(hostedUIOptions: HostedUIOptions(scopes: ["email"]))
        #expect(client.isSignedIn)
        #expect(try await client.getTokens().idToken == nil)
    }

    // E.7
    @Test(arguments: [(900, 900), (nil, 3600), (-9, 0), (Int64.max, 31_536_000), (Int64.min, 0)] as [(Int64?, Int64)])
    func `without expires_in the access token says when it expires`(_ left: Int64?, _ seconds: Int64) async throws {
        let (server, clock) = (FakeAuthorizationServer(), TestClock())
        let client = AWSMobileClient.hosted(server, clock: clock)
        let now = clock.world.now().seconds
        server.change {
            $0.withheld = ["expires_in"]
            $0.end = left.map { abs($0 / 2) > now ? $0 : now + $0 }
        }
        try await client.hostedUI.signIn()
        #expect(client.driver.current.session?.expiration == clock.world.now().advanced(seconds: seconds))
    }

    @Test func `a code is not exchanged twice, even if the token endpoint is busy`() async throws {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server)
        server.change { $0.refusal = (503, "<html>") }
        let thrown = await #expect(throws: AWSMobileClientError.self) { try await client.hostedUI.signIn() }
        #expect("\(thrown as Any)".contains("internalError") && server.forms("/token").count == 1)
    }

    @Test func `the app may hand in the URL with which it was opened`() async throws {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server)
        let shown = FirstResult<URL>()
        client.hostedUI.pages = ScriptedPages { page in
            shown.end(.success(try page.url(redirectingTo: page.redirectURI)))
            return nil
        }
        let signIn = Task { try await client.hostedUI.signIn() }
        let redirect = try #require(server.signIn(try await shown.wait()))
        #expect(try !client.handleAuthResponse(url: #require(URL(string: "other://in?code=c"))))
        #expect(client.handleAuthResponse(url: redirect))
        #expect(try await signIn.value == .signedIn)
        #expect(!client.handleAuthResponse(url: redirect))
    }

    @Test func `a page that leads nowhere ends with its time, with its task and with a sign-out`() async throws {
        let client = AWSMobileClient.hosted(FakeAuthorizationServer())
        client.hostedUI.pages = ScriptedPages { _ in nil }
        let late = await #expect(throws: AWSMobileClientError.self) {
            try await client.showSignIn(hostedUIOptions: HostedUIOptions(timeLimit: .milliseconds(10)))
        }
        #expect("\(late as Any)".contains("errorLoadingPage"))
        let cancelled = Task { try await client.hostedUI.signIn() }
        try await eventually { client.driver.pending.read(\.count) == 1 }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        let log = EventLog()
        client.showSignIn(hostedUIOptions: HostedUIOptions()) { _, error in log.append("\(error as Any)") }
        client.signOut()
        try await eventually { log.all.count == 1 }
        #expect(log.all[0].contains("unableToSignIn") && client.driver.pending.read(\.count) == 0)
    }

    @Test func `without a section for hosted pages the call names what is missing`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        try await client.initialize()
        let thrown = await #expect(throws: AWSMobileClientError.self) { try await client.hostedUI.signIn() }
        #expect(thrown?.message.hasPrefix("Auth.Default.OAuth is missing") == true)
        let scopeless = AWSMobileClient.hosted(FakeAuthorizationServer(), oauth: ["Scopes": NSNull()])
        let missing = await #expect(throws: AWSMobileClientError.self) { try await scopeless.hostedUI.signIn() }
        #expect(missing?.message == "Auth.Default.OAuth.Scopes is missing.")
        try await scopeless.showSignIn(hostedUIOptions: HostedUIOptions(scopes: ["openid"]))
    }
}
