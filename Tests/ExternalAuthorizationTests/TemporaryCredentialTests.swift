import AccessControl
import Kernel
import SigV4
import TestKit
import Testing
import Wire

@testable import ExternalAuthorization

/// Requests that temporary credentials sign.
@Suite struct TemporaryCredentialTests {
    private func signed(_ credentials: SessionCredentials, at time: Instant) -> WireRequest {
        let headers: [WireRequest.Header] = [
            (name: "Host", value: TestGateway.host),
            (name: "X-Amz-Security-Token", value: credentials.sessionToken.exposed),
        ]
        let request = WireRequest(method: "GET", path: "/buckets/a/b", headers: headers)
        return Signer(
            accessKeyID: credentials.accessKeyID, secret: credentials.secret, region: "us-east-1", service: "files"
        ).sign(request, at: time)
    }

    @Test(arguments: Engine.available)
    func `sessions of roles pass until they expire`(on engine: Engine) async throws {
        let gateway = try await TestGateway(engine)
        let server = gateway.server
        let trust = """
            {"Statement": [{"Effect": "Allow", "Action": "sts:AssumeRole", "Principal": {"AWS": "*"}}]}
            """
        let role = try await IAMRoles(server.identityStore).create(IAMRoles.Draft(name: "Reader", trustPolicy: trust))
        try await InlinePolicies(server.identityStore).put(
            "inline", document: TestGateway.allow("files:GetObject", "arn:aws:files:::a/*"), on: .role("Reader"))
        let ann = try await IAMUsers(server.identityStore).create("ann")
        try await InlinePolicies(server.identityStore).put(
            "inline", document: TestGateway.allow("*", "*"), on: .user("ann"))
        let user = IAMCaller(
            accessKeyID: "AKIDUSER", accountID: TestServer.account, region: "us-east-1",
            arn: "arn:aws:iam::123456789012:user/ann", principal: .user(ann.user.id, name: "ann"))
        var request = SessionRequest(name: "app")
        request.duration = 900
        let session = try await server.securityTokens().assumeRole(
            role.role.resource.arn(in: TestServer.account), request: request, for: user)
        let answer = try await gateway.answer(signed(session.credentials, at: server.clock.now).byNginx())
        #expect(answer.status == 200, "\(answer.text)")
        #expect(
            answer.header("X-Martlet-Principal") == "arn:aws:sts::123456789012:assumed-role/Reader/app")
        #expect(answer.header("X-Martlet-Identity")?.isEmpty == true)
        server.clock.advance(900)
        let expired = try await gateway.answer(signed(session.credentials, at: server.clock.now).byNginx())
        #expect(expired.status == 401 && expired.text.contains("is expired"))
    }

    @Test func `a service is told the identity of an identity pool`() throws {
        var caller = IAMCaller(
            accessKeyID: "ASIA", accountID: "123456789012", region: "us-east-1", arn: "arn:aws:sts::1:x",
            principal: .root)
        caller.session = .init(
            issuedAt: Instant(seconds: 0), expiresAt: Instant(seconds: 1),
            federationKeys: ["cognito-identity.amazonaws.com:sub": ["us-east-1:1234"]])
        let headers = try VerifiedCaller(caller).headers()
        #expect(headers.contains { $0.name == "X-Martlet-Identity" && $0.value == "us-east-1:1234" })
        caller.arn = "arn:\r\nX-Martlet-Scopes: all"
        #expect(throws: VerifyRefusal.self) { try VerifiedCaller(caller).headers() }
    }
}
