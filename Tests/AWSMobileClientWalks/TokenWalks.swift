import Foundation
import Kernel
import Testing
import WireModel

@testable import AWSMobileClient

/// Tokens and what is kept of them, against the program itself.
@Suite(.timeLimit(.minutes(3))) struct TokenWalks {
    // Spec E.1: testGetTokens; E.2: testGetTokenSuccess, testClaims, testClaimsWithJapanese
    @Test(arguments: WalkEngine.available)
    func `tokens come from memory while they are good, and say who it is in any script`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let device = try await server.device(of: try await server.person())
        try await device.client.updateUserAttributes(attributeMap: ["name": "山田 太郎 ÿ?>~"])
        let tokens = try await device.client.getTokens()
        let claims = try #require(tokens.idToken?.claims)
        #expect(claims["name"] as? String == "山田 太郎 ÿ?>~" && claims["token_use"] as? String == "id")
        #expect(claims["sub"] as? String == device.client.userSub && (claims["exp"] as? NSNumber)?.intValue ?? 0 > 0)
        #expect(tokens.accessToken?.claims?["username"] as? String == device.client.username)
        #expect(tokens.refreshToken?.tokenString?.isEmpty == false)
        let ends = try #require(tokens.expiration).timeIntervalSinceNow
        #expect(ends > 3000 && ends < 3660)
        let asked = device.line.count
        for _ in 0..<20 { _ = try await device.client.getTokens() }
        #expect(device.line.count == asked)
    }

    // Spec E.2: testGetTokens, testMultipleGetTokens, testRefreshToken at a custom endpoint; B.4
    @Test(arguments: WalkEngine.available)
    func `a hundred calls at once share one refresh and its tokens`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let device = try await server.device(of: try await server.person())
        let before = try await device.client.getTokens()
        device.clock.advance(seconds: 3301)
        device.line.hold()
        let texts = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<100 { group.addTask { try await device.client.getTokens().accessToken?.tokenString } }
            try await eventually("All calls wait.") { device.waiting == 100 }
            device.line.mend()
            return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(texts.count == 1 && texts.first != before.accessToken?.tokenString && device.line.refreshes == 1)
        #expect(try await device.client.getUserAttributes()["sub"] == device.client.userSub)
    }

    // Spec E.7: testSuccessfulSessionFetchAfterSignOut, testCognitoTokenSignedOutError
    @Test(arguments: WalkEngine.available)
    func `after a sign-out there are no tokens, and after the next sign-in there are others`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person()
        let device = try await server.device(of: person)
        let first = try await device.client.getTokens()
        device.client.signOut()
        await #expect(throws: AWSMobileClientError.nobodySignedIn) { try await device.client.getTokens() }
        try await device.signIn(person)
        let second = try await device.client.getTokens()
        #expect(first.refreshToken?.tokenString != second.refreshToken?.tokenString)
        #expect(device.line.refreshes == 0)
    }

    // Spec E.2: testRelaunchWithSameConfig…; E.1: testInMemoryConfiguration
    @Test(arguments: WalkEngine.available)
    func `a session outlives the app, in a file that nobody else reads`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let folder = FileManager.default.temporaryDirectory.appending(path: "walks-\(Name.random(12))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let person = try await server.person()
        _ = try await server.device(of: person, store: FileTokenStore(folder: folder))
        let again = try server.device(store: FileTokenStore(folder: folder))
        #expect(again.client.currentUserState == .unknown)
        #expect(try await again.client.initialize() == .signedIn && again.client.username == person.username)
        #expect(try await again.client.getTokens().accessToken != nil && again.line.count == 0)
        #expect(try await again.client.getUserAttributes()["email"] == person.email)
        again.clock.advance(seconds: 3600)
        #expect(try await again.client.getTokens().accessToken != nil && again.line.refreshes == 1)
        let sealed = try Data(contentsOf: folder.appending(path: "tokens"))
        #expect(sealed.range(of: Data("refreshToken".utf8)) == nil)
    }

    // Spec E.7: testRefreshTokenRotation; F, row 15
    @Test(arguments: WalkEngine.available)
    func `a refresh token that is replaced with each use is kept, by all runs of the app that share a store`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let (app, store) = (try await server.app(hasSecret: true, rotates: true), MemoryTokenStore())
        let one = try await server.device(of: server.person(), app, store: store)
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

    // Spec E.7, session: groups reach the tokens with the refresh; F, row 11
    @Test(arguments: WalkEngine.available)
    func `what the administrator changed stands in the tokens that the next refresh brings`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person()
        let device = try await server.device(of: person)
        let group = Name.random(8)
        try await server.call(CreateGroupInput(groupName: group, userPoolId: server.pool))
        try await server.call(
            AdminAddUserToGroupInput(groupName: group, userPoolId: server.pool, username: person.username))
        #expect(try await device.client.getTokens().accessToken?.claims?["cognito:groups"] == nil)
        device.clock.advance(seconds: 3600)
        let groups = try await device.client.getTokens().accessToken?.claims?["cognito:groups"] as? NSArray
        #expect(groups?.map { $0 as? String } == [group])
    }
}
