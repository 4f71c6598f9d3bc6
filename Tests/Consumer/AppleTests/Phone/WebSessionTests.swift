import AuthenticationServices
import Foundation
import Kernel
import Testing
import UIKit
import WireClient

@testable import AWSMobileClient

extension Screens {
    /// Hosted pages in the system's web authentication session, by its rules.
    @MainActor @Suite struct WebSessionTests {
        /// A client whose pages lead to `redirect`. The token endpoint refuses each exchange.
        private func client(_ redirect: String) async throws -> AWSMobileClient {
            let document: [String: Any] = [
                "Auth": [
                    "Default": [
                        "OAuth": [
                            "WebDomain": "auth.example.com", "AppClientId": "3n4b5urk1ft4fl3mg5e62d9ado",
                            "Scopes": ["openid"], "SignInRedirectURI": redirect,
                        ]
                    ]
                ],
                "CognitoUserPool": [
                    "Default": ["PoolId": "us-east-1_AbCdEf123", "AppClientId": "3n4b5urk1ft4fl3mg5e62d9ado"]
                ],
            ]
            let transport = Transport { _ in ClientResponse(status: 400, body: Array(#"{"error":"exchanged"}"#.utf8)) }
            let client = AWSMobileClient(configuration: document, store: MemoryTokenStore(), transport: transport)
            try await client.initialize()
            return client
        }

        /// The address to which the page of `session` leads with a code.
        private func callback(of session: ASWebAuthenticationSession, to redirect: String) throws -> URL {
            let items = URLComponents(url: session.url, resolvingAgainstBaseURL: false)?.queryItems
            let state = try #require(items?.first { $0.name == "state" }?.value)
            return try #require(URL(string: "\(redirect)?code=c&state=\(state)"))
        }

        @Test(arguments: ["myapp://signed-in", "https://app.example.com/signed-in"])
        func `the page is shown over the controller's window and leads back`(_ redirect: String) async throws {
            let (client, phone) = (try await client(redirect), SimulatedPhone())
            // Another window of the app is the key window.
            UIWindow(windowScene: phone.scene).makeKeyAndVisible()
            let navigation = phone.navigation
            let call = Task {
                await within {
                    try await client.showSignIn(
                        navigationController: navigation, hostedUIOptions: HostedUIOptions(scopes: ["openid"]))
                }
            }
            try await onScreen("The session never began.") { ASWebAuthenticationSession.current != nil }
            let session = try #require(ASWebAuthenticationSession.current)
            #expect(session.anchor === phone.window)
            #expect(session.lead(to: try callback(of: session, to: redirect)))
            let result = try #require(await call.value, "The call never ended.")
            #expect(throws: AWSMobileClientError.badRequest(message: "exchanged")) { try result.get() }
        }

        @Test func `without a window of its own the page is shown over the app's active one`() async throws {
            let (client, phone) = (try await client("myapp://signed-in"), SimulatedPhone())
            let call = Task { await within { try await client.showSignIn(hostedUIOptions: HostedUIOptions()) } }
            try await onScreen("The session never began.") { ASWebAuthenticationSession.current != nil }
            #expect(ASWebAuthenticationSession.current?.anchor === phone.window)
            ASWebAuthenticationSession.current?.cancel()
            #expect(await call.value?.isCancelled == true)
        }
    }
}
