import Authentication
import Directory
import Foundation
import Kernel
import OAuth
import TestKit
import Tokens
import Wire

/// A server with a pool, the user `ann`, a client of it, and the endpoints that browsers open.
struct BrowserSite {
    let server: TestServer
    let pool: UserPool
    let client: Client
    let services: OAuthServices
    let authorization: Authorization
    private let routes: [PathRoute]
    /// The secret of the client.
    static let secret = "a secret"

    static let callback = "https://app.example.com/cb"
    static let goodbye = "https://app.example.com/bye"
    /// S256 of the verifier in RFC 7636, appendix B.
    static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

    init(_ engine: Engine, _ set: (inout OAuthSettings) -> Void = { _ in }) async throws {
        try await self.init(try await TestServer(engine), set)
    }

    init(_ server: TestServer, _ set: (inout OAuthSettings) -> Void = { _ in }) async throws {
        self.server = server
        pool = try await server.poolVerifyingEmail()
        client = try await server.client(in: pool, secret: "a secret") { settings in
            settings.oauth = Self.settings
            set(&settings.oauth)
        }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        services = OAuthServices(
            database: server.database, world: server.world, settings: server.settings, cipher: server.cipher,
            tokens: server.tokens)
        authorization = Authorization(services, isSecure: true)
        routes =
            AuthorizeEndpoint(frame: RequestFrame(), authorization: authorization).routes
            + LogoutEndpoint(frame: RequestFrame(), authorization: authorization) { _, _, _, _ in nil }.routes
            + TokenEndpoint(frame: RequestFrame(), services: services).routes
            + RevocationEndpoint(frame: RequestFrame(), services: services).routes
            + UserInfoEndpoint(frame: RequestFrame(), services: services).routes
            + IntrospectionEndpoint(frame: RequestFrame(), services: services).routes
    }

    private static let settings: OAuthSettings = {
        var settings = OAuthSettings()
        settings.enabled = true
        settings.flows = [.code, .implicit]
        settings.scopes = ["openid", "profile", "email", "aws.cognito.signin.user.admin"]
        settings.callbackURLs = [
            callback, "myapp://cb", "http://127.0.0.1/cb", "http://localhost:3000/cb", "\(callback)?tenant=1",
        ]
        settings.logoutURLs = [goodbye, "myapp://bye"]
        settings.identityProviders = ["COGNITO"]
        return settings
    }()

    /// The parameters of a usual request, changed by `changes`; nil removes one.
    func parameters(_ changes: [String: String?] = [:]) -> [String: String] {
        let usual = [
            "response_type": "code", "client_id": client.id.rawValue, "redirect_uri": Self.callback, "state": "s 1&é",
            "scope": "openid aws.cognito.signin.user.admin",
        ]
        return usual.merging(changes.compactMapValues { $0 }) { $1 }.filter { changes[$0.key] != .some(nil) }
    }

    /// The answer to a GET of `path` with exactly these parameters, by the browser of `user`.
    func get(_ path: String, _ parameters: [String: String], by user: AuthenticatedUser? = nil) async throws -> Landing
    {
        try await get(path, query: Self.query(parameters), by: user)
    }

    /// The same with a query as it is sent.
    func get(_ path: String, query: String, by user: AuthenticatedUser? = nil) async throws -> Landing {
        var headers: [WireRequest.Header] = []
        if let user {
            let cookie = BrowserSessionCookie(of: pool.id, isSecure: true).setting(user.session, of: pool).value
            headers = [("Cookie", String(cookie.prefix { $0 != ";" }))]
        }
        let request = WireRequest(method: "GET", path: path, query: query, headers: headers)
        guard let route = routes.first(where: { $0.method == "GET" && $0.pattern == path }),
            let response = await route.respond(request, PathParameters())
        else { throw NoAnswerError() }
        return try Landing(response)
    }

    /// The answer to an authorization request with the usual parameters, changed by `changes`.
    func authorize(_ changes: [String: String?] = [:], by user: AuthenticatedUser? = nil) async throws -> Landing {
        try await get("/oauth2/authorize", parameters(changes), by: user)
    }

