import AccessControl
import Cryptography
import Federation
import Foundation
import IAMAPI
import IdentityPools
import Kernel
import Outbound
import TestKit
import Testing

/// Roles that hand out the credentials of an S3-compatible store.
@Suite struct ExternalSTSTests {
    private static let url = "https://store.example.com:9000/sts"
    private static let given = """
        <?xml version="1.0" encoding="UTF-8"?>
        <AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
          <AssumeRoleWithWebIdentityResult>
            <AssumedRoleUser><Arn>arn:aws:sts::1:assumed-role/files/x</Arn><AssumedRoleId>Q:x</AssumedRoleId>
            </AssumedRoleUser>
            <Credentials><AccessKeyId>STOREKEY</AccessKeyId><SecretAccessKey>a&amp;b</SecretAccessKey>
            <SessionToken>token-of-store</SessionToken><Expiration>2026-01-01T08:30:00.25Z</Expiration></Credentials>
          </AssumeRoleWithWebIdentityResult>
        </AssumeRoleWithWebIdentityResponse>
        """

    /// A pool whose guests have a role with an external STS that answers as the test says.
    private struct Site {
        let api: IdentityAPI
        let pool: IdentityPoolID
        let role: String
        let identity: String
        private let state = Locked<(result: Result<HTTPCallResponse, HTTPCallError>, calls: [HTTPCall])>(
            (.success(HTTPCallResponse(status: 200, body: Array(ExternalSTSTests.given.utf8))), []))

        init(_ engine: Engine = .sqliteFile) async throws {
            let base = try await TestKit.TestServer(engine)
            let client = ProviderClient(reach: .publicOnly) { [state] call throws(HTTPCallError) in
                try state.change { state in
                    state.calls.append(call)
                    return state.result
                }.get()
            }
            api = try IdentityAPI(base, client)
            pool = IdentityPoolID(rawValue: try await api.makePool())
            role = try await base.role("Files", for: pool, requiring: "unauthenticated")
            try await api.call(
                "SetIdentityPoolRoles", ["IdentityPoolId": pool.rawValue, "Roles": ["unauthenticated": role]])
            identity = try #require(
                try await api.call("GetId", ["IdentityPoolId": pool.rawValue], signed: false)["IdentityId"] as? String)
        }

        var calls: [HTTPCall] { state.read(\.calls) }

        func answer(_ result: Result<HTTPCallResponse, HTTPCallError>) { state.change { $0.result = result } }

        func set(_ sts: ExternalSTS?) async throws {
            _ = try await IAMRoles(api.base.identityStore).changeExternalSTS(of: "Files") { _ in sts }
        }

        func credentials() async throws -> [String: Any] {
            let answer = try await api.call("GetCredentialsForIdentity", ["IdentityId": identity], signed: false)
            return try #require(answer["Credentials"] as? [String: Any])
        }

        func refusal() async throws -> String? {
            try await api.refusal(of: "GetCredentialsForIdentity", ["IdentityId": identity], signed: false)
        }

