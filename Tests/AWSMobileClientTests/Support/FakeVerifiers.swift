@testable import Kernel
@testable import SRP
@testable import UserPoolsModel

/// The server's side of SRP, computed for each challenge.
struct FakeVerifiers: Sendable {
    private var open: [String: (session: SRPServerSession, verifier: SRPVerifier)] = [:]

    static let pool = UserPoolID(rawValue: "us-east-1_AbCdEf123")

    mutating func challenge(_ name: String, _ password: String, publicValue: String) throws -> InitiateAuthOutput {
        let identity = SRPIdentity(pool: Self.pool, name: name)
        let salt: [UInt8] = [0x9F] + Array(repeating: 7, count: 15)
        let arithmetic = BigIntArithmetic()
        let verifier = try SRPVerifier.make(
            for: identity, password: Secret(password), salt: salt, arithmetic: arithmetic)
        let shown = try begin(name, verifier, publicValue: publicValue)
        return InitiateAuthOutput(
            challengeName: .passwordVerifier,
            challengeParameters: [
                "SALT": verifier.saltHex, "SRP_B": shown, "USERNAME": name,
                "USER_ID_FOR_SRP": name, "SECRET_BLOCK": Base64.encode(Array("secret-block".utf8)),
            ])
    }

    /// Begins an exchange for `verifier`.
    ///
    /// - Returns: B.
    mutating func begin(_ name: String, _ verifier: SRPVerifier, publicValue: String) throws -> String {
        let session = try SRPServer(arithmetic: BigIntArithmetic()).challenge(
            SRPPublicValue(hex: publicValue), verifier: verifier, random: { Array(repeating: 9, count: $0) })
        open[name] = (session, verifier)
        return session.server.hex
    }

    func accepts(_ name: String, _ responses: [String: String]) throws -> Bool {
        try accepts(name, SRPIdentity(pool: Self.pool, name: name), responses)
    }

    func accepts(_ name: String, _ identity: SRPIdentity, _ responses: [String: String]) throws -> Bool {
        guard let (session, verifier) = open[name],
            let block = responses["PASSWORD_CLAIM_SECRET_BLOCK"].flatMap(Base64.decode),
            let signature = responses["PASSWORD_CLAIM_SIGNATURE"].flatMap(Base64.decode),
            let timestamp = responses["TIMESTAMP"],
            SRPTimestamp.parse(timestamp) != nil
        else { return false }
        let proof = SRPProof(secretBlock: block, timestamp: timestamp, signature: signature)
        return try SRPServer(arithmetic: BigIntArithmetic()).accepts(
            proof, of: identity, in: session, verifier: verifier)
    }
}
