import AccessControl
import Cryptography
import Directory
import Kernel
import SigV4
import TestKit
import Testing
import Wire

@testable import ExternalAuthorization

/// A server with services of the operator's own, and what a gateway would ask it.
struct TestGateway {
    static let host = "files.example.com"
    static let rule = "arn:aws:files:::{bucket}/{rest}"
    /// The scope of tokens that an app gets by a password.
    static let scope = "aws.cognito.signin.user.admin"

    let server: TestServer
    let pool: UserPool
    let client: Client
    let keys: AccessKeys
    let userKeys: UserAccessKeys
    let records = Locked<[RequestRecord]>([])

    init(_ engine: Engine = .sqliteFile) async throws {
        (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let sealer = Sealer(
            try SealingKeys(text: SealingKeys.makeText(from: server.world), source: "test"), world: server.world)
        keys = AccessKeys(
            database: server.database, sealer: sealer, world: server.world,
            root: try RootKey(id: "ROOTKEY", secret: Secret("0123456789abcdef")))
        userKeys = UserAccessKeys(server.identityStore, sealer: sealer)
    }

    /// Rules for a service with objects in buckets.
    static func rules() throws -> [GatewayRule] {
        let objects = try #require(ServicePathPattern("/buckets/{bucket}/{rest...}"))
        let upload = try #require(ServicePathPattern("/upload"))
        func permission(_ action: String) throws -> GatewayRule.Permission {
            .init(action: action, resource: try #require(ResourceTemplate(rule)))
        }
        return [
            GatewayRule(method: "GET", path: objects, permission: try permission("files:GetObject"), scopes: [scope]),
            GatewayRule(method: "PUT", path: objects, permission: try permission("files:PutObject")),
            GatewayRule(
                method: "POST", path: upload,
                permission: .init(
                    action: "files:PutObject", resource: try #require(ResourceTemplate("arn:aws:files:::upload"))),
                allowsUnsignedPayload: true),
            GatewayRule(method: "DELETE", path: objects, scopes: [scope], checksSession: true),
        ]
    }

    func endpoint(trusting proxies: [String] = []) throws -> VerifyEndpoint {
        let principals = Principals(server.identityStore, tokens: server.sessionTokens, poolTags: .none)
        let host = GatewayHost(name: Self.host, service: "files", pools: [pool.id], rules: try Self.rules())
        return VerifyEndpoint(
            frame: RequestFrame { [records] record in records.change { $0.append(record) } }, hosts: [host],
            trusting: try #require(TrustedProxies(proxies)),
            signatures: SignatureAuthentication(
                keys: keys, world: server.world, region: "us-east-1", accountID: TestServer.account,
                principals: principals),
            tokens: server.accessTokens)
    }

    /// The answer to a question of a gateway.
    func answer(_ request: WireRequest, trusting proxies: [String] = []) async throws -> WireResponse {
        let isNamed = request.path == "/verify"
        let route = try #require(
            try endpoint(trusting: proxies).routes.first {
                $0.method == request.method && $0.pattern == (isNamed ? "/verify" : "/verify/{path...}")
            }, "no route")
        return try #require(await route.respond(request, PathParameters()))
    }

    /// A new user with a policy and an access key.
    func user(_ name: String, _ policy: String) async throws -> NewAccessKey {
        _ = try await IAMUsers(server.identityStore).create(name)
        try await InlinePolicies(server.identityStore).put("inline", document: policy, on: .user(name))
        return try await userKeys.create(for: name)
    }

    /// A request that a client of the service has signed.
    func signed(
        _ key: NewAccessKey, method: String = "GET", path: String = "/buckets/a/b", query: String = "",
        headers: [WireRequest.Header] = [], body: [UInt8] = [], payloadHash: String? = nil, service: String = "files"
    ) -> WireRequest {
        var request = WireRequest(
            method: method, path: path, query: query, headers: [(name: "Host", value: Self.host)] + headers, body: body)
        var signable = SignableRequest(
            method: method, path: path, query: query, headers: request.headers, body: body)
        signable.payloadHash = payloadHash
        let signer = Signer(
            accessKeyID: key.key.id.rawValue, secret: key.secret, region: "us-east-1", service: service)
        request.headers = signer.signedHeaders(of: signable, at: server.clock.now)
        return request
    }

    static func bearer(_ token: Secret<String>, method: String = "GET", path: String = "/buckets/a/b") -> WireRequest {
        WireRequest(
            method: method, path: path,
            headers: [(name: "Host", value: host), (name: "Authorization", value: "Bearer \(token.exposed)")])
    }

    static func allow(_ action: String, _ resource: String) -> String {
        #"{"Statement": [{"Effect": "Allow", "Action": "\#(action)", "Resource": "\#(resource)"}]}"#
    }
}

extension WireRequest {
    private var target: String { query.isEmpty ? path : "\(path)?\(query)" }
    private var clientHeaders: [Header] { headers.filter { $0.name.lowercased() != "host" } }

    /// As nginx asks about this request.
    func byNginx() -> WireRequest {
        var more: [Header] = [
            (name: "Host", value: "martlet.internal"), (name: "X-Original-Method", value: method),
            (name: "X-Original-URI", value: target), (name: "X-Original-Host", value: header("host") ?? ""),
        ]
        if !body.isEmpty { more.append((name: "X-Original-Content-Length", value: "\(body.count)")) }
        return WireRequest(method: "GET", path: "/verify", headers: more + clientHeaders)
    }

    /// As Traefik asks about this request.
    func byTraefik() -> WireRequest {
        WireRequest(
            method: "GET", path: "/verify",
            headers: [
                (name: "Host", value: "martlet.internal"), (name: "X-Forwarded-Method", value: method),
                (name: "X-Forwarded-Uri", value: target), (name: "X-Forwarded-Proto", value: "https"),
                (name: "X-Forwarded-Host", value: header("host") ?? ""), (name: "X-Forwarded-For", value: "192.0.2.9"),
            ] + clientHeaders)
    }

    /// As Envoy asks about this request.
    func byEnvoy() -> WireRequest {
        WireRequest(
            method: method, path: "/verify\(path)", query: query,
            headers: headers + [(name: "Content-Length", value: "0")])
    }
}

extension WireResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}
