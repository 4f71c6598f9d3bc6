import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

/// The AWS credentials of users who signed in on hosted pages.
@Suite struct HostedCredentialsTests {
    private let server = FakeAuthorizationServer()
    private let clock = TestClock()
    private let store = MemoryTokenStore()
    private let identities: FakeIdentityPool
    private let client: AWSMobileClient

    init() async throws {
        identities = FakeIdentityPool(clock)
        client = Self.client(of: server, identities: identities, store: store, clock: clock)
        try await client.initialize()
    }

    private static func client(
        of server: FakeAuthorizationServer, identities: FakeIdentityPool, store: MemoryTokenStore, clock: TestClock
    ) -> AWSMobileClient {
        let document: [String: Any] = [
            "CredentialsProvider": [
                "CognitoIdentity": ["Default": ["PoolId": FakeIdentityPool.id, "Endpoint": "localhost:1"]]
            ],
            "CognitoUserPool": [
                "Default": ["PoolId": "us-east-1_AbCdEf123", "AppClientId": "hosted", "Endpoint": "localhost:1"]
            ],
            "Auth": [
                "Default": [
                    "OAuth": [
                        "WebDomain": "localhost:1", "AppClientId": "hosted", "Scopes": ["openid", "email"],
                        "SignInRedirectURI": "app://in", "SignOutRedirectURI": "app://out",
                    ]
                ]
            ],
        ]
        let client = AWSMobileClient(
            store: store, transport: identities.transport(before: server.transport), world: clock.world, app: "app"
        ) { document }
        client.hostedUI.pages = server
        return client
    }

    /// The users of the identity that `keys` are for.
    private func users(of keys: AWSCredentials) -> [String: String]? {
        let id = keys.sessionKey?.split(separator: " ").first.map(String.init) ?? ""
        return identities.state.read { $0.identities[id] }
    }

    // B.7
    @Test func `a federated sign-in is refused while a user of hosted pages is signed in`() async throws {
        try await client.hostedUI.signIn()
        await #expect(throws: AWSMobileClientError.userPoolUserExists) {
            try await client.federatedSignIn(providerName: "graph.facebook.com", token: "facebook-jane")
        }
        #expect(client.currentUserState == .signedIn && client.username == "jane")
    }

    // E.1
    @Test func `a hosted session's id token gets credentials under the user pool's name, also after a restart`()
        async throws
    {
        try await client.hostedUI.signIn()
        let keys = try await client.getAWSCredentials()
        #expect(users(of: keys) == [FakeIdentityPool.userPool: "sub-of-jane"])
        let again = Self.client(of: server, identities: identities, store: store, clock: clock)
        try await again.initialize()
        #expect(try await again.getAWSCredentials() == keys)
        clock.advance(seconds: 3_600)
        let later = try await again.getAWSCredentials()
        #expect(later != keys && users(of: later) == users(of: keys))
        #expect(server.forms("/token").last?["grant_type"] == "refresh_token")
    }

    @Test func `pages of another provider get credentials under that provider's name alone`() async throws {
        let name = "me.auth0.com"
        let token = FakeTokens.make(["sub": "sub-of-jane", "username": "jane", "jti": "1", "origin_jti": "o"])
        identities.change { $0.tokens[name] = [token: "auth0|jane"] }
        try await client.showSignIn(hostedUIOptions: HostedUIOptions(federationProviderName: name))
        #expect(users(of: try await client.getAWSCredentials()) == [name: "auth0|jane"])
    }

    @Test func `with disableFederation the credentials are a guest's, and the user stays signed in`() async throws {
        try await client.showSignIn(hostedUIOptions: HostedUIOptions(disableFederation: true))
        #expect(users(of: try await client.getAWSCredentials()) == [:])
        #expect(client.currentUserState == .signedIn)
        #expect(identities.state.read(\.log).contains("GetId guest"))
    }

    // E.1
    @Test func `a guest who signs in on hosted pages keeps the identity, and a sign-out forgets it and the keys`()
        async throws
    {
        let guest = try await client.getAWSCredentials()
        let id = try await client.getIdentityId()
        #expect(client.currentUserState == .guest)
        try await client.hostedUI.signIn()
        let keys = try await client.getAWSCredentials()
        #expect(keys != guest && users(of: keys) == [FakeIdentityPool.userPool: "sub-of-jane"])
        #expect(try await client.getIdentityId() == id)
        try await client.hostedUI.signOut()
        #expect(client.identityId == nil && client.driver.currentLogin.identity.keys == nil)
        #expect(store.entries(of: "app.AWSCognitoCredentialsProvider.\(FakeIdentityPool.id)") == [:])
        let next = try await client.getAWSCredentials()
        #expect(next != keys && users(of: next) == [:])
        #expect(try await client.getIdentityId() != id)
    }
}
