import Kernel
import SRP

extension AuthenticatorTarget {
    static let deviceSignInName = "Device sign-in"

    /// `USER_PASSWORD_AUTH` and the proof of a device that replaces the second factor, each caller with a user and a
    /// device of its own.
    var deviceSignIn: Workload {
        Workload(
            name: Self.deviceSignInName,
            // The password, B, the two powers that check the proof, and the tokens.
            baseline: [.generatorPower, .generatorPower, .publicPower, .secretPower, .signature, .signature]
        ) { _, connection in
            let (user, tokens) = try signInNext(over: connection)
            return DeviceCaller(
                target: target, user: user, device: try BenchDevice.confirm(tokens, in: target, over: connection),
                client: try SRPClient(arithmetic: target.arithmetic, random: target.world.bytes))
        }
    }
}

/// A device that its user has confirmed.
private struct BenchDevice {
    let key: String
    let group: String
    let password: Secret<String>

    var identity: SRPIdentity { SRPIdentity(space: group, name: key) }

    /// Confirms the device of the session that `tokens` belong to.
    static func confirm(
        _ tokens: Response, in target: BenchTarget, over connection: Connection
    ) throws -> BenchDevice {
        let device = BenchDevice(
            key: try tokens.text("DeviceKey"), group: try tokens.text("DeviceGroupKey"),
            password: Secret(Base64.encode(target.world.bytes(30))))
        let verifier = try SRPVerifier.make(
            for: device.identity, password: device.password, arithmetic: target.arithmetic,
            random: target.world.bytes)
        _ = try connection.call(
            .call(
                "ConfirmDevice",
                body: #"{"AccessToken":"\#(try tokens.text("AccessToken"))","DeviceKey":"\#(device.key)","#
                    + #""DeviceSecretVerifierConfig":{"PasswordVerifier":"\#(Base64.encode(verifier.value))","#
                    + #""Salt":"\#(Base64.encode(verifier.salt))"}}"#))
        return device
    }
}

/// Signs in with the password and the device. It keeps one A for all attempts, because computing it is not the server's
/// work.
private struct DeviceCaller: Caller {
    let target: BenchTarget
    let user: BenchUser
    let device: BenchDevice
    let client: SRPClient

    func perform(over connection: Connection) throws {
        let asked = try connection.call(target.signIn(user, on: device.key))
        let challenge = try connection.call(opening(asked))
        _ = try connection.call(answer(challenge)).text("AccessToken")
    }

    private func opening(_ asked: Response) throws -> Request {
        Request.call(
            "RespondToAuthChallenge",
            body: #"{"ChallengeName":"DEVICE_SRP_AUTH","ClientId":"\#(target.client)","#
                + #""Session":"\#(try asked.text("Session"))","ChallengeResponses":{"#
                + #""USERNAME":"\#(user.username)","DEVICE_KEY":"\#(device.key)","#
                + #""SRP_A":"\#(client.publicValue.hex)"}}"#)
    }

    private func answer(_ challenge: Response) throws -> Request {
        let block = try challenge.text("SECRET_BLOCK")
        let timestamp = SRPTimestamp.text(target.world.now())
        let proof = try client.proof(
            of: device.password, for: device.identity, server: SRPPublicValue(hex: challenge.text("SRP_B")),
            salt: Hex.decode(challenge.text("SALT")) ?? [], secretBlock: Base64.decode(block) ?? [],
            timestamp: timestamp)
        return Request.call(
            "RespondToAuthChallenge",
            body: #"{"ChallengeName":"DEVICE_PASSWORD_VERIFIER","ClientId":"\#(target.client)","ChallengeResponses":{"#
                + #""USERNAME":"\#(user.username)","DEVICE_KEY":"\#(device.key)","TIMESTAMP":"\#(timestamp)","#
                + #""PASSWORD_CLAIM_SECRET_BLOCK":"\#(block)","#
                + #""PASSWORD_CLAIM_SIGNATURE":"\#(Base64.encode(proof.signature))"}}"#)
    }
}
