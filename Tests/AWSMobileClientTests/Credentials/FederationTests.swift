import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Sign-ins with tokens of other providers.
@Suite struct FederationTests {
    private let setting = Federated()
    private let facebook = IdentityProvider.facebook.rawValue

    // B.7
    @Test func `a provider's token signs a user in, and lasts over a restart`() async throws {
        let client = try await setting.begun()
        #expect(try await client.federatedSignIn(providerName: facebook, token: "facebook-jane") == .signedIn)
        #expect(client.currentUserState == .signedIn && client.isSignedIn && client.username == nil)
        #expect(try await client.getAWSCredentials().sessionKey == "us-east-1:1 default")
        #expect(setting.heard.all == ["signedIn provider=graph.facebook.com token=facebook-jane"])
        #expect(await refusal { try await client.getTokens() } == "notSignedIn")
        #expect(await refusal { try await client.signIn(username: "jane", password: "x") } == "invalidState")
        let later = try await setting.restarted()
        #expect(later.currentUserState == .signedIn && later.isSignedIn && later.identityId == "us-east-1:1")
        later.clearKeychain()
        #expect(try await later.getAWSCredentials().sessionKey == "us-east-1:1 default")
        client.signOut()
        #expect(!client.isSignedIn && client.identityId == nil && client.currentUserState == .signedOut)
        #expect(try await setting.restarted().currentUserState == .signedOut)
    }

