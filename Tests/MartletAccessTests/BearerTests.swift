import Kernel
import MartletAccess
import Testing

/// Tokens that count, and tokens that were issued and do not count here.
@Suite struct BearerTests {
    private let network = TestNetwork()

    init() { network.publishes(TestKey.first.jwk()) }

    @Test func `a user's access token names the user, the client, scopes and groups`() async throws {
        let access = try MartletAccess.bearer(network)
        let caller = try await access.verify(.bearer(TestKey.first.token(TestClaims.with())), scopes: ["files/read"])
        guard case .user(let user) = caller else { throw Unexpected() }
        #expect(user.subject == "u-1" && user.username == "ada" && user.client == "app" && user.use == .access)
        #expect(user.issuer == TestClaims.issuer && user.groups == ["staff"])
        #expect(user.scopes == ["aws.cognito.signin.user.admin", "files/read"])
        #expect(user.claims["event_id"]?.string == "e-1")
        #expect(network.requests.map(\.address) == [TestClaims.issuer + "/.well-known/jwks.json"])
    }

    @Test func `a client's token for itself names the client`() async throws {
        let claims = TestClaims.with(["sub": #""app""#, "username": nil, "event_id": nil, "cognito:groups": nil])
        let caller = try await MartletAccess.bearer(network).verify(.bearer(TestKey.first.token(claims)))
        guard case .client(let client) = caller else { throw Unexpected() }
        #expect(client.id == "app" && client.scopes.contains("files/read") && client.issuer == TestClaims.issuer)
    }

    @Test func `an ID token counts only if it is asked for, and has no scopes`() async throws {
        let claims = TestClaims.with([
            "token_use": #""id""#, "aud": #""app""#, "client_id": nil, "cognito:username": #""ada""#, "username": nil,
        ])
        let token = TestKey.first.token(claims)
        #expect(try await MartletAccess.bearer(network).refusal(of: token)?.reason == .invalidToken)
        let access = try MartletAccess.bearer(network, uses: [.id])
        guard case .user(let user) = try await access.verify(.bearer(token)) else { throw Unexpected() }
        #expect(user.use == .id && user.client == "app" && user.username == "ada" && user.scopes.isEmpty)
        #expect(await access.refusal(of: token, scopes: ["files/read"])?.reason == .insufficientScope)
        #expect(await access.refusal(of: TestKey.first.token(TestClaims.with()))?.reason == .invalidToken)
    }

    @Test func `the scheme is read in any case, and the type of a JWT is accepted`() async throws {
        let header = #"{"typ":"JWT","alg":"RS256","kid":"first-key="}"#
        var request = CallerRequest.bearer("")
        request.headers = [("authorization", "bEARER " + TestKey.first.token(TestClaims.with(), header: header))]
        guard case .user = try await MartletAccess.bearer(network).verify(request) else { throw Unexpected() }
    }

    @Test(
        arguments: [
            (["iss": #""https://id.example.com/eu-west-1_Other""#], CallerRefusal.Reason.wrongIssuer),
            (["iss": #""https://id.example.com/eu-west-1_Test/""#], .wrongIssuer),
            (["client_id": #""other""#], .wrongClient), (["client_id": #"["app"]"#], .invalidToken),
            // UP-RS-01
            (["exp": "999940"], .expired), (["exp": "-9223372036854775808"], .expired),
            (["exp": "1e30"], .invalidToken), (["exp": #""1003600""#], .invalidToken), (["exp": nil], .invalidToken),
            (["iat": "1000061"], .notYetValid), (["iat": nil], .invalidToken), (["nbf": "1000061"], .notYetValid),
            (["nbf": "null"], .invalidToken), (["token_use": #""refresh""#], .invalidToken),
            (["token_use": nil], .invalidToken), (["sub": nil], .invalidToken), (["username": nil], .invalidToken),
            (["username": "1"], .invalidToken), (["cognito:groups": #"["a",1]"#], .invalidToken),
            (["scope": #""files/reader files""#], .insufficientScope), (["scope": nil], .insufficientScope),
        ] as [([String: String?], CallerRefusal.Reason)])
    func `a signed token is refused for what it says`(
        _ changes: [String: String?], _ reason: CallerRefusal.Reason
    ) async throws {
        let token = TestKey.first.token(TestClaims.with(changes))
        let refusal = try await MartletAccess.bearer(network, scopes: ["files/read"]).refusal(of: token)
        #expect(refusal?.reason == reason)
        #expect(refusal?.status == (reason == .insufficientScope ? 403 : 401))
        #expect(refusal?.challenge?.hasPrefix("Bearer error=") == true)
    }

    @Test(arguments: [["exp": "999941"], ["iat": "1000060"], ["nbf": "1000060"]] as [[String: String?]])
    func `clocks may differ by the leeway`(_ changes: [String: String?]) async throws {
        let token = TestKey.first.token(TestClaims.with(changes))
        #expect(try await MartletAccess.bearer(network).refusal(of: token) == nil)
        let issuer = AcceptedIssuer(TestClaims.issuer, clients: nil)
        let exact = try MartletAccess(
            issuers: [issuer], leeway: 0, transport: network.transport, now: network.now)
        #expect(await exact.refusal(of: token) != nil)
    }

    @Test func `a token of another client counts if every client of the pool is accepted`() async throws {
        let issuer = AcceptedIssuer(TestClaims.issuer, clients: nil)
        let access = try MartletAccess(issuers: [issuer], transport: network.transport, now: network.now)
        #expect(await access.refusal(of: TestKey.first.token(TestClaims.with(["client_id": #""x""#]))) == nil)
    }

    @Test func `a missing scope is named to the client`() async throws {
        let token = TestKey.first.token(TestClaims.with())
        let refusal = try await MartletAccess.bearer(network).refusal(of: token, scopes: ["files/write"])
        #expect(refusal?.challenge == #"Bearer error="insufficient_scope", scope="files/write""#)
    }

    @Test(arguments: [[], ["Basic YTpi"], ["Bearer"], ["Token abc"]])
    func `a request without a bearer token is asked for one`(_ values: [String]) async throws {
        var request = CallerRequest.bearer("")
        request.headers = values.map { ("Authorization", $0) }
        let refusal = await #expect(throws: CallerRefusal.self) {
            try await MartletAccess.bearer(network).verify(request)
        }
        #expect(refusal?.reason == .missingCredentials && refusal?.status == 401 && refusal?.challenge == "Bearer")
    }

    @Test func `two credentials in one request are refused`() async throws {
        let token = TestKey.first.token(TestClaims.with())
        var doubled = CallerRequest.bearer(token)
        doubled.headers.append(("AUTHORIZATION", "Bearer \(token)"))
        var mixed = CallerRequest.bearer(token)
        mixed.headers.append(("authorization", "AWS4-HMAC-SHA256 Credential=a"))
        var presigned = CallerRequest.bearer(token)
        presigned.target = "/files?a=b&X-Amz-%53ignature=00"
        var signedOnly = presigned
        signedOnly.headers = []
        for request in [doubled, mixed, presigned, signedOnly] {
            let refusal = await #expect(throws: CallerRefusal.self) {
                try await MartletAccess.bearer(network).verify(request)
            }
            #expect(refusal?.reason == .malformed && refusal?.status == 400)
        }
        #expect(network.requests.isEmpty)
    }

    @Test func `neither requests nor refusals show the token`() async throws {
        let token = TestKey.first.token(TestClaims.with(["exp": "1"]))
        let refusal = try #require(try await MartletAccess.bearer(network).refusal(of: token))
        var text = ""
        dump(CallerRequest.bearer(token), to: &text)
        dump(refusal, to: &text)
        #expect(!(text + "\(CallerRequest.bearer(token))").contains(token.suffix(40)))
    }
}

struct Unexpected: Error {}
