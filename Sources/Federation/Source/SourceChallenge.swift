import Directory
import Kernel
import SRP
import WireRuntime

/// The SRP challenge of a followed service.
struct SourceChallenge: Sendable {
    static let name = "PASSWORD_VERIFIER"

    /// The name that the proof is computed with.
    let username: String
    let session: String?
    private let server: SRPPublicValue
    private let salt: [UInt8]
    private let secretBlock: [UInt8]

    /// - Throws: `SourceRefusal.unusable` for another challenge.
    init(_ output: JSONObject) throws(SourceRefusal) {
        let values = output["ChallengeParameters"]?.object ?? JSONObject()
        let salt = values["SALT"]?.string ?? ""
        guard output["ChallengeName"]?.string?.hasSameBytes(as: Self.name) == true,
            let username = values["USER_ID_FOR_SRP"]?.string,
            let server = try? SRPPublicValue(hex: values["SRP_B"]?.string ?? ""),
            let bytes = Hex.decode(salt.utf8.count % 2 == 0 ? salt : "0" + salt), !bytes.isEmpty,
            let secretBlock = Base64.decode(values["SECRET_BLOCK"]?.string ?? "")
        else { throw .unusable(reason: "the response is not an SRP challenge") }
        (self.username, self.server, self.salt, self.secretBlock) = (username, server, bytes, secretBlock)
        session = output["Session"]?.string
    }

    func proof(
        of password: Secret<String>, in pool: UserPoolID, by client: SRPClient, at timestamp: String
    ) throws -> SRPProof {
        try client.proof(
            of: password, for: SRPIdentity(pool: pool, name: username), server: server, salt: salt,
            secretBlock: secretBlock, timestamp: timestamp)
    }
}
