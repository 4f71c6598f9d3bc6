import Kernel
import SRP

extension House {
    /// `USER_SRP_AUTH` and its challenge, by somebody else each time.
    var srpSignIn: Workload {
        Workload(
            name: "SRP sign-in", floor: [.generatorPower, .publicPower, .secretPower, .signature, .signature],
            target: .ratio(1.3)
        ) { number, _ in
            SRPCaller(
                house: self, chance: Chance(seed: number + 1),
                client: try SRPClient(arithmetic: arithmetic, random: world.bytes))
        }
    }
}

/// It keeps one A for all its attempts, since what that costs is not the server's work.
private struct SRPCaller: Caller {
    let house: House
    var chance: Chance
    let client: SRPClient

    mutating func perform(over connection: Connection) throws {
        let person = house.crowd.anyone(&chance)
        let challenge = try connection.call(opening(person))
        _ = try connection.call(answer(person, challenge))
    }

    private func opening(_ person: Person) -> Request {
        Request.call(
            "InitiateAuth",
            #"{"AuthFlow":"USER_SRP_AUTH","ClientId":"\#(house.client)","AuthParameters":{"#
                + #""USERNAME":"\#(person.username)","SRP_A":"\#(client.publicValue.hex)"}}"#)
    }

    private func answer(_ person: Person, _ challenge: Reply) throws -> Request {
        let block = try challenge.text("SECRET_BLOCK")
        let name = try challenge.text("USER_ID_FOR_SRP")
        let timestamp = SRPTimestamp.text(house.world.now())
        let proof = try client.proof(
            of: person.password, for: SRPIdentity(pool: house.pool, name: name),
            server: SRPPublicValue(hex: challenge.text("SRP_B")), salt: Hex.decode(challenge.text("SALT")) ?? [],
            secretBlock: Base64.decode(block) ?? [], timestamp: timestamp)
        return Request.call(
            "RespondToAuthChallenge",
            #"{"ChallengeName":"PASSWORD_VERIFIER","ClientId":"\#(house.client)","ChallengeResponses":{"#
                + #""USERNAME":"\#(name)","TIMESTAMP":"\#(timestamp)","PASSWORD_CLAIM_SECRET_BLOCK":"\#(block)","#
                + #""PASSWORD_CLAIM_SIGNATURE":"\#(Base64.encode(proof.signature))"}}"#)
    }
}
