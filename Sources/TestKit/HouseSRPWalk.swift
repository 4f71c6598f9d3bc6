public import Directory
import Kernel
import SRP
public import SignIn

/// The two calls by which a client proves a password without sending it, as SDKs make them (spec B.9.2).
public struct SRPWalk: Sendable {
    /// Whom the client asks for.
    public let name: String
    private let house: House
    private let client: Client
    private let srp: SRPClient

    /// A client with a fresh A.
    public init(_ house: House, _ name: String, _ client: Client) throws {
        self.house = house
        self.name = name
        self.client = client
        srp = try SRPClient(arithmetic: try HouseKeys.arithmetic.get(), random: house.world.bytes)
    }

    /// A, as it is sent.
    public var shown: String { srp.publicValue.hex }

    /// Asks for the challenge `PASSWORD_VERIFIER`.
    public func start(as administrator: Bool = false) async throws -> [String: String] {
        try await house.begin(.srp, ["USERNAME": name, "SRP_A": shown], by: client, as: administrator)
            .question.parameters
    }

    /// What answers the challenge, for whoever has `password`.
    public func responses(
        to question: [String: String], password: String = House.password, timestamp: String? = nil
    ) throws -> [String: String] {
        let block = Base64.decode(question["SECRET_BLOCK"] ?? "") ?? []
        let time = timestamp ?? SRPTimestamp.text(house.clock.now)
        let proof = try srp.proof(
            of: Secret(password), for: SRPIdentity(pool: client.pool, name: question["USER_ID_FOR_SRP"] ?? ""),
            server: try SRPPublicValue(hex: question["SRP_B"] ?? ""), salt: Hex.decode(question["SALT"] ?? "") ?? [],
            secretBlock: block, timestamp: time)
        return [
            "USERNAME": question["USERNAME"] ?? "", "TIMESTAMP": time,
            "PASSWORD_CLAIM_SECRET_BLOCK": question["SECRET_BLOCK"] ?? "",
            "PASSWORD_CLAIM_SIGNATURE": Base64.encode(proof.signature),
        ]
    }

    /// Answers the challenge.
    public func answer(
        _ question: [String: String], password: String = House.password, as administrator: Bool = false
    ) async throws -> Standing {
        try await house.answer(
            .passwordVerifier, try responses(to: question, password: password), by: client, as: administrator)
    }
}
