import Accounts
package import Authentication
package import Directory
package import Kernel
import SRP
package import Tokens

/// A device as an app keeps it: its key, its group and the password that the app has drawn.
package struct TestDevice: Sendable {
    /// The device's key.
    package let key: DeviceKey
    /// The group in the proof.
    package var group: String
    /// The password in the proof.
    package var password = "device-password"
    private var server: TestServer
    private let srp: SRPClient

    /// The device that a sign-in returned.
    package init(_ new: NewDevice, at server: TestServer) throws {
        key = new.key
        group = new.group
        self.server = server
        srp = try SRPClient(arithmetic: try TestKeys.arithmetic.get(), random: server.world.bytes)
    }

    /// The same device before another server.
    package func before(_ other: TestServer) -> TestDevice {
        var device = self
        device.server = other
        return device
    }

    private var identity: SRPIdentity { SRPIdentity(space: group, name: key.rawValue) }

    /// The parameters that begin the proof.
    package func beginning(of name: String) -> [String: String] {
        ["USERNAME": name, "DEVICE_KEY": key.rawValue, "SRP_A": srp.publicValue.hex]
    }

    /// The responses to the challenge `DEVICE_PASSWORD_VERIFIER`.
    package func responses(to challenge: [String: String]) throws -> [String: String] {
        let block = Base64.decode(challenge["SECRET_BLOCK"] ?? "") ?? []
        let time = SRPTimestamp.text(server.clock.now)
        let proof = try srp.proof(
            of: Secret(password), for: identity, server: try SRPPublicValue(hex: challenge["SRP_B"] ?? ""),
            salt: Hex.decode(challenge["SALT"] ?? "") ?? [], secretBlock: block, timestamp: time)
        return [
            "USERNAME": challenge["USERNAME"] ?? "", "DEVICE_KEY": key.rawValue, "TIMESTAMP": time,
            "PASSWORD_CLAIM_SECRET_BLOCK": challenge["SECRET_BLOCK"] ?? "",
            "PASSWORD_CLAIM_SIGNATURE": Base64.encode(proof.signature),
        ]
    }

    /// The challenge `DEVICE_PASSWORD_VERIFIER` after `asked`.
    package func challenge(after asked: AskedChallenge, of name: String = "ann", by client: Client) async throws
        -> [String: String]
    {
        try await server.answer(.deviceProof, session: asked.session, with: beginning(of: name), by: client)
            .pendingChallenge.parameters
    }

    /// The result of the proof that `asked` asks for.
    package func prove(after asked: AskedChallenge, of name: String = "ann", by client: Client) async throws
        -> SignInStep
    {
        let challenge = try await challenge(after: asked, of: name, by: client)
        return try await server.answer(.deviceVerifier, with: try responses(to: challenge), by: client)
    }

    /// Registers the device with the tokens of the sign-in that returned it.
    ///
    /// - Returns: Whether to ask the user to remember it.
    @discardableResult
    package func confirm(_ tokens: IssuedTokens, named name: String? = nil) async throws -> Bool {
        let verifier = try SRPVerifier.make(
            for: identity, password: Secret(password), arithmetic: try TestKeys.arithmetic.get(),
            random: server.world.bytes)
        return try await server.account.confirmDevice(
            key, named: name, verifier: verifier, for: try await server.identity(of: tokens))
    }
}

extension AskedChallenge.Name {
    /// The beginning of a device's proof.
    package static let deviceProof = Self(.deviceSRP)
    /// The proof of a device's password.
    package static let deviceVerifier = Self(.deviceVerifier)
}

extension TestServer {
    /// A new server with a pool that tracks devices, a client, and the confirmed user `ann`.
    package static func trackingDevices(
        _ engine: Engine, devices: DeviceSettings = DeviceSettings(),
        client set: (inout ClientSettings) -> Void = { _ in }
    ) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await withPoolAndClient(engine, pool: { $0.devices = devices }, client: set)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client)
    }

    /// The next step after the password of `name` on the device with this key.
    package func begin(on device: DeviceKey, _ name: String = "ann", by client: Client) async throws -> SignInStep {
        try await begin(
            .password, with: ["USERNAME": name, "PASSWORD": Self.password, "DEVICE_KEY": device.rawValue], by: client)
    }

    /// A device that `name` has confirmed.
    package func makeDevice(of name: String = "ann", named label: String? = nil, by client: Client) async throws
        -> TestDevice
    {
        let tokens = try await signIn(name, by: client)
        let device = try TestDevice(tokens.requireNewDevice(), at: self)
        try await device.confirm(tokens, named: label)
        return device
    }

    /// The tokens of a sign-in on `device`, which is proven.
    package func signIn(on device: TestDevice, _ name: String = "ann", by client: Client) async throws -> IssuedTokens {
        let asked = try await begin(on: device.key, name, by: client).pendingChallenge
        return try await device.prove(after: asked, of: name, by: client).tokens
    }
}

extension IssuedTokens {
    /// The device that the sign-in returned.
    ///
    /// - Throws: `NoNewDeviceError` if it did not return one.
    package func requireNewDevice() throws -> NewDevice {
        guard let newDevice else { throw NoNewDeviceError() }
        return newDevice
    }

    /// The claim `device_key` of the access token.
    package var claimedDevice: String? { get throws { try access.text("device_key") } }
}

/// The sign-in did not return a device.
package struct NoNewDeviceError: Error {}