    /// The JSON in the answer to a request that a client sends itself.
    func call(
        _ path: String, _ form: [String: String] = [:], method: String = "POST", headers: [WireRequest.Header] = []
    ) async throws -> Reply {
        let type: [WireRequest.Header] = [("Content-Type", "application/x-www-form-urlencoded")]
        let request = WireRequest(
            method: method, path: path, headers: (form.isEmpty ? [] : type) + headers,
            body: Array(Self.query(form).utf8))
        guard let route = routes.first(where: { $0.method == method && $0.pattern == path }),
            let response = await route.respond(request, PathParameters())
        else { throw NoAnswerError() }
        return try Reply(response)
    }

    /// The answer of the token endpoint to the client with its secret in the form; nil removes a field.
    func token(_ fields: [String: String?]) async throws -> Reply {
        let usual: [String: String?] = ["client_id": client.id.rawValue, "client_secret": Self.secret]
        return try await call("/oauth2/token", usual.merging(fields) { $1 }.compactMapValues { $0 })
    }

    /// A new code for `ann`, for the usual request changed by `changes`.
    func code(_ changes: [String: String?] = [:], by user: AuthenticatedUser? = nil) async throws -> String {
        let ann: AuthenticatedUser
        if let user { ann = user } else { ann = try await server.signInOnPage(by: client) }
        guard let code = try await authorize(changes, by: ann).query["code"] else { throw NoAnswerError() }
        return code
    }

    /// The answer to the exchange of `code` with the usual fields, changed by `changes`.
    func exchange(_ code: String, _ changes: [String: String?] = [:]) async throws -> Reply {
        let usual: [String: String?] = [
            "grant_type": "authorization_code", "code": code, "redirect_uri": Self.callback,
        ]
        return try await token(usual.merging(changes) { $1 })
    }

    static func query(_ parameters: [String: String]) -> String {
        parameters.sorted { $0.key < $1.key }
            .map { "\($0.key)=\(PercentEncoding.encode($0.value.utf8))" }.joined(separator: "&")
    }
}

/// Where a redirect leads.
struct Landing {
    let response: WireResponse
    let location: String
    /// The URL before its query and fragment.
    let page: String
    let query: QueryParameters
    let fragment: QueryParameters
    let hasFragment: Bool

    init(_ response: WireResponse) throws {
        guard let location = response.header("Location") else { throw NoAnswerError() }
        self.response = response
        self.location = location
        let halves = location.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = halves[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        page = String(parts[0])
        query = QueryParameters(parts.count > 1 ? String(parts[1]) : "")
        fragment = QueryParameters(halves.count > 1 ? String(halves[1]) : "")
        hasFragment = halves.count > 1
    }

    /// The error that the client gets, if the browser goes to the client.
    var clientError: String? { page == BrowserSite.callback ? query["error"] : nil }
    /// The error that a page of the server shows.
    var pageError: String? { page == "/error" ? query["error"] : nil }
}

/// The JSON object in a response.
struct Reply {
    let response: WireResponse
    private let fields: [String: Any]

    init(_ response: WireResponse) throws {
        self.response = response
        guard !response.body.isEmpty else {
            fields = [:]
            return
        }
        guard let object = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any] else {
            throw NoAnswerError()
        }
        fields = object
    }

    var status: Int { response.status }
    var names: Set<String> { Set(fields.keys) }
    subscript(_ name: String) -> String? { fields[name] as? String }
    func number(_ name: String) -> Int? { fields[name] as? Int }
    func flag(_ name: String) -> Bool? { fields[name] as? Bool }
    var error: String? { self["error"] }
    /// The parsed token in the field `name`.
    func token(_ name: String) throws -> TokenText { try TokenText(self[name] ?? "") }
}

/// The response is no redirect.
struct NoAnswerError: Error {}

extension IssuedTokens {
    /// The text of the ID token.
    var idTokenText: String { idToken?.exposed ?? "" }
}
