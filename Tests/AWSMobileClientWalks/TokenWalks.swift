import Foundation
import Kernel
import Testing
import UserPoolsModel

@testable import AWSMobileClient

/// Tokens and stores with the real server.
@Suite(.timeLimit(.minutes(10))) struct TokenWalks {
    // Like the iOS SDK's testGetTokens, testGetTokenSuccess, testClaims, testClaimsWithJapanese
    @Test(arguments: WalkEngine.available)
    func `valid tokens come from memory, and their claims may be in any script`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let device = try await server.device(of: try await server.user())
        try await device.client.updateUserAttributes(attributeMap: ["name": "山田 太郎 ÿ?>~"])
        let tokens = try await device.client.getTokens()
        let claims = try #require(tokens.idToken?.claims)
        #expect(claims["name"] as? String == "山田 太郎 ÿ?>~" && claims["token_use"] as? String == "id")
        #expect(claims["sub"] as? String == device.client.userSub && (claims["exp"] as? NSNumber)?.intValue ?? 0 > 0)
        #expect(tokens.accessToken?.claims?["username"] as? String == device.client.username)
        #expect(tokens.refreshToken?.tokenString?.isEmpty == false)
        let ends = try #require(tokens.expiration).timeIntervalSinceNow
        #expect(ends > 3000 && ends < 3660)
        let asked = device.network.count
        for _ in 0..<20 { _ = try await device.client.getTokens() }
        #expect(device.network.count == asked)
    }

    // Like the iOS SDK's testGetTokens, testMultipleGetTokens, testRefreshToken
    @Test(arguments: WalkEngine.available)
    func `a hundred concurrent calls share one refresh`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let device = try await server.device(of: try await server.user())
        let before = try await device.client.getTokens()
        device.clock.advance(seconds: 3301)
        device.network.delay()
        let texts = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<100 { group.addTask { try await device.client.getTokens().accessToken?.tokenString } }
            try await eventually("All calls wait.") { device.waiting == 100 }
            device.network.restore()
            return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(texts.count == 1 && texts.first != before.accessToken?.tokenString && device.network.refreshes == 1)
        #expect(try await device.client.getUserAttributes()["sub"] == device.client.userSub)
    }

    // Like the iOS SDK's testSuccessfulSessionFetchAfterSignOut, testCognitoTokenSignedOutError
    @Test(arguments: WalkEngine.available)
    func `a sign-out removes the tokens, and the next sign-in brings others`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user()
        let device = try await server.device(of: user)
        let first = try await device.client.getTokens()
        device.client.signOut()
        await #expect(throws: AWSMobileClientError.noUserSignedIn) { try await device.client.getTokens() }
        try await device.signIn(user)
        let second = try await device.client.getTokens()
        #expect(first.refreshToken?.tokenString != second.refreshToken?.tokenString)
        #expect(device.network.refreshes == 0)
    }

    // Like the iOS SDK's testRelaunchWithSameConfig…, testInMemoryConfiguration
    @Test(arguments: WalkEngine.available)
    func `a session outlives the app in an encrypted file`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let folder = FileManager.default.temporaryDirectory.appending(path: "walks-\(Name.random(12))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let user = try await server.user()
        _ = try await server.device(of: user, store: FileTokenStore(folder: folder))
        let again = try server.device(store: FileTokenStore(folder: folder))
        #expect(again.client.currentUserState == .unknown)
        #expect(try await again.client.initialize() == .signedIn && again.client.username == user.username)
        #expect(try await again.client.getTokens().accessToken != nil && again.network.count == 0)
        #expect(try await again.client.getUserAttributes()["email"] == user.email)
        again.clock.advance(seconds: 3600)
        #expect(try await again.client.getTokens().accessToken != nil && again.network.refreshes == 1)
        let sealed = try Data(contentsOf: folder.appending(path: "tokens"))
        #expect(sealed.range(of: Data("refreshToken".utf8)) == nil)
    }

    // Like the iOS SDK's testRefreshTokenRotation
    @Test(arguments: WalkEngine.available)
    func `rotated refresh tokens are kept by all processes that share a store`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (app, store) = (try await server.app(hasSecret: true, rotates: true), MemoryTokenStore())
        let one = try await server.device(of: server.user(), app: app, store: store)
        let two = try server.device(app, store: store)
        try await two.client.initialize()
        var seen = Set([try await one.client.getTokens().refreshToken?.tokenString])
        for device in [two, one, two, one] {
            one.clock.advance(seconds: 3600)
            two.clock.advance(seconds: 3600)
            seen.insert(try await device.client.getTokens().refreshToken?.tokenString)
        }
        #expect(seen.count == 5, "Each use brought another.")
        #expect(one.client.currentUserState == .signedIn && two.client.currentUserState == .signedIn)
        #expect(try await two.client.getUserAttributes()["sub"] == one.client.userSub)
    }

    @Test(arguments: WalkEngine.available)
    func `the next refresh brings the administrator's changes`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user()
        let device = try await server.device(of: user)
        let group = Name.random(8)
        try await server.call(CreateGroupInput(groupName: GroupName(rawValue: group), userPoolId: server.pool))
        try await server.call(
            AdminAddUserToGroupInput(
                groupName: GroupName(rawValue: group), userPoolId: server.pool,
                username: Username(rawValue: user.username)))
        #expect(try await device.client.getTokens().accessToken?.claims?["cognito:groups"] == nil)
        device.clock.advance(seconds: 3600)
        let groups = try await device.client.getTokens().accessToken?.claims?["cognito:groups"] as? NSArray
        #expect(groups?.map { $0 as? String } == [group])
    }
}
