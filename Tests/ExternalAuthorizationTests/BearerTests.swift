import Accounts
import Directory
import Kernel
import TestKit
import Testing
import Tokens
import Wire

@testable import ExternalAuthorization

/// Requests with an access token of a user pool.
@Suite struct BearerTests {
    private func tokens(_ gateway: TestGateway) async throws -> IssuedTokens {
        try await gateway.server.makeUser("ann", attributes: ["email": "ann@example.com"], by: gateway.client)
        return try await gateway.server.signIn("ann", by: gateway.client)
    }

    private func expect(
        _ status: Int, _ reason: String, _ request: WireRequest, by gateway: TestGateway,
        at location: SourceLocation = #_sourceLocation
    ) async throws {
        let answer = try await gateway.answer(request)
        #expect(answer.status == status && answer.text.contains(reason), "\(answer.text)", sourceLocation: location)
        let challenge = status == 401 ? "Bearer error=\"invalid_token\"" : nil
        #expect(answer.header("WWW-Authenticate") == challenge, sourceLocation: location)
    }

    @Test(arguments: Engine.available)
    func `a token with a scope of the rule passes, in each form`(on engine: Engine) async throws {
        let gateway = try await TestGateway(engine)
        let tokens = try await tokens(gateway)
        let request = TestGateway.bearer(tokens.accessToken)
        for sent in [request.byNginx(), request.byTraefik(), request.byEnvoy()] {
            let answer = try await gateway.answer(sent)
            #expect(answer.status == 200, "\(answer.text)")
            let told = ["Principal", "Account", "Identity", "Client", "Scopes"].map { answer.header("X-Martlet-\($0)") }
            #expect(told == [try tokens.access.text("sub"), "", "", gateway.client.id.rawValue, TestGateway.scope])
        }
        let record = try #require(gateway.records.read { $0.last })
        #expect(record.subject.pool == gateway.pool.id)
        #expect(try record.subject.user?.rawValue == tokens.access.text("sub"))
    }

    @Test func `no other token counts`() async throws {
        let gateway = try await TestGateway()
        let tokens = try await tokens(gateway)
        let access = tokens.accessToken.exposed
        for wrong in [tokens.idToken?.exposed ?? "", String(access.dropLast(4)), access + "A", "x.y.z", "x"] {
            let request = TestGateway.bearer(Secret(wrong))
            try await expect(401, "The token is not valid.", request.byNginx(), by: gateway)
        }
        let other = try await gateway.server.poolVerifyingEmail()
        let client = try await gateway.server.client(in: other)
        try await gateway.server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let foreign = try await gateway.server.signIn("bob", by: client)
        try await expect(
            401, "The token is of another pool.", TestGateway.bearer(foreign.accessToken).byNginx(), by: gateway)
        try await expect(
            403, "Bearer tokens are not accepted for this.",
            TestGateway.bearer(tokens.accessToken, method: "PUT").byNginx(),
            by: gateway)
        gateway.server.clock.advance(86_400)
        try await expect(
            401, "The token is not valid.", TestGateway.bearer(tokens.accessToken).byNginx(), by: gateway)
    }

    @Test(arguments: Engine.available)
    func `a sign-out counts where the rule asks for the session`(on engine: Engine) async throws {
        let gateway = try await TestGateway(engine)
        let tokens = try await tokens(gateway)
        let (read, delete) = (
            TestGateway.bearer(tokens.accessToken), TestGateway.bearer(tokens.accessToken, method: "DELETE")
        )
        #expect(try await gateway.answer(delete.byEnvoy()).status == 200)
        try await gateway.server.account.signOutEverywhere(try await gateway.server.identity(of: tokens))
        #expect(try await gateway.answer(read.byEnvoy()).status == 200)
        try await expect(401, "The token is not valid.", delete.byEnvoy(), by: gateway)
    }
}
