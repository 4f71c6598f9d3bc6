import AccessControl
import Cryptography
import Kernel
import SecurityTokensModel
import SigV4
import Storage
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

/// Requests that temporary credentials sign.
@Suite struct SessionTokenTests {
    private func session(
        _ account: TestAccount, _ change: (inout SessionRequest) -> Void = { _ in }
    ) async throws -> RoleSession {
        let caller = try await account.caller(account.user("ann"))
        let role = try await account.role("Reader", trust: Policy.trust("*"), longest: 43_200)
        var request = SessionRequest(name: "app")
        change(&request)
        return try await account.sts.assumeRole(role, request: request, for: caller)
    }

    private func expect(
        _ code: ErrorCode, _ message: String, at location: SourceLocation = #_sourceLocation,
        _ work: () async throws -> IAMCaller
    ) async {
        let error = await #expect(throws: ServiceError.self, sourceLocation: location) { try await work() }
        #expect(error?.code == code && error?.message == message, sourceLocation: location)
    }

    private func expectUnrecognized(
        at location: SourceLocation = #_sourceLocation, _ work: () async throws -> IAMCaller
    ) async {
        await expect(
            .unrecognizedClient, "The security token included in the request is invalid.", at: location, work)
    }

    @Test(arguments: Engine.available)
    func `temporary credentials sign as the session of the role`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let session = try await session(account)
        let credentials = session.credentials
        #expect(credentials.accessKeyID.hasPrefix("ASIA") && credentials.accessKeyID.utf8.count == 20)
        #expect(credentials.secret.exposed.utf8.count == 40)
        #expect(credentials.expiresAt == account.clock.now.advanced(seconds: 3600))
        let caller = try await account.caller(credentials)
        let role = try await account.roles.get("Reader").role
        #expect(caller.arn == "arn:aws:sts::123456789012:assumed-role/Reader/app" && caller.arn == session.arn)
        #expect(caller.uniqueID == "\(role.id):app" && caller.uniqueID == session.id)
        #expect(caller.principal == .assumedRole(role.id, role: "Reader", session: "app"))
        #expect(caller.session?.expiresAt == credentials.expiresAt)
        #expect(role.lastUsedAt == account.clock.now && role.lastUsedRegion == "us-east-1")
    }

    @Test(arguments: Engine.available)
    func `nothing of a session is stored, and its text shows nothing`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.users.create("ann")
        let rows = try await account.database.read { try RowCountTable($0).counts() }
        let caller = IAMCaller(
            accessKeyID: "ROOTKEY", accountID: TestAccount.id, region: TestAccount.region, principal: .root)
        let credentials = try await account.sts.sessionToken(SessionRequest(), for: caller)
        #expect(try await account.database.read { try RowCountTable($0).counts() } == rows)
        let sealed = try #require(Base64.decode(credentials.sessionToken.exposed))
        #expect(!String(decoding: sealed, as: UTF8.self).contains(credentials.secret.exposed))
        #expect("\(credentials.sessionToken) \(credentials.secret)" == "••• •••")
    }

    @Test(arguments: Engine.available)
    func `credentials expire`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let credentials = try await session(account) { $0.duration = 900 }.credentials
        account.clock.advance(899)
        _ = try await account.caller(credentials)
        account.clock.advance(1)
        await expect(.expiredToken, "The security token included in the request is expired") {
            try await account.caller(credentials)
        }
    }

    // SIG-09
    @Test(arguments: Engine.available)
    func `a token is valid only whole and with its own key id and secret`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let one = try await session(account).credentials
        let caller = try await account.caller(account.user("bob"))
        let two = try await account.sts.assumeRole(
            "arn:aws:iam::123456789012:role/Reader", request: SessionRequest(name: "other"), for: caller
        ).credentials
        let token = one.sessionToken.exposed
        await expectUnrecognized { try await account.caller(two.accessKeyID, two.secret, token: token) }
        await expectUnrecognized { try await account.caller(one.accessKeyID, one.secret, token: nil) }
        await expectUnrecognized { try await account.caller("ROOTKEY", Secret("0123456789abcdef"), token: token) }
        for wrong in [
            "", "token", String(token.dropLast()), token + "A", token + "=", String(token.dropFirst()),
            "A" + token.dropFirst(), String(repeating: "A", count: 12_288), String(repeating: "A", count: 15_000),
            token.replacing("+", with: "-"), token + ", " + token,
        ] where wrong != token {
            await expectUnrecognized { try await account.caller(one.accessKeyID, one.secret, token: wrong) }
        }
        var sealed = try #require(Base64.decode(token))
        for place in [0, 1, 9, 25, 37, sealed.count - 1] {
            sealed[place] ^= 1
            await expectUnrecognized {
                try await account.caller(one.accessKeyID, one.secret, token: Base64.encode(sealed))
            }
            sealed[place] ^= 1
        }
        let error = await #expect(throws: ServiceError.self) {
            try await account.caller(one.accessKeyID, two.secret, token: token)
        }
        #expect(error?.code == .invalidSignature)
    }

    // SIG-05
    @Test func `a token in two places is refused`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let one = try await session(account).credentials
        let token = one.sessionToken.exposed
        var request = Sample.unsigned
        for _ in 0..<2 { request.headers.append((name: "X-Amz-Security-Token", value: token)) }
        let twice = Sample.signed(request, key: one.accessKeyID, secret: one.secret, at: account.clock.now)
        await expectUnrecognized {
            try await account.signatures().signer(of: twice, for: ListUserPoolsInput.operation)
        }
        var both = account.request(one.accessKeyID, one.secret, token: token)
        both.query = "x-amz-security-TOKEN=\(token)"
        await #expect(throws: ServiceError.self) {
            try await account.signatures().signer(of: both, for: ListUserPoolsInput.operation)
        }
    }

    // SIG-05
    @Test func `a presigned URL has its token in the query, and in the query alone`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let one = try await session(account).credentials
        let operation = GetCallerIdentityInput.operation
        let request = presigned(one, at: account.clock.now)
        #expect(try await account.signatures().signer(of: request, for: operation).session != nil)
        for token in [one.sessionToken.exposed, "other"] {
            let header: WireRequest.Header = ("X-Amz-Security-Token", token)
            let twice = presigned(one, at: account.clock.now, header: header)
            await expectUnrecognized { try await account.signatures().signer(of: twice, for: operation) }
        }
        let again = presigned(one, at: account.clock.now, adding: [("x-amz-security-token", "other")])
        await #expect(throws: ServiceError.self) {
            try await account.signatures().signer(of: again, for: operation)
        }
    }

    /// A presigned URL for GetCallerIdentity, perhaps with another header, which is signed, or other parameters.
    private func presigned(
        _ credentials: SessionCredentials, at now: Instant, header: WireRequest.Header? = nil,
        adding: [(String, String)] = []
    ) -> WireRequest {
        let date = SignatureTime.text(now)
        let scope = CredentialScope(date: String(date.prefix(8)), region: TestAccount.region, service: "sts")
        let headers: [WireRequest.Header] = [("Host", "localhost")] + (header.map { [$0] } ?? [])
        let signed = headers.map { $0.name.lowercased() }
        let fields = [
            ("Action", "GetCallerIdentity"), ("Version", "2011-06-15"), ("X-Amz-Algorithm", "AWS4-HMAC-SHA256"),
            ("X-Amz-Credential", "\(credentials.accessKeyID)/\(scope.text)"), ("X-Amz-Date", date),
            ("X-Amz-Expires", "60"), ("X-Amz-Security-Token", credentials.sessionToken.exposed),
            ("X-Amz-SignedHeaders", signed.joined(separator: ";")),
        ]
        let query = QueryText.join(fields + adding)
        let canonical = CanonicalRequest(
            SignableRequest(method: "GET", path: "/", query: query, headers: headers, body: []), signed: signed)
        let signature = SignatureFormula.signature(of: canonical, at: date, in: scope, secret: credentials.secret)
        return WireRequest(method: "GET", query: "\(query)&X-Amz-Signature=\(signature)", headers: headers)
    }

    // SIG-04
    @Test func `a token must be signed`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let one = try await session(account).credentials
        var request = Sample.signed(Sample.unsigned, key: one.accessKeyID, secret: one.secret, at: account.clock.now)
        request.headers.append((name: "X-Amz-Security-Token", value: one.sessionToken.exposed))
        let error = await #expect(throws: ServiceError.self) {
            try await account.signatures().signer(of: request, for: ListUserPoolsInput.operation)
        }
        #expect(error?.code == .invalidSignature)
    }

    @Test(arguments: Engine.available)
    func `sessions of a deleted role are refused, also if a role of the same name follows`(
        on engine: Engine
    ) async throws {
        let account = try await TestAccount(engine)
        let credentials = try await session(account).credentials
        try await account.inline.delete("inline", of: .role("Reader"))
        try await account.roles.delete("Reader")
        await expectUnrecognized { try await account.caller(credentials) }
        _ = try await account.role("Reader", trust: Policy.trust("*"))
        await expectUnrecognized { try await account.caller(credentials) }
    }

    @Test(arguments: Engine.available)
    func `revocation ends the sessions issued before it at once`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let before = try await session(account).credentials
        _ = try await account.caller(before)
        try await account.roles.revokeSessions(of: "Reader")
        await expectUnrecognized { try await account.caller(before) }
        account.clock.advance(milliseconds: 1)
        let caller = try await account.caller(account.user("bob"))
        let after = try await account.sts.assumeRole(
            "arn:aws:iam::123456789012:role/Reader", request: SessionRequest(name: "app"), for: caller)
        _ = try await account.caller(after.credentials)
        // A clock that goes back does not let revoked sessions in again.
        account.clock.advance(-60)
        try await account.roles.revokeSessions(of: "Reader")
        await expectUnrecognized { try await account.caller(before) }
    }

    @Test(arguments: Engine.available)
    func `another node opens tokens, a server with another key or after a restore does not`(
        on engine: Engine
    ) async throws {
        let database = try await engine.freshDatabase()
        let key = SealingKeys.makeText(from: World(now: { Sample.now }, bytes: SeededRandom(seed: 9).bytes))
        let one = try TestAccount(on: database, key: key)
        let credentials = try await session(one).credentials
        _ = try await TestAccount(on: database, seed: 2, key: key).caller(credentials)
        let others = [
            try TestAccount(on: database, seed: 3), try TestAccount(on: database, seed: 4, epoch: "restored", key: key),
        ]
        for other in others { await expectUnrecognized { try await other.caller(credentials) } }
    }

    @Test(arguments: Engine.available)
    func `sessions of the account end with the key that opened them`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let key = try await account.keys.create(description: "own")
        let root = try await account.caller(key)
        #expect(root.principal == .root && root.uniqueID == TestAccount.id)
        let credentials = try await account.sts.sessionToken(SessionRequest(), for: root)
        let caller = try await account.caller(credentials)
        #expect(caller.principal == .root && caller.session != nil)
        #expect(try await account.denial(caller) == nil)
        try await account.keys.setActive(false, for: key.key.id)
        await expectUnrecognized { try await account.caller(credentials) }
        try await account.keys.setActive(true, for: key.key.id)
        _ = try await account.caller(credentials)
        try await account.keys.delete(key.key.id)
        await expectUnrecognized { try await account.caller(credentials) }
    }

    @Test(arguments: Engine.available)
    func `sessions of a user end with the user`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let key = try await account.user("ann")
        let caller = try await account.caller(key)
        let own = try await account.sts.sessionToken(SessionRequest(), for: caller)
        var request = SessionRequest(name: "guest")
        request.policy = Policy.all
        let federated = try await account.sts.federationToken(request, for: caller)
        #expect(federated.arn == "arn:aws:sts::123456789012:federated-user/guest")
        #expect(federated.id == "123456789012:guest")
        #expect(try await account.caller(own).arn == "arn:aws:iam::123456789012:user/ann")
        #expect(try await account.caller(federated.credentials).arn == federated.arn)
        try await account.userKeys.delete(key.key.id, of: "ann")
        try await account.inline.delete("inline", of: .user("ann"))
        try await account.users.delete("ann")
        await expectUnrecognized { try await account.caller(own) }
        await expectUnrecognized { try await account.caller(federated.credentials) }
    }

    @Test func `without principals no token is accepted`() async throws {
        let account = try await TestAccount(.sqliteFile)
        let credentials = try await account.sts.sessionToken(SessionRequest(), for: account.root())
        let request = account.request(
            credentials.accessKeyID, credentials.secret, token: credentials.sessionToken.exposed)
        await expectUnrecognized {
            try await account.signatures(withPrincipals: false).signer(
                of: request, for: ListUserPoolsInput.operation)
        }
    }
}
