import AWSMobileClient
import Foundation

extension Guide {
    func signInOnHostedPages() async throws {
        try await client.showSignIn(hostedUIOptions: HostedUIOptions(scopes: ["openid", "email"]))
    }

    func handOver(_ url: URL) {
        client.handleAuthResponse(url: url)
    }

    func bringBrowser() {
        client.hostedUI.pages = BrowserHostedUIPages(opener: BrowserOpener { url in print("Open \(url)") })
    }

    func signOutOfHostedPages() async throws {
        try await client.hostedUI.signOut()
    }
}
