@testable import Kernel
@testable import SRP
@testable import UserPoolsModel
@testable import WireRuntime

/// A device that a user confirmed.
struct FakeDevice: Sendable {
    var owner: String
    var verifier: SRPVerifier
    var name: String?
    var isRemembered = false
}

/// Devices: their registration, their proof by SRP, and the operations on them.
extension FakePool.State {
    static func group(of name: String) -> String { "-group-of-\(name)" }

    /// Checks that the user has the device that a request names.
    func knownDevice(_ key: String?, of name: String) throws -> String? {
        guard tracksDevices, let key else { return nil }
        guard devices[key]?.owner == name else { throw FakeRefusal.unknownDevice }
        return key
    }

    mutating func beginProof(_ session: FakeAuthSession, _ text: String, _ responses: [String: String]) throws
        -> RespondToAuthChallengeOutput
    {
        guard let key = session.device, responses["DEVICE_KEY"] == key, let device = devices[key] else {
            throw FakeRefusal.unknownDevice
        }
        let block = Array(text.utf8)
        let shown = try verifiers.begin(key, device.verifier, publicValue: responses["SRP_A"] ?? "")
        return RespondToAuthChallengeOutput(
            challengeName: .devicePasswordVerifier,
            challengeParameters: [
                "SALT": device.verifier.saltHex, "SRP_B": shown, "DEVICE_KEY": key, "USERNAME": session.name,
                "SECRET_BLOCK": Base64.encode(block),
            ])
    }

    mutating func endProof(_ name: String, _ responses: [String: String]) throws -> RespondToAuthChallengeOutput {
        let key = responses["DEVICE_KEY"] ?? ""
        guard let block = responses["PASSWORD_CLAIM_SECRET_BLOCK"].flatMap(Base64.decode) else {
            throw FakeRefusal.wrong
        }
        let text = String(decoding: block, as: UTF8.self)
        guard let session = sessions[text], session.name == name, session.device == key else {
            throw FakeRefusal.invalidSession
        }
        let identity = SRPIdentity(space: Self.group(of: name), name: key)
        guard try verifiers.accepts(key, identity, responses) else { throw FakeRefusal.wrong }
        sessions[text] = nil
        if asksForDeviceAgain { return ask(.deviceSrpAuth, session) }
        return RespondToAuthChallengeOutput(authenticationResult: issue(name, on: key))
    }

    /// The response to an operation on devices; nil for any other operation.
    mutating func deviceResponse(to operation: String, _ json: JSON, of name: String) throws -> [UInt8]? {
        switch operation {
        case "ConfirmDevice": return try confirm(ConfirmDeviceInput(wire: json), of: name).jsonBytes
        case "ListDevices":
            let mine = devices.filter { $0.value.owner == name && $0.value.isRemembered }
            return ListDevicesOutput(devices: mine.keys.sorted().map(shown)).jsonBytes
        case "GetDevice":
            let key = try require(GetDeviceInput(wire: json).deviceKey, of: name)
            guard devices[key]?.isRemembered == true else { throw FakeRefusal.unknownDevice }
            return GetDeviceOutput(device: shown(key)).jsonBytes
        case "UpdateDeviceStatus":
            let input = try UpdateDeviceStatusInput(wire: json)
            devices[try require(input.deviceKey, of: name)]?.isRemembered = input.deviceRememberedStatus == .remembered
            return UpdateDeviceStatusOutput().jsonBytes
        case "ForgetDevice":
            let key = try require(ForgetDeviceInput(wire: json).deviceKey, of: name)
            devices[key] = nil
            refreshTokens = refreshTokens.filter { refreshDevices[$0.key] != key }
            return ForgetDeviceOutput().jsonBytes
        default: return nil
        }
    }

    private mutating func confirm(_ input: ConfirmDeviceInput, of name: String) throws -> ConfirmDeviceOutput {
        guard let config = input.deviceSecretVerifierConfig, let salt = config.salt.flatMap(Base64.decode),
            let value = config.passwordVerifier.flatMap(Base64.decode), input.deviceKey.hasSuffix("-of-\(name)"),
            devices[input.deviceKey] == nil
        else { throw FakeRefusal(code: "InvalidParameterException", message: "Invalid device key given.") }
        devices[input.deviceKey] = FakeDevice(
            owner: name, verifier: try SRPVerifier(salt: salt, value: value), name: input.deviceName)
        return ConfirmDeviceOutput(userConfirmationNecessary: true)
    }

    private func require(_ key: String, of name: String) throws -> String {
        guard devices[key]?.owner == name else { throw FakeRefusal.unknownDevice }
        return key
    }

    private func shown(_ key: String) -> DeviceType {
        DeviceType(
            deviceAttributes: [AttributeType(name: "device_name", value: Secret(devices[key]?.name ?? ""))],
            deviceCreateDate: Instant(seconds: 1_700_000_000), deviceKey: key)
    }
}

extension FakeRefusal {
    static let unknownDevice = Self(code: "ResourceNotFoundException", message: "Device does not exist.")
}
