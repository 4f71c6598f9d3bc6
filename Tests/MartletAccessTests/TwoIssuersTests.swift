import Kernel
import MartletAccess
import Testing

/// Tokens of two pools, while users move from one to the other (docs/access.md).
@Suite struct TwoIssuersTests {
    private static let other = "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Test"
    private let network = TestNetwork()

    /// Each issuer publishes its own key.
    private func access() throws -> MartletAccess {
        network.answers { request in
            let isOther = request.address.utf8.starts(with: Self.other.utf8)
            let key = isOther ? TestKey.second.jwk() : TestKey.first.jwk()
            return ClientResponse(status: 200, body: Array(#"{"keys":[\#(key)]}"#.utf8))
        }
        return try MartletAccess(
            issuers: [
                AcceptedIssuer(TestClaims.issuer, clients: ["app"]), AcceptedIssuer(Self.other, clients: ["old"]),
            ], transport: network.transport, now: network.now)
    }

    private static func claims(_ issuer: String, client: String) -> String {
        TestClaims.with(["iss": #""\#(issuer)""#, "client_id": #""\#(client)""#])
    }

    @Test func `a user's tokens of both issuers count, with one sub`() async throws {
        let access = try access()
        for (key, issuer, client) in [(TestKey.first, TestClaims.issuer, "app"), (TestKey.second, Self.other, "old")] {
            let token = key.token(Self.claims(issuer, client: client))
            guard case .user(let user) = try await access.verify(.bearer(token)) else { throw Unexpected() }
            #expect(user.subject == "u-1" && user.issuer == issuer && user.client == client)
        }
    }

    @Test func `a token counts with the keys and the clients of its own issuer alone`() async throws {
        let access = try access()
        let forged = [
            TestKey.second.token(Self.claims(TestClaims.issuer, client: "app")),
            TestKey.first.token(Self.claims(Self.other, client: "old")),
        ]
        for token in forged { #expect(await access.refusal(of: token) != nil) }
        let exchanged = [
            TestKey.first.token(Self.claims(TestClaims.issuer, client: "old")),
            TestKey.second.token(Self.claims(Self.other, client: "app")),
        ]
        for token in exchanged { #expect(await access.refusal(of: token)?.reason == .wrongClient) }
    }
}
