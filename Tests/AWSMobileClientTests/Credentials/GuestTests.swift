import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Identities and keys without a user.
@Suite struct GuestTests {
    // B.6, G.1.10
    @Test func `a guest's first credentials change the state to guest, which lasts`() async throws {
        let setting = Federated(hasUserPool: false)
        let client = try await setting.begun()
        #expect(client.currentUserState == .signedOut && client.identityId == nil)
        let keys = try await client.getAWSCredentials()
        #expect(keys.accessKey.hasPrefix("ASIA") && keys.secretKey.hasPrefix("secret") && keys.expiration != nil)
        #expect(keys.sessionKey == "us-east-1:1 default" && client.identityId == "us-east-1:1")
        #expect(client.currentUserState == .guest && !client.isSignedIn && setting.heard.all == ["guest"])
        let later = try await setting.restarted()
        #expect(later.currentUserState == .guest && later.identityId == "us-east-1:1")
        #expect(try await later.getAWSCredentials() == keys)
        #expect(setting.identities.count("GetCredentials") == 1)
    }

    // B.6
    @Test func `keys are fetched again ten minutes before they expire, once for all calls`() async throws {
        let setting = Federated(hasUserPool: false)
        let client = try await setting.begun()
        let first = try await client.getAWSCredentials()
        setting.clock.advance(seconds: 2999)
        #expect(try await client.getAWSCredentials() == first)
        setting.clock.advance(seconds: 1)
        setting.identities.gate.close()
        async let one = client.getAWSCredentials()
        async let two = client.credentials()
        async let three = client.credentials.getAWSCredentials()
        try await eventually { client.driver.pending.read(\.count) == 3 }
        setting.identities.gate.open()
        let all = try await [one, two, three]
        #expect(Set(all).count == 1 && all.first != first)
        #expect(setting.identities.count("GetCredentials") == 2 && setting.identities.count("GetId") == 1)
        #expect(setting.heard.all == ["guest"])
    }

    @Test func `an identity pool without guests refuses them, and one that is missing is named`() async throws {
        let setting = Federated(hasUserPool: false)
        let client = try await setting.begun()
        setting.identities.change { $0.allowsGuests = false }
        #expect(await refusal { try await client.getAWSCredentials() } == "guestAccessNotAllowed")
        #expect(await refusal { try await client.getIdentityId() } == "guestAccessNotAllowed")
        #expect(client.currentUserState == .signedOut && client.identityId == nil)
        let bare = AWSMobileClient.testing(FakePool.withJane())
        try await bare.initialize()
        #expect(await refusal { try await bare.getAWSCredentials() } == "cognitoIdentityPoolNotConfigured")
        #expect(await refusal { try await bare.getIdentityId() } == "cognitoIdentityPoolNotConfigured")
        #expect(
            await refusal { try await bare.federatedSignIn(providerName: "p", token: "t") }
                == "cognitoIdentityPoolNotConfigured")
        #expect(await refusal { try await Federated().client.getAWSCredentials() } == "invalidState")
    }

    @Test func `the identity is given without keys, once for concurrent calls`() async throws {
        let setting = Federated(hasUserPool: false)
        let client = try await setting.begun()
        let ids = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<5 { group.addTask { try await client.getIdentityId() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ids == Array(repeating: "us-east-1:1", count: 5))
        #expect(setting.identities.state.read(\.log) == ["GetId guest"])
        #expect(client.currentUserState == .signedOut && client.identityId == "us-east-1:1")
    }

    @Test func `a call for keys that joins a fetch of the identity gets its keys`() async throws {
        let setting = Federated(hasUserPool: false)
        let client = try await setting.begun()
        setting.identities.gate.close()
        async let id = client.getIdentityId()
        try await eventually { client.driver.pending.read(\.count) == 1 }
        async let keys = client.getAWSCredentials()
        try await eventually { client.driver.pending.read(\.count) == 2 }
        setting.identities.gate.open()
        #expect(try await keys.sessionKey == "us-east-1:1 default")
        #expect(try await id == "us-east-1:1")
    }

    // B.6
    @Test func `a deleted identity is replaced, and other errors are not retried`() async throws {
        let setting = Federated(hasUserPool: false)
        let client = try await setting.begun()
        _ = try await client.getAWSCredentials()
        setting.identities.change { $0.identities = [:] }
        client.invalidateCachedTemporaryCredentials()
        #expect(try await client.getAWSCredentials().sessionKey == "us-east-1:3 default")
        #expect(client.identityId == "us-east-1:3")
        client.clearCredentials()
        setting.identities.change {
            $0.faults = [.init(code: "InvalidIdentityPoolConfigurationException", message: "")]
        }
        #expect(await refusal { try await client.getAWSCredentials() } == "unknown")
        #expect(client.identityId == "us-east-1:3")
        client.clearKeychain()
        #expect(client.identityId == nil)
        #expect(try await client.getAWSCredentials().sessionKey?.hasPrefix("us-east-1:3 ") == false)
    }

    @Test func `the keys are forgotten, or the identity with them, by the calls under one name too`() async throws {
        let setting = Federated(hasUserPool: false)
        let client = try await setting.begun()
        let first = try await client.credentials()
        client.credentials.clear()
        #expect(client.credentials.identityId == "us-east-1:1")
        #expect(try await client.credentials() != first)
        #expect(try await client.credentials.getIdentityId() == "us-east-1:1")
        client.credentials.clearIdentity()
        #expect(client.credentials.identityId == nil && client.currentUserState == .guest)
        #expect(try await client.credentials.getIdentityId() != "us-east-1:1")
    }

    // B.5
    @Test func `without a network kept keys serve, and a fetch fails without a change of state`() async throws {
        let setting = Federated(hasUserPool: false)
        let client = try await setting.begun()
        let keys = try await client.getAWSCredentials()
        setting.identities.change { $0.isOnline = false }
        #expect(try await client.getAWSCredentials() == keys)
        client.clearCredentials()
        await #expect(throws: URLError.self) { try await client.getAWSCredentials() }
        #expect(client.currentUserState == .guest && client.identityId == "us-east-1:1")
        setting.identities.change { $0.isOnline = true }
        #expect(try await client.getAWSCredentials() != keys)
    }

    // B.11
    @Test func `the identity is stored under the iOS SDK's names, and forgotten with a sign-out`() async throws {
        let setting = Federated()
        let client = try await setting.begun()
        let keys = try await client.getAWSCredentials()
        let service = "app.AWSCognitoCredentialsProvider.\(FakeIdentityPool.id)"
        let entries = setting.store.entries(of: service)
        #expect(entries["accessKey"] == keys.accessKey && entries["secretKey"] == keys.secretKey)
        #expect(entries["sessionKey"] == keys.sessionKey && entries["identityId"] == "us-east-1:1")
        #expect(entries["expiration"].flatMap(Double.init) == keys.expiration?.timeIntervalSince1970)
        client.signOut()
        #expect(setting.store.entries(of: service).isEmpty && client.identityId == nil)
        #expect(try await client.getIdentityId() != "us-east-1:1")
    }
}
