import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Identities and keys of users of a user pool.
@Suite struct UserCredentialsTests {
    private let setting = Federated()

    private func signedIn(_ name: String = "jane") async throws -> AWSMobileClient {
        let client = try await setting.begun()
        try await client.signIn(username: name, password: "Abc@123!")
        return client
    }

    // E.1
    @Test func `a guest who becomes a new user keeps the identity, and a sign-out ends it`() async throws {
        let client = try await setting.begun()
        let guest = try await client.getAWSCredentials()
        let id = client.identityId
        try await client.signIn(username: "jane", password: "Abc@123!")
        let keys = try await client.getAWSCredentials()
        #expect(client.identityId == id && keys != guest && client.currentUserState == .signedIn)
        #expect(try await client.getIdentityId() == id)
        client.signOut()
        #expect(client.identityId == nil)
        #expect(try await client.getIdentityId() != id)
    }

    // G.1.10
    @Test func `a guest who becomes a known user gets that user's identity, not the guest's keys`() async throws {
        let first = try await signedIn()
        let own = try await first.getIdentityId()
        first.signOut()
        let guest = try await first.getAWSCredentials()
        let guestID = first.identityId
        setting.identities.gate.close()
        try await first.signIn(username: "jane", password: "Abc@123!")
        async let keys = first.getAWSCredentials()
        async let id = first.getIdentityId()
        try await eventually { first.driver.pending.read(\.count) == 2 }
        setting.identities.gate.open()
        #expect(try await keys != guest)
        #expect(try await id == own && guestID != own && first.identityId == own)
    }

    @Test func `after a sign-in the identity comes by itself, and its errors change nothing`() async throws {
        let client = try await signedIn()
        try await eventually { client.driver.currentLogin.identity.keys != nil }
        #expect(setting.identities.count("GetCredentials") == 1)
        client.signOut()
        setting.identities.change { $0.isOnline = false }
        try await client.signIn(username: "jane", password: "Abc@123!")
        try await setting.waitForFetches()
        #expect(client.currentUserState == .signedIn && client.identityId == nil)
        setting.identities.change { $0.isOnline = true }
        #expect(try await client.getAWSCredentials().sessionKey == "us-east-1:1 default")
    }

    @Test func `a call made as a guest goes on as the user who signs in`() async throws {
        let client = try await setting.begun()
        setting.identities.gate.close()
        async let keys = client.getAWSCredentials()
        try await eventually { client.driver.pending.read(\.count) == 1 }
        try await client.signIn(username: "jane", password: "Abc@123!")
        setting.identities.gate.open()
        let owner = try await keys.sessionKey?.split(separator: " ").first.map(String.init) ?? ""
        #expect(setting.identities.state.read { $0.identities[owner] }?.values.first == "sub-of-jane")
        #expect(setting.heard.all.first?.hasPrefix("signedIn") == true && !setting.heard.all.contains("guest"))
    }

    @Test func `a sign-out ends a fetch, whose result has no effect`() async throws {
        let client = try await signedIn()
        try await setting.waitForFetches()
        client.clearCredentials()
        setting.identities.gate.close()
        async let failed = refusal { try await client.getAWSCredentials() }
        try await eventually { client.driver.pending.read(\.count) == 1 }
        client.signOut()
        #expect(await failed == "unableToSignIn")
        setting.identities.gate.open()
        try await setting.waitForFetches()
        #expect(client.identityId == nil && client.driver.currentLogin.identity.keys == nil)
    }

    @Test func `expired tokens are refreshed for a fetch, and a dead session makes it wait`() async throws {
        let client = try await signedIn()
        let before = try await client.getAWSCredentials()
        setting.clock.advance(seconds: 3600)
        #expect(try await client.getAWSCredentials() != before)
        setting.clock.advance(seconds: 3600)
        setting.pool.change { $0.refresh = .refuses }
        async let keys = client.getAWSCredentials()
        try await eventually { client.currentUserState == .signedOutUserPoolsTokenInvalid }
        try await client.signIn(username: "jane", password: "Abc@123!")
        #expect(try await keys.sessionKey == "us-east-1:1 default")
    }

    @Test func `a waiting call is not answered with another user's keys`() async throws {
        let client = try await signedIn()
        _ = try await client.getAWSCredentials()
        setting.clock.advance(seconds: 3600)
        setting.pool.change { $0.refresh = .refuses }
        async let failed = refusal { try await client.getAWSCredentials() }
        try await eventually { client.currentUserState == .signedOutUserPoolsTokenInvalid }
        try await client.signIn(username: "john", password: "Abc@123!")
        #expect(await failed == "unableToSignIn")
        #expect(try await client.getIdentityId() != "us-east-1:1")
        let asked = setting.identities.state.read { $0.log.last }
        #expect(asked != "GetCredentialsForIdentity us-east-1:1")
    }

    @Test func `a released and a cancelled wait end the fetch`() async throws {
        let client = try await signedIn()
        _ = try await client.getAWSCredentials()
        setting.clock.advance(seconds: 3600)
        setting.pool.change { $0.refresh = .refuses }
        async let failed = refusal { try await client.getAWSCredentials() }
        try await eventually { client.currentUserState == .signedOutUserPoolsTokenInvalid }
        client.releaseSignInWait()
        #expect(await failed == "unableToSignIn")
        let task = Task { try await client.getAWSCredentials() }
        try await eventually { client.driver.pending.read(\.count) == 2 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await eventually { client.driver.pending.read(\.count) == 0 }
    }

    @Test func `a refused session token is refreshed before the next fetch`() async throws {
        let client = try await signedIn()
        try await setting.waitForFetches()
        client.clearCredentials()
        setting.identities.change { $0.refusesSessions = true }
        #expect(await refusal { try await client.getAWSCredentials() } == "notAuthorized")
        setting.identities.change { $0.refusesSessions = false }
        let refreshes = setting.pool.count("InitiateAuth")
        _ = try await client.getAWSCredentials()
        #expect(setting.pool.count("InitiateAuth") == refreshes + 1 && client.currentUserState == .signedIn)
    }

    @Test func `the login of a hosted session follows its record`() {
        let other = LoginRecord(kind: .hostedUI, logins: ["tenant.example.com": .init("t")])
        #expect(other.login(pool: "p") == .session(provider: "tenant.example.com"))
        #expect(LoginRecord(kind: .hostedUI).login(pool: "p") == .session(provider: "p"))
        #expect(LoginRecord(kind: .hostedUI, isFederationDisabled: true).login(pool: "p") == .guest)
        #expect(LoginRecord(kind: .userPools).login(pool: "p") == .session(provider: "p"))
    }
}