        /// The fields of the only request.
        func fields() throws -> [String: String] {
            let call = try #require(calls.count == 1 ? calls.first : nil)
            #expect(call.method == "POST" && call.url == ExternalSTSTests.url && call.reach == .publicOnly)
            let pairs = String(decoding: call.body, as: UTF8.self).split(separator: "&").compactMap { pair in
                let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                return parts.count == 2 ? (parts[0], parts[1].removingPercentEncoding ?? "") : nil
            }
            return Dictionary(uniqueKeysWithValues: pairs)
        }
    }

    @Test(arguments: Engine.available)
    func `an identity gets what the store answers, for a token of its own`(on engine: Engine) async throws {
        let site = try await Site(engine)
        try await site.set(ExternalSTS(url: Self.url, role: "arn:aws:iam:::role/files", audience: "store"))
        let given = try await site.credentials()
        #expect(given["AccessKeyId"] as? String == "STOREKEY" && given["SecretKey"] as? String == "a&b")
        #expect(given["SessionToken"] as? String == "token-of-store")
        let now = site.api.base.world.now()
        #expect(given["Expiration"] as? Double == Double(now.seconds + 1800))
        let fields = try site.fields()
        #expect(fields["Action"] == "AssumeRoleWithWebIdentity" && fields["Version"] == "2011-06-15")
        #expect(fields["RoleArn"] == "arn:aws:iam:::role/files" && fields["DurationSeconds"] == "3600")
        #expect(fields["RoleSessionName"] == "CognitoIdentityCredentials")
        // The store knows no other service of AWS than S3.
        #expect(fields["Policy"]?.contains("s3:*") == true && fields["Policy"]?.contains("cloudwatch") == false)
        let token = try ForeignToken(try #require(fields["WebIdentityToken"]))
        #expect(token.algorithm == .rs512 && token.statedIssuer == TestKit.TestServer.externalTokenIssuer)
        let keys = try Claims(json: Array(try await site.api.base.identityKeys.keySet().utf8))
        guard case .list(let list)? = keys["keys"], case .object(let key)? = list.first else {
            Issue.record("there is no key")
            return
        }
        let claims = try token.claims(signedBy: [try #require(JSONWebKey(key))])
        #expect(claims.string("sub") == site.identity && claims.string("aud") == "store")
        #expect(claims.strings("amr") == ["unauthenticated"])
        #expect(claims.integer("exp") == now.seconds + 300)
    }

    // A store that is not trusted must not be able to use what it is shown.
    @Test func `the token that the store is shown opens nothing here`() async throws {
        let site = try await Site()
        try await site.set(ExternalSTS(url: Self.url, audience: site.pool.rawValue))
        _ = try await site.credentials()
        let token = Secret(try #require(try site.fields()["WebIdentityToken"]))
        #expect(try site.fields()["RoleArn"] == nil)
        let sts = site.api.base.securityTokens()
        await #expect(throws: SecurityTokenRefusal.self) {
            _ = try await sts.assumeRoleWithWebIdentity(
                site.role, token: token, provider: nil, request: SessionRequest(name: "one"))
        }
        let logins = ["cognito-identity.amazonaws.com": token.exposed]
        let call: [String: Any] = ["IdentityId": site.identity, "Logins": logins]
        #expect(
            try await site.api.refusal(of: "GetCredentialsForIdentity", call, signed: false)?
                .hasPrefix("NotAuthorizedException") == true)
    }

    @Test func `without an external STS the role's own credentials are given again`() async throws {
        let site = try await Site()
        try await site.set(ExternalSTS(url: Self.url))
        #expect(try await site.credentials()["AccessKeyId"] as? String == "STOREKEY")
        try await site.set(nil)
        #expect((try await site.credentials()["AccessKeyId"] as? String)?.hasPrefix("ASIA") == true)
        #expect(site.calls.count == 1)
    }

    @Test func `an identity that the role does not trust is not shown to the store`() async throws {
        let site = try await Site()
        try await site.set(ExternalSTS(url: Self.url))
        let store = site.api.base.identityStore
        try await IAMRoles(store).updateTrustPolicy(
            of: "Files",
            to: """
                {"Statement": [{"Effect": "Allow", "Principal": {"Federated": "cognito-identity.amazonaws.com"},
                "Action": "sts:AssumeRoleWithWebIdentity", "Condition": {"StringEquals":
                {"cognito-identity.amazonaws.com:aud": "eu-test-1:00000000-0000-4000-8000-000000000000"}}}]}
                """)
        #expect(try await site.refusal()?.hasPrefix("InvalidIdentityPoolConfigurationException") == true)
        #expect(site.calls.isEmpty)
    }

    @Test func `a store that is down, refuses or answers nonsense is named by the role`() async throws {
        let site = try await Site()
        try await site.set(ExternalSTS(url: Self.url))
        func answer(_ status: Int, _ body: String) -> Result<HTTPCallResponse, HTTPCallError> {
            .success(HTTPCallResponse(status: status, body: Array(body.utf8)))
        }
        let unreachable = "ExternalServiceException: The STS of the role Files cannot be reached."
        let refused = "InvalidIdentityPoolConfigurationException: The STS of the role Files refuses the identity: "
        let error = "<ErrorResponse><Error><Type>Sender</Type><Code>%</Code></Error></ErrorResponse>"
        let late = Self.given.replacing("2026-01-01T08:30:00.25Z", with: "2026-01-01T07:59:59Z")
        let cases: [(Result<HTTPCallResponse, HTTPCallError>, String)] = [
            (.failure(HTTPCallError(reason: "no such host")), unreachable),
            (.failure(HTTPCallError(reason: "slow", cause: .timedOut)), unreachable),
            (.failure(HTTPCallError(reason: "long", cause: .badResponse)), unreachable),
            (answer(500, ""), unreachable), (answer(301, Self.given), unreachable),
            (answer(200, "<a/>"), unreachable), (answer(200, "{}"), unreachable), (answer(200, late), unreachable),
            (answer(200, "<!DOCTYPE a [<!ENTITY b 'c'>]>" + Self.given.dropFirst(38)), unreachable),
            (answer(200, Self.given.replacing("<AccessKeyId>STOREKEY", with: "<AccessKeyId>")), unreachable),
            (answer(200, Self.given.replacing("STOREKEY", with: "STORE KEY")), unreachable),
            (answer(403, error.replacing("%", with: "AccessDenied")), refused + "AccessDenied"),
            (answer(400, error.replacing("%", with: "a b<i>")), refused + "status 400"),
            (answer(404, "not found"), refused + "status 404"),
        ]
        for (result, sentence) in cases {
            site.answer(result)
            #expect(try await site.refusal() == sentence)
        }
    }

    @Test func `only identities of identity pools get such credentials`() async throws {
        let site = try await Site()
        try await site.set(ExternalSTS(url: Self.url))
        let store = site.api.base.identityStore
        try await IAMRoles(store).updateTrustPolicy(
            of: "Files",
            to: """
                {"Statement": {"Effect": "Allow", "Principal": {"Federated": "accounts.google.com"},
                "Action": "sts:AssumeRoleWithWebIdentity"}}
                """)
        let client = ProviderClient(reach: .any) { _ throws(HTTPCallError) in throw HTTPCallError(reason: "unasked") }
        let sts = site.api.base.securityTokens(client)
        let subject = FederatedSubject(
            provider: "accounts.google.com", subject: "1", audience: "app", issuer: "accounts.google.com",
            conditionKeys: [:])
        let refusal = try await TestKit.refusal(of: {
            try await sts.assume(
                site.role, action: "sts:AssumeRoleWithWebIdentity", identity: subject,
                request: SessionRequest(name: "one"))
        })
        #expect(
            refusal?.message
                == "The credentials of the role come from another STS, and only identities of identity pools get them.")
    }

    @Test(arguments: [
        ExternalSTS(url: "http://store.example.com/"), ExternalSTS(url: "https://a@store.example.com/"),
        ExternalSTS(url: "https://store.example.com/?a=b"), ExternalSTS(url: "store.example.com"),
        ExternalSTS(url: Self.url, role: "files"), ExternalSTS(url: Self.url, role: "arn:aws:iam:::role/a b"),
        ExternalSTS(url: Self.url, audience: ""), ExternalSTS(url: Self.url, audience: "a b"),
    ])
    func `an STS that cannot be asked is not stored`(_ sts: ExternalSTS) async throws {
        let site = try await Site()
        await #expect(throws: InvalidInput.self) { try await site.set(sts) }
        #expect(try await IAMRoles(site.api.base.identityStore).externalSTS(of: "Files") == nil)
    }
}
