import AccessControl
import Cryptography
import Directory
import Kernel
import MartletAccess
import TestKit
import Testing
import Tokens
import Wire

@testable import ExternalAuthorization

/// `MartletAccess` in a server of the operator's own, against Martlet itself.
@Suite struct ServerLibraryTests {
    /// What answers the library's requests: the key sets, and `/verify`.
    private func access(_ gateway: TestGateway) throws -> MartletAccess {
        let transport = Transport { request in
            guard request.path == "/verify" else {
                let keys = try await gateway.server.keys.keySet(of: gateway.pool.id)
                return ClientResponse(status: 200, body: Array(keys.jwks.utf8))
            }
            let answer = try await gateway.answer(
                WireRequest(
                    method: request.method, path: request.path,
                    headers: [(name: "Host", value: "martlet.internal")] + request.headers))
            return ClientResponse(status: answer.status, headers: answer.headers, body: answer.body)
        }
        let issuer = AcceptedIssuer(
            "\(TestServer.publicURL)/\(gateway.pool.id.rawValue)", clients: [gateway.client.id.rawValue])
        return try MartletAccess(
            issuers: [issuer], gateway: "https://martlet.internal/verify", transport: transport,
            now: { gateway.server.clock.now })
    }

    private func received(_ request: WireRequest, _ body: CallerRequest.Body) -> CallerRequest {
        let target = request.query.isEmpty ? request.path : "\(request.path)?\(request.query)"
        return CallerRequest(
            method: request.method, target: target, host: TestGateway.host, headers: request.headers, body: body)
    }

    private func reason(_ access: MartletAccess, _ request: CallerRequest) async -> CallerRefusal.Reason? {
        do {
            _ = try await access.verify(request)
            return nil
        } catch { return error.reason }
    }

    @Test func `a token that Martlet has issued is verified with its keys`() async throws {
        let gateway = try await TestGateway()
        try await gateway.server.makeUser("ann", attributes: ["email": "ann@example.com"], by: gateway.client)
        let tokens = try await gateway.server.signIn("ann", by: gateway.client)
        let access = try access(gateway)
        let request = received(TestGateway.bearer(tokens.accessToken), .none)
        guard case .user(let user) = try await access.verify(request, scopes: [TestGateway.scope]) else {
            Issue.record("It is no user.")
            return
        }
        #expect(try user.subject == tokens.access.text("sub"))
        #expect(user.username == "ann" && user.client == gateway.client.id.rawValue)
        let id = try #require(tokens.idToken)
        #expect(await reason(access, received(TestGateway.bearer(id), .none)) == .invalidToken)
        gateway.server.clock.advance(.hours(2))
        #expect(await reason(access, request) == .expired)
    }

    @Test func `a signed request is checked by Martlet, and its body here`() async throws {
        let gateway = try await TestGateway()
        let access = try access(gateway)
        let key = try await gateway.user("bob", TestGateway.allow("files:PutObject", "arn:aws:files:::a/*"))
        let body = Array("content".utf8)
        let hash = "ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73"
        let signed = gateway.signed(
            key, method: "PUT", query: "x=1&y=%20", headers: [("x-amz-content-sha256", hash)], body: body)
        guard case .signer(let signer) = try await access.verify(received(signed, .bytes(body))) else {
            Issue.record("It is no signer.")
            return
        }
        #expect(signer.arn.hasSuffix(":user/bob") && signer.account == TestServer.account && signer.identity == nil)
        #expect(signer.body == .checked)
        #expect(await reason(access, received(signed, .bytes([1]))) == .wrongBody)
        var other = received(signed, .bytes(body))
        other.target = "/buckets/a/c"
        #expect(await reason(access, other) == .invalidSignature)
        let denied = gateway.signed(
            key, method: "PUT", path: "/buckets/b/b", headers: [("x-amz-content-sha256", hash)], body: body)
        #expect(await reason(access, received(denied, .bytes(body))) == .notAllowed)
        let unsignedBody = gateway.signed(key, method: "PUT", body: body)
        #expect(await reason(access, received(unsignedBody, .bytes(body))) == .invalidSignature)
        let empty = gateway.signed(key, method: "PUT")
        #expect(await reason(access, received(empty, .none)) == nil)
        gateway.server.clock.advance(.minutes(6))
        #expect(await reason(access, received(signed, .bytes(body))) == .invalidSignature)
    }
}
