package import Authentication
package import Directory
import Kernel
import SRP

/// An SRP sign-in in two calls, as SDKs make it.
package struct SRPSignIn: Sendable {
    /// The username that the client sends.
    package let name: String
    private let server: TestServer
    private let client: Client
    private let srp: SRPClient

    /// Creates a client with a random A.
    package init(_ server: TestServer, of name: String, by client: Client) throws {
        self.server = server
        self.name = name
        self.client = client
        srp = try SRPClient(arithmetic: try TestKeys.arithmetic.get(), random: server.world.bytes)
    }

    /// A, as the client sends it.
    package var shown: String { srp.publicValue.hex }

    /// Requests the challenge `PASSWORD_VERIFIER`.
    package func start(as administrator: Bool = false) async throws -> [String: String] {
        try await server.begin(.srp, with: ["USERNAME": name, "SRP_A": shown], by: client, as: administrator)
            .pendingChallenge.parameters
    }

    /// The responses to the challenge, computed with `password`.
    package func responses(
        to challenge: [String: String], password: String = TestServer.password, timestamp: String? = nil
    ) throws -> [String: String] {
        let block = Base64.decode(challenge["SECRET_BLOCK"] ?? "") ?? []
        let time = timestamp ?? SRPTimestamp.text(server.clock.now)
        let proof = try srp.proof(
            of: Secret(password), for: SRPIdentity(pool: client.pool, name: challenge["USER_ID_FOR_SRP"] ?? ""),
            server: try SRPPublicValue(hex: challenge["SRP_B"] ?? ""),
            salt: Hex.decode(challenge["SALT"] ?? "") ?? [],
            secretBlock: block, timestamp: time)
        return [
            "USERNAME": challenge["USERNAME"] ?? "", "TIMESTAMP": time,
            "PASSWORD_CLAIM_SECRET_BLOCK": challenge["SECRET_BLOCK"] ?? "",
            "PASSWORD_CLAIM_SIGNATURE": Base64.encode(proof.signature),
        ]
    }

    /// Answers the challenge.
    package func answer(
        _ challenge: [String: String], password: String = TestServer.password, as administrator: Bool = false
    ) async throws -> SignInStep {
        try await server.answer(
            .passwordVerifier, with: try responses(to: challenge, password: password), by: client, as: administrator)
    }
}
