import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import TestKit
import Testing
import Wire

@testable import Pages

/// A server with a pool, the user `ann`, a client of it, and its pages. Browsers reach it over TLS.
struct PageSite {
    let server: TestServer
    let pool: UserPool
    let client: Client
    /// The provider `Contoso`, if a test adds it.
    let provider: TestProvider
    let site: HostedSite
    private let routes: [PathRoute]

    static let callback = "https://app.example.com/cb"
    static let host = "auth.example.test"

    init(
        _ engine: Engine, isSecure: Bool = true, user: String = "ann", _ attributes: [String: String] = Self.attributes,
        pool set: (inout PoolSettings) -> Void = { _ in }, client setClient: (inout ClientSettings) -> Void = { _ in }
    ) async throws {
        try await self.init(
            try await TestServer(engine), isSecure: isSecure, user: user, attributes, pool: set, client: setClient)
    }

    init(
        _ server: TestServer, isSecure: Bool = true, user: String = "ann",
        _ attributes: [String: String] = Self.attributes, pool set: (inout PoolSettings) -> Void = { _ in },
        client setClient: (inout ClientSettings) -> Void = { _ in }
    ) async throws {
        let pool = try await server.poolVerifyingEmail([], setting: set)
        let client = try await server.client(in: pool) { settings in
            settings.oauth = Self.oauth
            setClient(&settings)
        }
        try await server.makeUser(user, attributes: attributes, by: client)
        self.init(server, pool, client, isSecure: isSecure)
    }

    private init(_ server: TestServer, _ pool: UserPool, _ client: Client, isSecure: Bool) {
        (self.server, self.pool, self.client) = (server, pool, client)
        provider = TestProvider(server.world)
        let services = OAuthServices(
            database: server.database, world: server.world, settings: server.settings, cipher: server.cipher,
            tokens: server.tokens)
        let authorization = Authorization(services, isSecure: isSecure)
        site = HostedSite(
            frame: RequestFrame(), authorization: authorization, reader: AuthorizeRequestReader(services),
            authenticator: server.authenticator, accounts: server.accounts,
            external: ExternalSite(server.federation(provider), origin: { _ in "https://\(Self.host)" }),
            externalSignIn: ExternalSignIn(server.services), settings: server.settings,
            cipher: server.cipher, world: server.world)
        routes =
            site.routes + AuthorizeEndpoint(frame: RequestFrame(), authorization: authorization).routes
            + LogoutEndpoint(
                frame: RequestFrame(), authorization: authorization, signOutAtProvider: site.signOutAtProvider
            ).routes
            + TokenEndpoint(frame: RequestFrame(), services: services).routes
            + DeviceAuthorizationEndpoint(frame: RequestFrame(), services: services).routes
    }

    static let attributes = ["email": "ann@example.com", "phone_number": TestServer.phone]

    private static let oauth: OAuthSettings = {
        var settings = OAuthSettings()
        settings.enabled = true
        settings.flows = [.code]
        settings.scopes = ["openid", "email"]
        settings.callbackURLs = [callback]
        settings.defaultRedirectURI = callback
        settings.identityProviders = ["COGNITO"]
        return settings
    }()

    /// The query of a usual authorization request.
    var query: String {
        "client_id=\(client.id.rawValue)&redirect_uri=\(PercentEncoding.encode(Self.callback.utf8))"
            + "&response_type=code&scope=openid&state=s"
    }

    func answer(_ request: WireRequest) async throws -> WireResponse {
        let route = try #require(routes.first { $0.method == request.method && $0.pattern == request.path })
        return try #require(await route.respond(request, PathParameters()))
    }

    /// What a page knows of `request`.
    func hosted(_ request: WireRequest) async throws -> HostedRequest {
        try await HostedRequest(request, path: request.path, site: site)
    }
}
