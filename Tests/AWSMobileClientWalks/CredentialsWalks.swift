import IdentityPoolsModel
import Kernel
import Testing
import UserPoolsModel
import WireClient

@testable import AWSMobileClient

/// Identities and credentials with the real server.
@Suite(.timeLimit(.minutes(10))) struct CredentialsWalks {
    // Like the iOS SDK's testUnAuthCredentialsForSignOutUser; B.6
    @Test(arguments: WalkEngine.available)
    func `a guest gets credentials, which last over a restart`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (pool, store) = (try await server.identityPool(), MemoryTokenStore())
        let client = try await server.client(identityPool: pool, store: store)
        #expect(client.currentUserState == .signedOut)
        let keys = try await client.getAWSCredentials()
        #expect(keys.sessionKey != nil && client.currentUserState == .guest)
        let caller = try await server.callerIdentity(of: keys)
        #expect(caller.contains("assumed-role"))
        let later = try await server.client(identityPool: pool, store: store)
        #expect(later.currentUserState == .guest && later.identityId == client.identityId)
        #expect(try await later.getAWSCredentials() == keys)
    }

    @Test(arguments: WalkEngine.available)
    func `a guest's signed call is allowed as far as the role of guests allows it`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let pool = try await server.identityPool()
        let client = try await server.client(identityPool: pool)
        #expect(try await server.status(of: "DescribeIdentityPool", on: pool, signedWith: client) == 200)
        #expect(try await server.status(of: "DeleteIdentityPool", on: pool, signedWith: client) == 400)
        #expect(client.currentUserState == .guest)
        let forged = try await client.getAWSCredentials()
        let other = AWSCredentials(
            accessKey: forged.accessKey, secretKey: "\(forged.secretKey)x", sessionKey: forged.sessionKey)
        #expect(try await server.status(of: "DescribeIdentityPool", on: pool, signedWith: other) == 400)
    }

    // B.7
    @Test(arguments: WalkEngine.available)
    func `a user of the developer's gets the identity that the developer's service asked for`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let pool = try await server.identityPool(developer: "login.walk.example")
        let client = try await server.client(identityPool: pool)
        let logins = ["login.walk.example": Secret(Name.random(8))]
        let given = try await server.call(
            GetOpenIdTokenForDeveloperIdentityInput(identityPoolId: pool, logins: logins))
        let (id, token) = (try #require(given.identityId), try #require(given.token))
        let developer = IdentityProvider.developer.rawValue
        await #expect(throws: AWSMobileClientError.self) {
            try await client.federatedSignIn(providerName: developer, token: token.exposed)
        }
        try await client.federatedSignIn(
            providerName: developer, token: token.exposed,
            federatedSignInOptions: FederatedSignInOptions(cognitoIdentityId: id))
        let keys = try await client.getAWSCredentials()
        #expect(client.currentUserState == .signedIn && client.identityId == id)
        #expect(try await server.callerIdentity(of: keys).contains("assumed-role"))
        #expect(try await server.status(of: "DescribeIdentityPool", on: pool, signedWith: client) == 400)
        // The developer's service gives the same identity again, and a token for it renews the sign-in.
        let renewed = try await server.call(
            GetOpenIdTokenForDeveloperIdentityInput(identityPoolId: pool, logins: logins))
        #expect(renewed.identityId == id)
        try await client.federatedSignIn(
            providerName: developer, token: try #require(renewed.token).exposed,
            federatedSignInOptions: FederatedSignInOptions(cognitoIdentityId: id))
        client.clearCredentials()
        #expect(try await client.getAWSCredentials() != keys && client.identityId == id)
    }

    // Like the iOS SDK's testGetAWSCredentials
    @Test(arguments: WalkEngine.available)
    func `a user's credentials allow what the role allows`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let client = try await server.client(identityPool: server.identityPool())
        let user = try await server.user()
        try await client.signIn(username: user.username, password: user.password)
        let keys = try await client.getAWSCredentials()
        let signing = SigningKeys(
            accessKeyID: keys.accessKey, secret: Secret(keys.secretKey), sessionToken: keys.sessionKey.map(Secret.init))
        let signer = ClientSigner(signing, region: "us-east-1", now: World.system.now)
        let wire = WireClient(origin: server.origin, transport: TestNetwork.direct, sign: signer.sign)
        _ = try await wire.call(ListUserPoolsInput(maxResults: 10))
        await #expect(throws: ServiceResponseError.self) {
            try await wire.call(ListIdentityPoolsInput(maxResults: 10))
        }
    }

    // Like the iOS SDK's testGetIdentityWithSignOutAndSignIn; G.1.10
    @Test(arguments: WalkEngine.available)
    func `a guest who becomes a user keeps the identity, and has it again on another device`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let pool = try await server.identityPool()
        let client = try await server.client(identityPool: pool)
        _ = try await client.getAWSCredentials()
        let guest = try #require(client.identityId)
        let user = try await server.user()
        try await client.signIn(username: user.username, password: user.password)
        _ = try await client.getAWSCredentials()
        #expect(client.identityId == guest)
        client.signOut()
        _ = try await client.getAWSCredentials()
        #expect(client.identityId != guest && client.currentUserState == .guest)

        let other = try await server.client(identityPool: pool)
        _ = try await other.getAWSCredentials()
        #expect(other.identityId != guest)
        try await other.signIn(username: user.username, password: user.password)
        #expect(try await other.getIdentityId() == guest)
    }

    @Test(arguments: WalkEngine.available)
    func `a user pool's token signs a user in without the user pool`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let pool = try await server.identityPool()
        let (user, device) = (try await server.user(), try server.device())
        try await device.client.initialize()
        try await device.signIn(user)
        let token = try #require(try await device.client.getTokens().idToken?.tokenString)
        let provider = try device.client.driver.pool.get().pool.provider
        let client = try await server.client(identityPool: pool)
        try await client.federatedSignIn(providerName: provider, token: token)
        let keys = try await client.getAWSCredentials()
        #expect(try await server.callerIdentity(of: keys).contains("assumed-role"))
        try await client.federatedSignIn(providerName: provider, token: "\(token)x")
        let waiting = Task { try await client.getAWSCredentials() }
        try await eventually { client.currentUserState == .signedOutFederatedTokensInvalid }
        try await client.federatedSignIn(providerName: provider, token: token)
        #expect(try await waiting.value.accessKey.isEmpty == false)
    }
}
