import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

/// What comes after a sign-in on hosted pages: refreshes and sign-outs.
@Suite struct HostedSessionTests {
    // B.4
    @Test func `expired tokens are refreshed at the token endpoint, with the secret, and errors change nothing`()
        async throws
    {
        let (server, clock, store) = (FakeAuthorizationServer(), TestClock(), MemoryTokenStore())
        let client = AWSMobileClient.hosted(server, store: store, clock: clock, oauth: ["AppClientSecret": "s3c:ret"])
        try await client.hostedUI.signIn()
        clock.advance(seconds: 3_600)
        server.change { $0.isOnline = false }
        await #expect(throws: URLError.self) { try await client.getTokens() }
        server.change { ($0.isOnline, $0.refusal) = (true, (400, #"{"error":"invalid_client"}"#)) }
        await #expect(throws: AWSMobileClientError.badRequest(message: "invalid_client")) {
            try await client.getTokens()
        }
        #expect(client.currentUserState == .signedIn)
        server.change { $0.refusal = nil }
        #expect(try await client.getTokens().refreshToken?.tokenString == "refresh-1")
        let form = try #require(server.forms("/token").last)
        #expect(form == ["grant_type": "refresh_token", "client_id": "hosted", "refresh_token": "refresh-1"])
        let proof = server.state.read { $0.requests.last?.headers.first { $0.name == "authorization" }?.value }
        #expect(proof == "Basic \(Data("hosted:s3c:ret".utf8).base64EncodedString())")
        server.change { $0.rotates = true }
        clock.advance(seconds: 3_600)
        let rotated = try await client.getTokens().refreshToken?.tokenString
        #expect(rotated == "refresh-3")
        let again = AWSMobileClient.hosted(server, store: store, clock: clock)
        try await again.initialize()
        #expect(try await again.getTokens().refreshToken?.tokenString == rotated)
    }

    @Test func `after a refused refresh token calls wait, and the next sign-in on the pages ends the wait`()
        async throws
    {
        let (server, clock, log) = (FakeAuthorizationServer(), TestClock(), EventLog())
        let client = AWSMobileClient.hosted(server, clock: clock)
        try await client.hostedUI.signIn()
        clock.advance(seconds: 3_600)
        server.change { $0.refusal = (400, #"{"error":"invalid_grant"}"#) }
        client.addUserStateListener(log) { state, info in log.append("\(state) \(info)") }
        let tokens = Task { try await client.getTokens() }
        try await eventually { client.currentUserState == .signedOutUserPoolsTokenInvalid }
        server.change { $0.refusal = nil }
        try await client.hostedUI.signIn()
        #expect(try await tokens.value.accessToken != nil)
        try await eventually { log.all.count == 2 }
        #expect(log.all[0] == #"signedOutUserPoolsTokenInvalid ["provider": "OAuth"]"#)
        client.removeUserStateListener(log)
    }

    @Test func `a global sign-out whose tokens have expired says that the refresh token was refused`() async throws {
        let (server, clock) = (FakeAuthorizationServer(), TestClock())
        let client = AWSMobileClient.hosted(server, clock: clock)
        try await client.hostedUI.signIn()
        clock.advance(seconds: 3_600)
        server.change { $0.refusal = (400, #"{"error":"invalid_grant","error_description":"revoked"}"#) }
        let failed = await #expect(throws: SignOutError.self) {
            try await client.signOut(options: SignOutOptions(signOutGlobally: true))
        }
        let step = failed?.failures.first { $0.step == .globalSignOut }
        #expect(step?.error as? AWSMobileClientError == .expiredRefreshToken(message: "invalid_grant: revoked"))
        #expect(client.currentUserState == .signedOut)
    }

    // B.1
    @Test func `a mistake in the configuration does not sign a user of hosted pages out`() async throws {
        let (server, store) = (FakeAuthorizationServer(), MemoryTokenStore())
        try await AWSMobileClient.hosted(server, store: store).hostedUI.signIn()
        for key in ["AppClientId", "SignInRedirectURI", "WebDomain"] {
            let broken = AWSMobileClient.hosted(server, store: store, oauth: [key: NSNull()])
            let thrown = await #expect(throws: AWSMobileClientError.self) { try await broken.initialize() }
            #expect(thrown == .invalidConfiguration(message: "Auth.Default.OAuth.\(key) is missing."))
            #expect(broken.currentUserState == .unknown)
        }
        let mended = AWSMobileClient.hosted(server, store: store)
        #expect(try await mended.initialize() == .signedIn && mended.username == "jane")
    }

    @Test func `an app that asks for other scopes needs a new sign-in`() async throws {
        let (server, store) = (FakeAuthorizationServer(), MemoryTokenStore())
        let client = AWSMobileClient.hosted(server, store: store)
        try await client.hostedUI.signIn()
        let same = AWSMobileClient.hosted(server, store: store, oauth: ["Scopes": ["email", "openid"]])
        try await same.initialize()
        _ = try await same.getTokens()
        let other = AWSMobileClient.hosted(server, store: store, oauth: ["Scopes": ["openid", "profile"]])
        try await other.initialize()
        other.signInWaitLimit = .milliseconds(1)
        await #expect(throws: AWSMobileClientError.waitLimitReached) { try await other.getTokens() }
        #expect(other.currentUserState == .signedOutUserPoolsTokenInvalid)
        try await other.hostedUI.signIn()
        _ = try await other.getTokens()
    }

    @Test func `scopes that the app named are kept over a restart`() async throws {
        let (server, store) = (FakeAuthorizationServer(), MemoryTokenStore())
        let client = AWSMobileClient.hosted(server, store: store)
        try await client.showSignIn(hostedUIOptions: HostedUIOptions(scopes: ["openid", "extra"]))
        let again = AWSMobileClient.hosted(server, store: store)
        try await again.initialize()
        _ = try await again.getTokens()
        #expect(again.currentUserState == .signedIn)
    }

    // B.10
    @Test func `a sign-out revokes the refresh token and shows the page that ends the browser's session`()
        async throws
    {
        let (server, store) = (FakeAuthorizationServer(), MemoryTokenStore())
        let client = AWSMobileClient.hosted(server, store: store)
        try await client.showSignIn(
            hostedUIOptions: HostedUIOptions(signOutURIQueryParameters: ["lang": "de", "client_id": "x"]))
        try await client.hostedUI.signOut()
        #expect(server.forms("/oauth2/revoke") == [["token": "refresh-1", "client_id": "hosted"]])
        #expect(
            server.pages.last?.absoluteString
                == "http://localhost:1/logout?client_id=hosted&logout_uri=app%3A%2F%2Fout&lang=de")
        #expect(!client.isSignedIn && store.entries(of: "app.AWSCognitoIdentityUserPool") == [:])
        #expect(store.entries(of: "app.AWSMobileClient") == [:])
        try await client.hostedUI.signIn()
        let shown = server.pages.count
        try await client.signOut(options: SignOutOptions(invalidateTokens: false))
        #expect(server.pages.count == shown && !client.isSignedIn)
        try await client.hostedUI.signIn()
        client.signOut()
        #expect(server.pages.count == shown + 1 && !client.isSignedIn)
    }

    // F.18
    @Test func `a sign-out happens on this device in any case, and its error names each step that failed`()
        async throws
    {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server)
        try await client.hostedUI.signIn()
        server.change { $0.isOnline = false }
        client.hostedUI.pages = ScriptedPages { _ in
            #expect(!client.isSignedIn)
            throw AWSMobileClientError.userCancelledSignIn(message: "closed")
        }
        let failed = await #expect(throws: SignOutError.self) { try await client.hostedUI.signOut() }
        #expect(failed?.failures.map(\.step) == [.revokeToken, .logoutPage])
        #expect(failed?.failures.last?.error as? AWSMobileClientError == .userCancelledSignIn(message: "closed"))
        #expect(client.currentUserState == .signedOut)
        try await client.signOut(options: SignOutOptions())
    }

    @Test func `a global sign-out of a hosted session ends all sessions and the browser's`() async throws {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server)
        try await client.hostedUI.signIn()
        try await client.signOut(options: SignOutOptions(signOutGlobally: true))
        #expect(server.pool.count("GlobalSignOut") == 1 && server.forms("/revoke").isEmpty)
        #expect(server.pages.last?.path == "/logout")
    }

    @Test func `the documents' configuration of another provider works without a user pool`() async throws {
        let server = FakeAuthorizationServer()
        let domain = "me.auth0.com"
        let client = AWSMobileClient.hosted(
            server,
            oauth: [
                "WebDomain": domain, "TokenURI": "https://\(domain)/oauth/token",
                "SignInURI": "https://\(domain)/authorize", "SignOutURI": "https://\(domain)/v2/logout",
                "SignOutURIQueryParameters": ["client_id": "hosted", "returnTo": "app://bye"],
                "SignOutRedirectURI": NSNull(),
            ], hasPool: false)
        #expect(try await client.initialize() == .signedOut)
        await #expect(throws: AWSMobileClientError.noUserSignedIn) { try await client.getTokens() }
        try await client.showSignIn(hostedUIOptions: HostedUIOptions(federationProviderName: domain))
        #expect(server.pages.first?.absoluteString.hasPrefix("https://\(domain)/authorize?") == true)
        #expect(client.driver.login.logins.keys.sorted() == [domain] && client.username == "jane")
        _ = try await client.getTokens()
        try await client.hostedUI.signOut()
        #expect(
            server.pages.last?.absoluteString == "https://\(domain)/v2/logout?client_id=hosted&returnTo=app%3A%2F%2Fbye"
        )
        #expect(server.forms("/revoke").isEmpty && !client.isSignedIn)
    }

    @Test func `a session of the pool's own sign-in and a hosted one take turns in one client`() async throws {
        let (server, store) = (FakeAuthorizationServer(), MemoryTokenStore())
        let client = AWSMobileClient.hosted(server, store: store)
        try await client.hostedUI.signIn()
        client.signOut()
        try await client.signIn(username: "jane", password: "Abc@123!")
        #expect(client.driver.login.kind == .userPools && client.driver.current.session?.scopes == nil)
        try await client.signOut(options: SignOutOptions())
        #expect(server.pool.count("RevokeToken") == 1 && server.pages.count == 1)
    }
}
