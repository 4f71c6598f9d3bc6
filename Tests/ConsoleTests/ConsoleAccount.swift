import AccessControl
import Cryptography
import Kernel
import SigV4
import Storage
import TestKit
import Wire

@testable import Console

/// An account on an empty database, and the console's sessions of its keys.
struct ConsoleAccount {
    let server: TestServer
    let keys: AccessKeys
    let sessions: ConsoleSessions
    let operators: SignedInOperators

    static let region = "us-east-1"
    private static let host = "127.0.0.1:9230"

    init(_ engine: Engine) async throws {
        server = try await TestServer(engine)
        keys = AccessKeys(database: server.database, sealer: server.cipher.sealer, world: server.world)
        let signatures = SignatureAuthentication(
            keys: keys, world: server.world, region: Self.region, accountID: TestServer.account,
            principals: Principals(server.identityStore, tokens: server.sessionTokens, poolTags: .none))
        let operators = SignedInOperators()
        self.operators = operators
        sessions = ConsoleSessions(
            server.database, world: server.world, cipher: server.cipher,
            credentials: ConsoleCredentials(
                signer: { try await signatures.signer(ofAddress: $0, service: ConsoleEntry.service) },
                caller: { try await signatures.caller(accessKeyID: $0, token: $1, for: $2) },
                operators: operators.port))
    }

    /// An address that a key has signed.
    func address(signedBy key: NewAccessKey, for seconds: Int = ConsoleEntry.lifetime) -> WireRequest {
        let signer = Signer(
            accessKeyID: key.key.id.rawValue, secret: key.secret, region: Self.region, service: ConsoleEntry.service)
        let request = SignableRequest(
            method: "GET", path: ConsoleEntry.path, query: "", headers: [("host", Self.host)], body: [])
        let query = signer.presignedQuery(of: request, for: seconds, at: server.clock.now)
        return WireRequest(
            method: "GET", path: ConsoleEntry.path, query: query, headers: [("Host", Self.host)],
            remoteAddress: "127.0.0.1")
    }

    /// Begins a session.
    ///
    /// - Returns: Its cookie.
    func enter(by address: WireRequest) async throws -> String {
        try await sessions.begin(by: address, as: sessions.signer(of: address)).exposed
    }

    /// The caller of a session; nil if it has ended.
    func caller(_ cookie: String) async throws -> IAMCaller? {
        try await sessions.find(cookie, for: WireRequest(method: "GET", path: "/console"))?.caller
    }

    /// Creates an IAM user with an access key.
    func userKey(_ name: String) async throws -> NewAccessKey {
        _ = try await IAMUsers(server.identityStore).create(name)
        return try await UserAccessKeys(server.identityStore, sealer: server.cipher.sealer).create(for: name)
    }
}
