import Kernel
import SRP

extension BenchTarget {
    /// `USER_SRP_AUTH` and its challenge, by another user each time.
    var srpSignIn: Workload {
        Workload(
            name: "SRP sign-in", baseline: [.generatorPower, .publicPower, .secretPower, .signature, .signature],
            target: .ratio(1.3)
        ) { number, _ in
            SRPCaller(
                target: self, random: BenchRandom(seed: number + 1),
                client: try SRPClient(arithmetic: arithmetic, random: world.bytes))
        }
    }
}

/// Signs in by SRP. It keeps one A for all attempts, because computing it is not the server's work.
private struct SRPCaller: Caller {
    let target: BenchTarget
    var random: BenchRandom
    let client: SRPClient

    mutating func perform(over connection: Connection) throws {
        let user = target.population.randomUser(&random)
        let challenge = try connection.call(opening(user))
        _ = try connection.call(answer(of: user, to: challenge))
    }

    private func opening(_ user: BenchUser) -> Request {
        Request.call(
            "InitiateAuth",
            body: #"{"AuthFlow":"USER_SRP_AUTH","ClientId":"\#(target.client)","AuthParameters":{"#
                + #""USERNAME":"\#(user.username)","SRP_A":"\#(client.publicValue.hex)"}}"#)
    }

    private func answer(of user: BenchUser, to challenge: Response) throws -> Request {
        let block = try challenge.text("SECRET_BLOCK")
        let name = try challenge.text("USER_ID_FOR_SRP")
        let timestamp = SRPTimestamp.text(target.world.now())
        let proof = try client.proof(
            of: user.password, for: SRPIdentity(pool: target.pool, name: name),
            server: SRPPublicValue(hex: challenge.text("SRP_B")), salt: Hex.decode(challenge.text("SALT")) ?? [],
            secretBlock: Base64.decode(block) ?? [], timestamp: timestamp)
        return Request.call(
            "RespondToAuthChallenge",
            body: #"{"ChallengeName":"PASSWORD_VERIFIER","ClientId":"\#(target.client)","ChallengeResponses":{"#
                + #""USERNAME":"\#(name)","TIMESTAMP":"\#(timestamp)","PASSWORD_CLAIM_SECRET_BLOCK":"\#(block)","#
                + #""PASSWORD_CLAIM_SIGNATURE":"\#(Base64.encode(proof.signature))"}}"#)
    }
}
