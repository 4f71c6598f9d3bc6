import Foundation

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient
@testable import WireRuntime

/// An authorization server in memory: the sign-in page as `HostedUIPages`, the token endpoint as a `Transport`.
/// Requests to other endpoints go to a pool.
final class FakeAuthorizationServer: Sendable {
    struct State: Sendable {
        /// The code challenges and redirect URIs of the codes.
        var codes: [String: (challenge: String, redirectURI: String)] = [:]
        var isOnline = true
        /// The response to the next token requests, in place of tokens.
        var refusal: (status: Int, body: String)?
        /// Whether it refuses every refresh token.
        var refusesRefreshTokens = false
        /// The users of the refresh tokens.
        var refreshTokens: [String: String] = [:]
        /// The claim `exp` of the tokens, if there is one.
        var end: Int64?
        /// The members that responses leave out.
        var withheld: Set<String> = []
        var rotates = false
        var issued = 0
        var user = "jane"
        /// The URLs of the pages that were shown.
        var pages: [URL] = []
        var requests: [ClientRequest] = []
    }

    let state = Locked(State())
    /// Delays token requests.
    let gate = Gate()
    let pool: FakePool

    init(_ pool: FakePool = .withJane()) { self.pool = pool }

    @discardableResult
    func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value { state.change(body) }
    var pages: [URL] { state.read(\.pages) }

    /// The form fields of the requests to the path that ends with `path`.
    func forms(_ path: String) -> [[String: String]] {
        state.read { $0.requests }.filter { $0.path.hasSuffix(path) }.map { FakeAuthorizationServer.fields($0.body) }
    }

    static func fields(_ form: [UInt8]) -> [String: String] {
        fields(of: URL(string: "http://x/?\(String(decoding: form, as: UTF8.self))"))
    }

    static func fields(of url: URL?) -> [String: String] {
        let items = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }?.queryItems ?? []
        return items.reduce(into: [:]) { $0[$1.name] = $1.value }
    }

    var transport: Transport {
        Transport { request in
            guard request.path.contains("/oauth") else { return try await self.pool.transport.send(request) }
            try await self.gate.pass()
            return try self.state.change { state in
                guard state.isOnline else { throw URLError(.notConnectedToInternet) }
                state.requests.append(request)
                guard !request.path.hasSuffix("/revoke") else { return ClientResponse(status: 200) }
                return state.token(Self.fields(request.body))
            }
        }
    }

    /// The redirect of a user who signs in on the page at `url`.
    func signIn(_ url: URL) -> URL? {
        let asked = Self.fields(of: url)
        return state.change { state in
            state.pages.append(url)
            guard let redirect = asked["redirect_uri"], let challenge = asked["code_challenge"] else { return nil }
            let code = "code+/\(state.codes.count)"
            state.codes[code] = (challenge, redirect)
            return URL(
                string: QueryText.append([("code", code), ("state", asked["state"] ?? "")], to: redirect))
        }
    }
}

extension FakeAuthorizationServer: HostedUIPages {
    /// Signs the user in at once; a page without a code challenge is one for a sign-out.
    func open(_ page: HostedUIPage) async throws -> URL? {
        let url = try page.url(redirectingTo: page.redirectURI)
        return signIn(url) ?? page.redirectURI.flatMap { URL(string: $0) }
    }
}

extension FakeAuthorizationServer.State {
    private static let invalidGrant = ClientResponse(status: 400, body: Array(#"{"error":"invalid_grant"}"#.utf8))

    fileprivate mutating func token(_ form: [String: String]) -> ClientResponse {
        if let refusal { return ClientResponse(status: refusal.status, body: Array(refusal.body.utf8)) }
        let isRefresh = form["grant_type"] == "refresh_token"
        let holder = isRefresh ? refreshTokens[form["refresh_token"] ?? ""] ?? user : user
        guard !isRefresh || !refusesRefreshTokens else { return Self.invalidGrant }
        if !isRefresh {
            guard let known = codes.removeValue(forKey: form["code"] ?? ""), known.redirectURI == form["redirect_uri"],
                known.challenge == HostedUISignIn.challenge(of: form["code_verifier"] ?? "")
            else { return Self.invalidGrant }
        }
        issued += 1
        let names = ["sub": "sub-of-\(holder)", "username": holder, "jti": "\(issued)", "origin_jti": "o"]
        let claims = JSONObject(
            names.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }
                + (end.map { [.init("exp", .integer($0))] } ?? []))
        var tokens = ["access_token": FakeTokens.make(claims), "id_token": FakeTokens.make(claims)]
        if rotates || !isRefresh {
            tokens["refresh_token"] = "refresh-\(issued)"
            refreshTokens["refresh-\(issued)"] = holder
        }
        let members = tokens.map { JSONObject.Member($0.key, .string($0.value)) }
        let all = (members + [JSONObject.Member("expires_in", .integer(3600))]).filter { !withheld.contains($0.name) }
        var json = JSONWriter()
        json.write(.object(JSONObject(all)))
        return ClientResponse(status: 200, body: json.bytes)
    }
}

/// Pages that a closure opens.
struct ScriptedPages: HostedUIPages {
    let opening: @Sendable (HostedUIPage) async throws -> URL?

    func open(_ page: HostedUIPage) async throws -> URL? { try await opening(page) }
}

extension AWSMobileClient {
    /// A client of `server` with its pages. `oauth` replaces values of the section `OAuth`; `NSNull` removes one.
    static func hosted(
        _ server: FakeAuthorizationServer, store: any TokenStore = MemoryTokenStore(), clock: TestClock = TestClock(),
        oauth: [String: Any] = [:], hasPool: Bool = true
    ) -> AWSMobileClient {
        let section: [String: Any] = [
            "WebDomain": "localhost:1", "AppClientId": "hosted", "Scopes": ["openid", "email"],
            "SignInRedirectURI": "app://in", "SignOutRedirectURI": "app://out",
        ]
        var document: [String: Any] = [
            "Auth": ["Default": ["OAuth": section.merging(oauth) { $1 }.filter { !($0.value is NSNull) }]]
        ]
        if hasPool {
            document["CognitoUserPool"] = [
                "Default": ["PoolId": "us-east-1_AbCdEf123", "AppClientId": "hosted", "Endpoint": "localhost:1"]
            ]
        }
        let made = document
        let client = AWSMobileClient(store: store, transport: server.transport, world: clock.world, app: "app") { made }
        client.hostedUI.pages = server
        return client
    }
}
