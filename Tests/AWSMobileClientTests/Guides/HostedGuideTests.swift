import Foundation
import Testing

@testable import AWSMobileClient

/// Runs the samples of the page about hosted pages.
@Suite struct HostedGuideTests {
    @Test func `the samples sign in on hosted pages, and out again`() async throws {
        let server = FakeAuthorizationServer()
        let guide = Guide(client: .hosted(server))
        try await guide.signInOnHostedPages()
        #expect(guide.client.isSignedIn)
        try await guide.signOutOfHostedPages()
        #expect(!guide.client.isSignedIn && server.pages.count == 2)
        guide.bringBrowser()
        let signIn = Task { try await guide.signInOnHostedPages() }
        try await eventually { guide.log.all.count == 1 }
        let page = try #require(URL(string: String(guide.log.all[0].dropFirst("Open ".count))))
        guide.handOver(try #require(server.signIn(page)))
        try await signIn.value
        #expect(guide.client.isSignedIn)
    }

    @Test func `the samples sign in on screens of the app`() async throws {
        let guide = Guide(client: .testing(.withJane()))
        try await guide.signInOnOwnScreens({ _ in }) { fields in
            fields == [.username] ? [.username: "jane"] : [.password: "Abc@123!"]
        }
        #expect(guide.client.isSignedIn && guide.log.all.isEmpty)
    }
}
