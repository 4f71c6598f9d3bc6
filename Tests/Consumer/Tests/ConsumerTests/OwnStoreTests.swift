import AWSMobileClient
import Foundation
import Testing

/// An app with its own store.
@Suite struct OwnStoreTests {
    @Test func `the app's store has the session under the names of the iOS SDK`() async throws {
        let store = AppStore()
        let first = client(store)
        #expect(try await first.initialize() == .signedOut)
        #expect(try await first.signIn(username: "ada", password: "Correct-Horse-7").signInState == .signedIn)
        #expect(
            Set(store.all.keys) == [
                "app.currentUser", "app.ada.accessToken", "app.ada.idToken", "app.ada.refreshToken",
                "app.ada.tokenExpiration",
            ])
        let again = client(store)
        #expect(try await again.initialize() == .signedIn)
        #expect(try await again.getTokens().refreshToken?.tokenString == "refresh")
        again.signOut()
        #expect(store.all == [:])
    }

    private func client(_ store: AppStore) -> AWSMobileClient {
        let pool: [String: Any] = [
            "PoolId": "eu-west-1_AbCdEf123", "AppClientId": "app", "Endpoint": "id.example.org",
            "MigrationEnabled": true,
        ]
        let tokens = #"{"AccessToken":"a","IdToken":"i","RefreshToken":"refresh","ExpiresIn":3600}"#
        let response = ClientResponse(status: 200, body: Array(#"{"AuthenticationResult":\#(tokens)}"#.utf8))
        return AWSMobileClient(
            configuration: ["CognitoUserPool": ["Default": pool]], store: store, transport: Transport { _ in response })
    }
}

/// A dictionary with a lock, the same for every service.
private final class AppStore: TokenStore, @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String: String] = [:]

    var all: [String: String] { lock.withLock { entries } }

    func entries(of _: String) -> [String: String] { all }
    func change(_: String, _ body: (inout [String: String]) -> Void) { lock.withLock { body(&entries) } }
}
