import Foundation
import HTTPServer
import IdentityPools
import Kernel
import Sync
import SyncAPI
import TestKit
import Testing
import Wire
import WireRuntime

/// The REST API of sync over a test server.
struct SyncAPI {
    let base: TestServer
    let pool: IdentityPoolRecord
    let identity: IdentityID
    private let routes: Routes

    static let account = "123456789012"

    /// The account itself.
    static let root = IAMCaller(
        accessKeyID: "AKIA", accountID: account, region: "eu-test-1", principal: .root)

    /// The holder of an identity's credentials.
    static func holder(of identity: IdentityID) -> IAMCaller {
        let session = IAMSession(
            issuedAt: Instant(seconds: 0), expiresAt: Instant(seconds: 0),
            federationKeys: ["cognito-identity.amazonaws.com:sub": [identity.rawValue]])
        return IAMCaller(
            accessKeyID: "ASIA", accountID: account, region: "eu-test-1",
            principal: .assumedRole(PrincipalID(rawValue: "AROA"), role: "user", session: "s"), session: session)
    }

    /// - Parameter signsAsIdentity: Whether the signer is the pool's user, and not the account.
    init(_ engine: Engine = .sqliteFile, signsAsIdentity: Bool = true) async throws {
        let base = try await TestServer(engine)
        let pool = try await base.identityPool { $0.developerProvider = "login.example.com" }
        let identity = try await base.identities.identity(
            of: Login(.developer, provider: "login.example.com", subject: "ann"), with: [], as: nil, in: pool.id)
        (self.base, self.pool, self.identity) = (base, pool, identity)
        let changes = base.changeFeed()
        let services = SyncServices(
            datasets: base.datasets(changes), records: base.records(changes: changes), settings: base.syncSettings,
            trigger: base.syncTrigger, streams: base.streams(), bulk: base.bulkPublishing, changes: changes,
            push: base.push(), devices: base.syncDevices())
        let signer = signsAsIdentity ? Self.holder(of: identity) : Self.root
        let table = OperationTable(
            SyncOperations.catalogue, operations: SyncOperations.all(services),
            authentication: CallerAuthentication(
                accessToken: { _, _ in throw InvalidInput("No operation takes an access token.") },
                signature: { request, _ in
                    guard request.header("authorization") != nil else {
                        throw ServiceError(.missingAuthenticationToken, "Missing Authentication Token")
                    }
                    return signer
                },
                permission: { _, _, _ in },
                action: { _, _, _ in }),
            pages: PageSeal(key: Secret(base.world.bytes(32))))
        routes = try Routes(RESTJSONProtocol([table]).routes, frame: RequestFrame())
    }

    /// The path of the pool, percent-encoded.
    var poolPath: String { "/identitypools/" + PercentEncoding.encode(Array(pool.id.rawValue.utf8)) }
    /// The path of the identity.
    var identityPath: String { poolPath + "/identities/" + PercentEncoding.encode(Array(identity.rawValue.utf8)) }
    /// The path of a dataset.
    func datasetPath(_ name: String = "notes") -> String { identityPath + "/datasets/" + name }

    func respond(
        _ method: String, _ path: String, query: String = "", _ body: Any? = nil, headers: [WireRequest.Header] = [],
        signed: Bool = true
    ) async throws -> WireResponse {
        var sent = headers
        if signed { sent.append(("authorization", "AWS4-HMAC-SHA256 …")) }
        if body != nil { sent.append(("content-type", "application/json")) }
        let bytes = try body.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? []
        return await routes.respond(
            to: WireRequest(method: method, path: path, query: query, headers: sent, body: bytes, requestID: "r-1"))
    }

    /// The members of an answer.
    @discardableResult
    func call(
        _ method: String, _ path: String, query: String = "", _ body: Any? = nil
    ) async throws -> [String: Any] {
        let response = try await respond(method, path, query: query, body)
        guard response.status == 200 else { throw APIError(response) }
        guard !response.body.isEmpty else { return [:] }
        return try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any] ?? [:]
    }

    /// The status, the code and the message of a call that is refused; nil if it succeeds.
    func refusal(
        _ method: String, _ path: String, query: String = "", _ body: Any? = nil
    ) async throws -> String? {
        do {
            try await call(method, path, query: query, body)
            return nil
        } catch let error as APIError { return error.text }
    }

    /// Writes a record with a session token of now.
    @discardableResult
    func write(
        _ key: String, _ value: String, count: Int = 0, to name: String = "notes"
    ) async throws -> [String: Any] {
        let listed = try await call("GET", datasetPath(name) + "/records")
        let patch: [String: Any] = ["Key": key, "Value": value, "Op": "replace", "SyncCount": count]
        let session = try #require(listed["SyncSessionToken"])
        return try await call(
            "POST", datasetPath(name), ["RecordPatches": [patch], "SyncSessionToken": session])
    }
}

/// A refused call.
struct APIError: Error {
    /// `403 Code: message`
    let text: String

    init(_ response: WireResponse) {
        let body = (try? JSONSerialization.jsonObject(with: Data(response.body))) as? [String: Any] ?? [:]
        text = "\(response.status) \(response.header("x-amzn-ErrorType") ?? "?") \(body["message"] as? String ?? "?")"
    }
}
