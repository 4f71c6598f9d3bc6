import Foundation
import Kernel
import Testing
import UserPoolsModel

@testable import AWSMobileClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sign-ins on the hosted pages of the real server, with a browser that knows forms and cookies.
@Suite(.timeLimit(.minutes(10))) struct HostedUIWalks {
    // B.8 B.10
    @Test(arguments: WalkEngine.available)
    func `a user signs in in the browser, refreshes, and signs out of the browser too`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, browser) = (try await server.user(), WalkBrowser())
        let port = try FreePorts().service
        let signedOut = "http://127.0.0.1:\(port)/signed-out"
        let app = try await server.hostedApp(signedOut: signedOut)
        let clock = DeviceClock()
        let client = try server.hostedClient(app, signedOut: signedOut, clock: clock)
        client.hostedUI.pages = SystemHostedUIPages(
            opener: BrowserOpener { try await browser.signIn(user, at: $0) })
        #expect(try await client.initialize() == .signedOut)
        #expect(try await client.hostedUI.signIn() == .signedIn)
        #expect(client.username == user.username)
        #expect(try await client.getUserAttributes()["email"] == user.email)
        let before = try await client.getTokens()
        clock.advance(seconds: 3_600)
        let after = try await client.getTokens()
        #expect(before.accessToken?.tokenString != after.accessToken?.tokenString)
        client.hostedUI.pages = SystemHostedUIPages(opener: BrowserOpener { _ = try await browser.get($0) })
        try await client.hostedUI.signOut()
        #expect(client.currentUserState == .signedOut)
        // The browser's session has ended, so the page asks for the password again.
        client.hostedUI.pages = SystemHostedUIPages(
            opener: BrowserOpener { try await browser.signIn(user, at: $0) })
        try await client.hostedUI.signIn()
        #expect(browser.forms.read { $0 } == 2)
    }
}

/// A browser as far as the pages need one.
private final class WalkBrowser: Sendable {
    /// The number of forms that were sent.
    let forms = Locked(0)
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 30
        session = URLSession(configuration: configuration)
    }

    func get(_ url: URL) async throws -> (page: String, url: URL?) { try await open(URLRequest(url: url)) }

    /// Fills in the sign-in form of the page to which `url` leads, and follows the response to the app.
    func signIn(_ user: TestUser, at url: URL) async throws {
        let (page, address) = try await get(url)
        guard let form = page.firstRange(of: "<form class=\"form\"").map({ String(page[$0.lowerBound...]) }),
            let action = attribute("action", in: form), let csrf = value(of: "csrf", in: form),
            let target = URL(string: action, relativeTo: address)
        else { throw WalkError("no sign-in form: \(page.prefix(500))") }
        var request = URLRequest(url: target)
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "content-type")
        request.setValue(
            "\(target.scheme ?? "")://\(target.host ?? ""):\(target.port ?? 80)", forHTTPHeaderField: "origin")
        let fields = [("username", user.username), ("password", user.password), ("csrf", csrf)]
        request.httpBody = Data(QueryText.join(fields.map { (name: $0.0, value: $0.1) }).utf8)
        forms.change { $0 += 1 }
        _ = try await open(request)
    }

    private func open(_ request: URLRequest) async throws -> (page: String, url: URL?) {
        let (data, response) = try await session.data(for: request)
        return (String(decoding: data, as: UTF8.self), response.url)
    }

    private func value(of name: String, in form: String) -> String? {
        form.firstRange(of: "name=\"\(name)\"").flatMap { found in
            let start = form[..<found.lowerBound].lastIndex(of: "<") ?? form.startIndex
            return attribute("value", in: String(form[start...]))
        }
    }

    private func attribute(_ name: String, in text: String) -> String? {
        text.firstRange(of: "\(name)=\"").map { found in
            String(text[found.upperBound...].prefix { $0 != "\"" }).replacingOccurrences(of: "&amp;", with: "&")
        }
    }
}

extension MartletProcess {
    /// Creates an app client for the hosted pages.
    fileprivate func hostedApp(signedOut: String) async throws -> AppClient {
        let pool = try pool
        let made = try await call(
            CreateUserPoolClientInput(
                allowedOAuthFlows: [.code], allowedOAuthFlowsUserPoolClient: true,
                allowedOAuthScopes: ["openid", "email", "aws.cognito.signin.user.admin"],
                callbackURLs: ["http://127.0.0.1/signed-in"], clientName: Name.random(8),
                logoutURLs: [signedOut], supportedIdentityProviders: ["COGNITO"], userPoolId: pool)
        ).userPoolClient
        guard let id = made?.clientId else { throw WalkError("an app client without an id") }
        return AppClient(pool: pool.rawValue, id: id.rawValue, secret: nil)
    }

    fileprivate func hostedClient(_ app: AppClient, signedOut: String, clock: DeviceClock) throws -> AWSMobileClient {
        var document = try AWSConfigurationFile.read(configurationFile)
        document["CognitoUserPool"] = [
            "Default": ["PoolId": app.pool, "AppClientId": app.id, "Endpoint": origin]
        ]
        document["Auth"] = [
            "Default": [
                "OAuth": [
                    "WebDomain": origin, "AppClientId": app.id, "SignInRedirectURI": "http://127.0.0.1/signed-in",
                    "SignOutRedirectURI": signedOut,
                    "Scopes": ["openid", "email", "aws.cognito.signin.user.admin"],
                ] as [String: Any]
            ]
        ]
        let made = document
        return AWSMobileClient(store: MemoryTokenStore(), world: clock.world, app: "walks") { made }
    }
}
