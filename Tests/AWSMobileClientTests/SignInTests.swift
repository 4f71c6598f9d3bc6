import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient
@testable import WireRuntime

@Suite struct SignInTests {
    @Test func `a password is proved by SRP and never sent`() async throws {
        let pool = FakePool.withJane()
        let client = AWSMobileClient.testing(pool, flow: "USER_SRP_AUTH", secret: "c2VjcmV0")
        let result = try await client.signIn(username: "jane", password: "Abc@123!")
        #expect(result.signInState == .signedIn && client.username == "jane")
        let sent = pool.state.read { $0.requests.map { String(decoding: $0.body, as: UTF8.self) } }
        #expect(!sent.joined().contains("Abc@123!") && sent.allSatisfy { $0.contains("SECRET_HASH") })
    }

    @Test func `a wrong password throws the service's error with its message`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")) {
            try await client.signIn(username: "jane", password: "Abc@123?")
        }
        #expect(client.currentUserState == .unknown && !client.isSignedIn)
    }

    @Test func `the secret hash is the one that the service computes`() throws {
        let client = AWSMobileClient.testing(FakePool(), secret: "c2VjcmV0")
        #expect(
            try client.driver.pool.get().secretHash("alice")?.exposed == "xq3TF4QDnUhg3AZ99ypdSGUjz1QaV/yDexJadyS37Aw=")
        #expect(try AWSMobileClient.testing(FakePool()).driver.pool.get().secretHash("alice") == nil)
    }

    @Test func `a challenge for a new password stays open after a password that is refused`() async throws {
        let client = AWSMobileClient.testing(.withJane(needsNewPassword: true))
        let asked = try await client.signIn(username: "jane", password: "Abc@123!")
        #expect(asked.signInState == .newPasswordRequired && asked.parameters["requiredAttributes"] == "[]")
        await #expect(throws: AWSMobileClientError.invalidPassword(message: "Password not long enough")) {
            try await client.confirmSignIn(challengeResponse: "short")
        }
        let done = try await client.confirmSignIn(challengeResponse: "Xyz@789!", userAttributes: ["email": "j@e.org"])
        #expect(done.signInState == .signedIn)
        #expect(try await client.getUserAttributes()["email"] == "j@e.org")
        await #expect(throws: AWSMobileClientError.nothingToConfirm) {
            try await client.confirmSignIn(challengeResponse: "Xyz@789!")
        }
    }

    @Test func `a sign-in while a user is signed in is refused`() async throws {
        let client = try await AWSMobileClient.signedIn(.withJane())
        await #expect(throws: AWSMobileClientError.alreadySignedIn) {
            try await client.signIn(username: "jane", password: "Abc@123!")
        }
    }

    @Test func `sign-out and a new sign-in work inside the completion of a sign-in`() async throws {
        let (client, log) = (AWSMobileClient.testing(.withJane()), EventLog())
        client.signIn(username: "jane", password: "Abc@123!") { result, _ in
            log.append("\(result?.signInState.rawValue ?? "") \(client.isSignedIn) \(client.currentUserState)")
            client.signOut()
            log.append("\(client.isSignedIn) \(client.currentUserState)")
            client.signIn(username: "jane", password: "Abc@123!") { _, error in log.append("\(error == nil)") }
        }
        try await eventually { log.all.count == 3 }
        #expect(log.all == ["SIGN_IN_COMPLETE true signedIn", "false signedOut", "true"])
    }

    @Test func `a sign-out just after a sign-in ends it`() async throws {
        let (client, log) = (AWSMobileClient.testing(.withJane()), EventLog())
        client.signIn(username: "jane", password: "Abc@123!") { _, error in log.append("\(error as Any)") }
        client.signOut()
        try await eventually { log.all.count == 1 }
        #expect(log.all[0].contains("unableToSignIn") && !client.isSignedIn)
    }

    @Test func `a sign-out revokes the refresh token, and removes the session even if that fails`() async throws {
        let (pool, store) = (FakePool.withJane(), MemoryTokenStore())
        let client = try await AWSMobileClient.signedIn(pool, store: store)
        try await client.signOut(options: SignOutOptions())
        #expect(pool.count("RevokeToken") == 1 && pool.state.read { $0.refreshTokens.isEmpty })
        try await client.signIn(username: "jane", password: "Abc@123!")
        pool.change { $0.isOnline = false }
        let failed = await #expect(throws: SignOutError.self) { try await client.signOut(options: SignOutOptions()) }
        #expect(failed?.failures.map(\.step) == [.revokeToken] && failed?.failures.first?.error is URLError)
        #expect(client.currentUserState == .signedOut && client.username == nil)
        #expect(store.entries(of: "app.AWSCognitoIdentityUserPool") == [:])
        try await client.signOut(options: SignOutOptions(invalidateTokens: false))
    }

    // F.18
    @Test func `a global sign-out removes the session even if it fails, and names the step`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        pool.change { $0.isOnline = false }
        let failed = await #expect(throws: SignOutError.self) {
            try await client.signOut(options: SignOutOptions(signOutGlobally: true))
        }
        #expect(failed?.failures.map(\.step) == [.globalSignOut])
        #expect(failed?.localizedDescription.contains("globalSignOut") == true)
        #expect(client.currentUserState == .signedOut && !client.isSignedIn)
        pool.change { $0.isOnline = true }
        try await client.signIn(username: "jane", password: "Abc@123!")
        try await client.signOut(options: SignOutOptions(signOutGlobally: true))
        #expect(client.currentUserState == .signedOut && pool.count("GlobalSignOut") == 1)
        #expect(pool.count("RevokeToken") == 0)
    }

    @Test func `a global sign-out with expired tokens refreshes them first, and a refused refresh ends no wait`()
        async throws
    {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        clock.advance(seconds: 3_600)
        try await client.signOut(options: SignOutOptions(signOutGlobally: true))
        #expect(pool.count("GlobalSignOut") == 1 && pool.count("InitiateAuth") == 2)
        try await client.signIn(username: "jane", password: "Abc@123!")
        clock.advance(seconds: 3_600)
        pool.change { $0.refresh = .refuses }
        let failed = await #expect(throws: SignOutError.self) {
            try await client.signOut(options: SignOutOptions(signOutGlobally: true))
        }
        #expect(
            failed?.failures.first?.error as? AWSMobileClientError
                == .notAuthorized(message: "Refresh Token has been revoked"))
        #expect(client.currentUserState == .signedOut)
    }

    @Test func `two clients with one store have separate sessions`() async throws {
        let pool = FakePool(["jane": .init(password: "Abc@123!"), "john": .init(password: "Abc@123!")])
        let store = MemoryTokenStore()
        let one = AWSMobileClient.testing(pool, store: store, clientID: "one")
        let two = AWSMobileClient.testing(pool, store: store, clientID: "two")
        try await one.signIn(username: "jane", password: "Abc@123!")
        try await two.signIn(username: "john", password: "Abc@123!")
        one.signOut()
        #expect(one.username == nil && two.username == "john")
        let again = AWSMobileClient.testing(pool, store: store, clientID: "two")
        #expect(try await again.initialize() == .signedIn)
    }

    @Test func `a store that cannot be written fails the sign-in`() async throws {
        let client = AWSMobileClient.testing(.withJane(), store: FullStore())
        await #expect(throws: TokenStoreError.self) { try await client.signIn(username: "jane", password: "Abc@123!") }
        #expect(!client.isSignedIn && client.currentUserState == .unknown)
    }

    @Test func `the error for an unsupported challenge names it`() {
        #expect(SignInChallenge.Kind(rawValue: "WEB_AUTHN") == nil)
        #expect(AWSMobileClientError.unsupportedChallenge("WEB_AUTHN").localizedDescription.contains("WEB_AUTHN"))
    }
}

/// A store on a full disk.
private struct FullStore: TokenStore {
    func entries(of _: String) throws -> [String: String] { [:] }
    func change(_: String, _: (inout [String: String]) -> Void) throws { throw TokenStoreError("No space left.") }
}