    @Test func `a federated sign-in is refused while a user pool's user is signed in`() async throws {
        let client = try await setting.begun()
        try await client.signIn(username: "jane", password: "Abc@123!")
        let refused = await refusal { try await client.federatedSignIn(providerName: facebook, token: "facebook-jane") }
        #expect(refused == "federationProviderExists" && client.username == "jane")
        client.signOut()
        for (name, token) in [("", "t"), ("p", "")] {
            #expect(
                await refusal { try await client.federatedSignIn(providerName: name, token: token) }
                    == "invalidParameter")
        }
    }

    // B.7
    @Test func `a refused token makes calls wait for the next one`() async throws {
        let client = try await setting.begun()
        try await client.federatedSignIn(providerName: facebook, token: "expired")
        try await eventually { client.currentUserState == .signedOutFederatedTokensInvalid }
        #expect(client.isSignedIn)
        async let keys = client.getAWSCredentials()
        async let id = client.getIdentityId()
        try await eventually { client.driver.pending.read(\.count) == 2 }
        try await client.federatedSignIn(providerName: facebook, token: "facebook-jane")
        #expect(try await keys.sessionKey == "us-east-1:1 default")
        #expect(try await id == "us-east-1:1" && client.currentUserState == .signedIn)
        #expect(setting.heard.all[1] == "signedOutFederatedTokensInvalid provider=graph.facebook.com")
    }

    @Test func `a wait for a token ends with a sign-out, a release, a cancellation or the limit`() async throws {
        let client = try await setting.begun()
        func waiting() async throws -> Task<AWSCredentials, any Error> {
            try await client.federatedSignIn(providerName: facebook, token: "expired")
            let task = Task { try await client.getAWSCredentials() }
            try await eventually {
                client.currentUserState == .signedOutFederatedTokensInvalid
                    && client.driver.pending.read(\.count) == 1
            }
            return task
        }
        for end in [{ client.releaseSignInWait() }, { client.signOut() }] {
            let task = try await waiting()
            end()
            #expect(await refusal { try await task.value } == "unableToSignIn")
        }
        let cancelled = try await waiting()
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        client.signInWaitLimit = .milliseconds(1)
        let late = try await waiting()
        #expect(await refusal { try await late.value } == "unableToSignIn")
    }

    @Test func `a renewed token keeps the identity, and another user's gets one of its own`() async throws {
        let client = try await setting.begun()
        try await client.federatedSignIn(providerName: facebook, token: "facebook-jane")
        let first = try await client.getAWSCredentials()
        try await client.federatedSignIn(providerName: facebook, token: "facebook-jane-2")
        let second = try await client.getAWSCredentials()
        #expect(second != first && second.sessionKey == first.sessionKey)
        try await client.federatedSignIn(providerName: facebook, token: "facebook-john")
        let john = try await client.getAWSCredentials()
        #expect(john.sessionKey != first.sessionKey && client.identityId != "us-east-1:1")
        try await client.federatedSignIn(providerName: IdentityProvider.google.rawValue, token: "google-jane")
        _ = try await client.getAWSCredentials()
        #expect(
            setting.identities.state.read { $0.identities[client.identityId ?? ""] } == ["accounts.google.com": "g1"])
    }

    @Test func `tokens that name their user are told apart before the identity pool is asked`() {
        func login(_ claims: [String: String]) -> FederatedLogin {
            FederatedLogin(provider: "p", token: .init(FakeTokens.make(claims)), options: FederatedSignInOptions())
        }
        func record(_ claims: [String: String]) -> LoginRecord {
            LoginRecord(kind: .oidcFederation, logins: ["p": .init(FakeTokens.make(claims))])
        }
        #expect(login(["sub": "1"]).renews(record(["sub": "1", "iat": "2"])))
        #expect(!login(["sub": "1"]).renews(record(["sub": "2"])))
        #expect(login([:]).renews(record(["sub": "2"])))
        #expect(!login(["sub": "1"]).renews(LoginRecord(kind: .oidcFederation, logins: ["q": .init("t")])))
        #expect(!login(["sub": "1"]).renews(LoginRecord()))
    }

    // E.1: testFederatedSignInDeveloperAuthenticatedIdentities
    @Test func `a developer's user comes with an identity`() async throws {
        let client = try await setting.begun()
        setting.identities.change {
            $0.identities["us-east-1:own"] = ["login.example": "u"]
            $0.developerTokens = ["token": "us-east-1:own", "renewed": "us-east-1:own"]
        }
        let developer = IdentityProvider.developer.rawValue
        #expect(
            await refusal { try await client.federatedSignIn(providerName: developer, token: "token") }
                == "invalidParameter")
        let options = FederatedSignInOptions(cognitoIdentityId: "us-east-1:own")
        try await client.federatedSignIn(providerName: developer, token: "token", federatedSignInOptions: options)
        #expect(try await client.getAWSCredentials().sessionKey == "us-east-1:own default")
        try await client.federatedSignIn(providerName: developer, token: "renewed")
        #expect(try await client.getAWSCredentials().sessionKey == "us-east-1:own default")
        #expect(setting.identities.count("GetId") == 0)
        try await client.federatedSignIn(providerName: developer, token: "expired")
        try await eventually { client.currentUserState == .signedOutFederatedTokensInvalid }
        client.signOut()
        #expect(!client.isSignedIn && client.identityId == nil)
        try await client.signIn(username: "jane", password: "Abc@123!")
        #expect(try await client.getIdentityId() != "us-east-1:own")
    }

    @Test func `the role is asked for, and kept with the token`() async throws {
        let client = try await setting.begun()
        let role = "arn:aws:iam::1:role/choice"
        setting.identities.change { $0.tokens["arn:aws:iam::1:saml-provider/x"] = ["saml": "s1", "saml-2": "s1"] }
        try await client.federatedSignIn(
            providerName: "arn:aws:iam::1:saml-provider/x", token: "saml",
            federatedSignInOptions: FederatedSignInOptions(customRoleARN: role))
        #expect(try await client.getAWSCredentials().sessionKey == "us-east-1:1 \(role)")
        let later = try await setting.restarted()
        later.clearCredentials()
        #expect(try await later.getAWSCredentials().sessionKey == "us-east-1:1 \(role)")
        try await later.federatedSignIn(providerName: "arn:aws:iam::1:saml-provider/x", token: "saml-2")
        #expect(try await later.getAWSCredentials().sessionKey == "us-east-1:1 \(role)")
    }

    @Test func `a token that cannot be kept fails the sign-in and changes nothing`() async throws {
        let client = AWSMobileClient(
            store: ReadOnlyStore(), transport: setting.identities.transport(before: setting.pool),
            world: setting.clock.world, app: "app"
        ) { ["CredentialsProvider": ["CognitoIdentity": ["Default": ["PoolId": FakeIdentityPool.id]]]] }
        try await client.initialize()
        await #expect(throws: TokenStoreError.self) {
            try await client.federatedSignIn(providerName: facebook, token: "facebook-jane")
        }
        #expect(client.currentUserState == .signedOut && !client.isSignedIn)
    }

    // B.10
    @Test func `a federated user signs out on this device, whatever the options say`() async throws {
        let client = try await setting.begun()
        for options in [SignOutOptions(signOutGlobally: true), SignOutOptions(invalidateTokens: true)] {
            try await client.federatedSignIn(providerName: facebook, token: "facebook-jane")
            try await client.signOut(options: options)
            #expect(client.currentUserState == .signedOut && !client.isSignedIn)
        }
        #expect(setting.pool.state.read(\.log).isEmpty)
    }

    // A.2
    @Test func `the providers have the keys of Logins as raw values`() {
        #expect(
            IdentityProvider.allCases.map(\.rawValue) == [
                "graph.facebook.com", "accounts.google.com", "api.twitter.com", "www.amazon.com",
                "cognito-identity.amazonaws.com", "appleid.apple.com",
            ])
    }

    @Test func `completion handlers get what the calls return`() async throws {
        let client = try await setting.begun()
        let log = EventLog()
        client.federatedSignIn(providerName: facebook, token: "facebook-jane") { state, error in
            log.append("\(state?.rawValue ?? "none") \(error == nil)")
        }
        #expect(client.currentUserState == .signedIn)
        client.getAWSCredentials { keys, error in log.append("\(keys?.accessKey.prefix(4) ?? "none") \(error == nil)") }
        client.getIdentityId { id, error in log.append("\(id ?? "none") \(error == nil)") }
        client.federatedSignIn(providerName: "", token: "t") { state, error in
            log.append("\(state?.rawValue ?? "none") \(error == nil)")
        }
        try await eventually { log.all.count == 4 }
        #expect(Set(log.all) == ["signedIn true", "ASIA true", "us-east-1:1 true", "none false"])
    }
}

/// A store that takes nothing.
private struct ReadOnlyStore: TokenStore {
    func entries(of _: String) -> [String: String] { [:] }

    func change(_: String, _: (inout [String: String]) -> Void) throws { throw TokenStoreError("It is read-only.") }
}
