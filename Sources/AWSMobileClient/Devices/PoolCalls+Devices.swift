import Kernel
import SRP
import UserPoolsModel
import WireClient
import WireRuntime

extension PoolCalls {
    /// Runs `step` with the key of this device for the user called `name`.
    func onDevice<Output: Sendable>(
        of name: String, _ step: @Sendable (_ key: String?) async throws -> Output
    ) async throws -> Output {
        try await onDevice(try await devices?.find(name)?.key, of: name, perform: step)
    }

    /// Runs `step` on the device of `session`: the one in the access token, else the kept one. If the store cannot be
    /// read, a session without a device continues without one.
    func onDevice<Output: Sendable>(
        of session: Session, _ step: @Sendable (_ key: String?) async throws -> Output
    ) async throws -> Output {
        var key = session.deviceKey
        if key == nil { key = (try? await devices?.find(session.username))?.key }
        return try await onDevice(key, of: session.username, perform: step)
    }

    /// Runs `step` with `key`. If the service does not find the device, the device is forgotten, and the step runs once
    /// more without it.
    private func onDevice<Output: Sendable>(
        _ key: String?, of name: String, perform step: @Sendable (_ key: String?) async throws -> Output
    ) async throws -> Output {
        guard let key else { return try await step(nil) }
        do { return try await step(key) } catch let error as ServiceResponseError {
            guard error.isOfUnknownDevice else { throw error }
            try await devices?.forget(key, of: name)
            return try await step(nil)
        }
    }

    /// Registers this device if the sign-in returned a new one, and keeps its identity.
    ///
    /// Remembering the device is left to `updateStatus`, even if the service requires a question to the user.
    func confirmDevice(_ result: AuthenticationResultType, of session: Session, alias: String?) async throws {
        guard let devices, let token = session.accessToken, let metadata = result.newDeviceMetadata,
            let key = metadata.deviceKey, let group = metadata.deviceGroupKey
        else { return }
        let identity = DeviceIdentity(key: key, group: group, password: Secret(world.uuid().uppercased()))
        let verifier = try SRPVerifier.make(
            for: identity.srp, password: identity.password, arithmetic: BigIntArithmetic(), random: world.bytes)
        _ = try await call(
            ConfirmDeviceInput(
                accessToken: token, deviceKey: key, deviceName: DeviceDescription.name,
                deviceSecretVerifierConfig: DeviceSecretVerifierConfigType(
                    passwordVerifier: Base64.encode(Self.signed(verifier.value)),
                    salt: Base64.encode(Self.signed(verifier.salt)))))
        try await devices.save(identity, of: session.username, alias: alias)
    }

    /// Proves this device, and returns the next step.
    ///
    /// - Throws: The service's error. If the service does not accept the proof, the device is forgotten first, so that
    ///   the next sign-in proceeds without it.
    func proveDevice(for challenge: SignInChallenge, metadata: [String: String]) async throws -> AuthOutput {
        guard let identity = try await devices?.find(challenge.username) else {
            throw AWSMobileClientError.deviceUnknown
        }
        do { return try await prove(identity, to: challenge, metadata: metadata) } catch let error
            as ServiceResponseError
        {
            if error.isOfUnknownDevice || error.isOfWrongProof {
                try await devices?.forget(identity.key, of: challenge.username)
            }
            throw error
        }
    }

    private func prove(
        _ identity: DeviceIdentity, to challenge: SignInChallenge, metadata: [String: String]
    ) async throws -> AuthOutput {
        let timestamp = SRPTimestamp.text(world.now())
        let client = try SRPClient(arithmetic: BigIntArithmetic(), random: world.bytes)
        let opening = try await respond(
            to: .deviceSrpAuth, of: challenge.username,
            responses: ["SRP_A": client.publicValue.hex, "DEVICE_KEY": identity.key],
            session: challenge.session, metadata: metadata)
        guard opening.name == .devicePasswordVerifier else { return opening }
        let username = opening.parameters["USERNAME"] ?? challenge.username
        var responses = try Self.claim(
            by: client, password: identity.password, identity: identity.srp, parameters: opening.parameters,
            timestamp: timestamp)
        responses["DEVICE_KEY"] = identity.key
        return try await respond(
            to: .devicePasswordVerifier, of: username, responses: responses, session: opening.session,
            metadata: metadata)
    }

    /// The shortest two's complement of a big-endian number.
    static func signed(_ number: [UInt8]) -> [UInt8] {
        let minimal = Array(number.drop { $0 == 0 })
        return minimal.first.map { $0 & 0x80 == 0 } ?? false ? minimal : [0] + minimal
    }
}

extension DeviceIdentity {
    /// The two names that the verifier of the device is computed with.
    fileprivate var srp: SRPIdentity { SRPIdentity(space: group, name: key) }
}

extension ServiceResponseError {
    /// Whether the service did not find the device of a request. The message is compared loosely, because services
    /// word it differently.
    var isOfUnknownDevice: Bool { code == .resourceNotFound && message.lowercased().contains("device") }

    /// Whether a proof was wrong. A proof that is too late, or after too many others, has the same code.
    fileprivate var isOfWrongProof: Bool { code == .notAuthorized && message == "Incorrect username or password." }
}
