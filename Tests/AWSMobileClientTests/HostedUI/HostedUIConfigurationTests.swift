import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// The section `Auth.Default.OAuth`.
@Suite struct HostedUIConfigurationTests {
    private let section: [String: Any] = [
        "WebDomain": "auth.example.org", "AppClientId": "c", "SignInRedirectURI": "app://in", "Scopes": ["openid"],
    ]

    private func read(_ more: [String: Any] = [:]) throws -> HostedUIConfiguration {
        let merged = section.merging(more) { $1 }.filter { !($0.value is NSNull) }
        return try HostedUIConfiguration(["Auth": ["Default": ["OAuth": merged]]])
    }

    private func complaint(_ more: [String: Any]) -> String? {
        do { _ = try read(more) } catch { return (error as? AWSMobileClientError)?.message }
        return nil
    }

    @Test func `the endpoints are the web domain's`() throws {
        let read = try read()
        #expect(read.signInURI == "https://auth.example.org/oauth2/authorize")
        #expect(read.tokenURI == "https://auth.example.org/oauth2/token")
        #expect(read.revocationURI == "https://auth.example.org/oauth2/revoke")
        #expect(read.signOutURI == "https://auth.example.org/logout" && read.usesDomainSignOutPage)
        #expect(read.signOutRedirectURI == nil && read.clientSecret == nil && read.scopes == ["openid"])
        #expect(try self.read(["WebDomain": "https://auth.example.org"]).tokenURI == read.tokenURI)
        #expect(try self.read(["WebDomain": "localhost:9229"]).tokenURI == "http://localhost:9229/oauth2/token")
    }

    @Test func `endpoints of their own take the place of the web domain's`() throws {
        let read = try read([
            "WebDomain": NSNull(), "SignInURI": "https://a.org/in?x=1", "TokenURI": "http://127.0.0.1:1/token",
            "AppClientSecret": "s", "TokenURIQueryParameters": ["audience": "me"],
        ])
        #expect(read.signInURI == "https://a.org/in?x=1" && read.tokenURI == "http://127.0.0.1:1/token")
        #expect(read.signOutURI == nil && read.revocationURI == nil && read.clientSecret?.exposed == "s")
        #expect(read.parameters == [.token: ["audience": "me"]])
        let parts = HostedUICalls.parts("https://a.org:1/t/u?x=1?2")
        #expect(parts.origin == "https://a.org:1" && parts.path == "/t/u" && parts.query == "x=1?2")
        #expect(HostedUICalls.parts("https://a.org").path == "/")
    }

    @Test func `what is wrong or missing is named with its path`() {
        let path = "Auth.Default.OAuth"
        #expect(complaint(["WebDomain": NSNull()]) == "\(path).WebDomain is missing.")
        #expect(complaint(["AppClientId": NSNull()]) == "\(path).AppClientId is missing.")
        #expect(complaint(["SignInRedirectURI": NSNull()]) == "\(path).SignInRedirectURI is missing.")
        for (key, value) in [
            ("WebDomain", "http://auth.example.org"), ("TokenURI", "http://a.org/t"), ("SignInURI", "ftp://a.org"),
            ("SignOutURI", "https://u@a.org"), ("SignInRedirectURI", "http://a.org/in"),
            ("SignOutRedirectURI", "app://x#y"), ("SignInRedirectURI", "in"),
        ] { #expect(complaint([key: value])?.hasPrefix("\(path).\(key) ") == true, "\(key)") }
        #expect(complaint(["Scopes": "openid"]) == "\(path).Scopes must be an array of texts.")
        #expect(complaint(["Scopes": [String]()]) == "\(path).Scopes must be an array of texts.")
        #expect(
            complaint(["SignOutURIQueryParameters": ["a": 1]])
                == "\(path).SignOutURIQueryParameters must be an object of texts.")
    }

    @Test func `a section that is not complete does not keep an app from signing in with the pool`() async throws {
        let document: [String: Any] = [
            "CognitoUserPool": ["Default": ["PoolId": "us-east-1_x", "AppClientId": "c"]],
            "Auth": ["Default": ["OAuth": [String: Any]()]],
        ]
        let client = AWSMobileClient(
            configuration: document, store: MemoryTokenStore(), transport: FakePool().transport)
        #expect(try await client.initialize() == .signedOut)
        let thrown = await #expect(throws: AWSMobileClientError.self) { try await client.hostedUI.signIn() }
        #expect(thrown?.message == "Auth.Default.OAuth.WebDomain is missing.")
    }

    #if os(Linux) || os(macOS)
        @Test func `a browser that fails or is missing is an error`() async throws {
            try await BrowserOpener.start("true", with: "x")
            for program in ["false", "no-such-program-of-any-kind"] {
                await #expect(throws: AWSMobileClientError.self) { try await BrowserOpener.start(program, with: "x") }
            }
            let address = try #require(URL(string: "file:///etc/passwd"))
            await #expect(throws: AWSMobileClientError.self) { try await BrowserOpener.system.open(address) }
        }
    #endif
}
