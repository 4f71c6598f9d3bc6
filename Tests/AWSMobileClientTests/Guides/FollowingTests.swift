import Foundation
import Testing

@testable import AWSMobileClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Runs the samples about following the state, logging and calling the app's own service.
@Suite struct FollowingTests {
    @Test func `the samples follow the state, with a stream, a handle and a model`() async throws {
        let guide = Guide(client: .testing(.withJane()))
        let reader = Task { await guide.follow() }
        try await eventually { guide.client.driver.states.count == 1 }
        let handle = guide.listenWithHandle()
        guide.client.signOut()
        try await eventually { guide.log.all == ["showSignIn ", "showSignIn ", "showSignIn "] }
        handle.cancel()
        reader.cancel()
        await reader.value
        #if canImport(Observation)
            await guide.useModel()
            #expect(guide.log.all.last == "signedIn jane ")
        #endif
    }

    @Test func `the samples read tokens and claims`() async throws {
        let pool = FakePool.withJane()
        let guide = Guide(client: try await .signedIn(pool))
        try await guide.refreshNow()
        try await guide.readTypedClaims()
        #expect(guide.log.all == ["0 groups", " of no department"])
        try await guide.askWithoutWaiting()
        pool.change { $0.refresh = .refuses }
        _ = try? await guide.client.getTokens(forceRefresh: true, signInWait: .fail)
        try await guide.askWithoutWaiting()
        #expect(guide.log.all.last == "showSignIn ")
    }

    @Test func `logging and names of errors`() async throws {
        let pool = FakePool.withJane()
        var guide = Guide(client: .testing(pool))
        guide.password = "wrong"
        guide.writeLog()
        try await guide.nameError()
        try await eventually { guide.log.all.count == 2 }
        #expect(guide.log.all.contains("NotAuthorizedException: Incorrect username or password."))
        #expect(guide.log.all.contains { $0.hasPrefix("response InitiateAuth 400 NotAuthorizedException ") })
        guide.countErrors()
        try await guide.nameError()
        try await eventually { guide.log.all.contains("InitiateAuth NotAuthorizedException 400 ") }
    }

    @Test func `the samples call a service of the app's own`() async throws {
        let pool = FakePool.withJane()
        let guide = Guide(client: try await .signedIn(pool))
        // The pool in memory stands for the service, and refuses an operation that it does not know.
        let url = try #require(URL(string: "https://api.example.com/items"))
        try await guide.callService(url)
        #expect(guide.log.all.last?.hasPrefix("400: ") == true)
        let closed = try #require(URL(string: "http://127.0.0.1:1/"))
        await #expect(throws: URLError.self) {
            try await guide.callServiceWithIDToken(URLRequest(url: closed), .ephemeral)
        }
    }
}
