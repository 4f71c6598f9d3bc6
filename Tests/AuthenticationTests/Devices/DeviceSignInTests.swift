import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens

/// Sign-ins in pools that track devices (UP-DEV).
@Suite struct DeviceSignInTests {
    // UP-DEV-02
    @Test(arguments: Engine.available)
    func `a pool that does not track devices tells of none, and ignores a key`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let unknown = DeviceKey(rawValue: "eu-test-1_00000000-0000-4000-8000-000000000000")
        let tokens = try await server.begin(on: unknown, by: client).tokens
        #expect(tokens.newDevice == nil)
        #expect(try tokens.claimedDevice == nil)
        let device = try TestDevice(NewDevice.sample(unknown), at: server)
        #expect(try await refusal { try await device.confirm(tokens) } == DeviceRefusal.notTracked)
    }

    // UP-DEV-05, UP-DEV-06
    @Test(arguments: Engine.available)
    func `the first sign-in is told of a new device, and later ones prove it`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let first = try await server.signIn("ann", by: client)
        let new = try first.requireNewDevice()
        #expect(new.key.rawValue.utf8.starts(with: "eu-test-1_".utf8) && new.key.rawValue.utf8.count == 46)
        #expect(new.group.utf8.count == 9)
        #expect(try first.claimedDevice == new.key.rawValue)
        let device = try TestDevice(new, at: server)
        try await device.confirm(first)
        server.clock.advance(60)
        let asked = try await server.begin(on: new.key, by: client).pendingChallenge
        #expect(asked.challenge == .deviceProof && asked.parameters.isEmpty && asked.session != nil)
        let challenge = try await device.challenge(after: asked, by: client)
        #expect(Set(challenge.keys) == ["SALT", "SRP_B", "SECRET_BLOCK", "USERNAME", "DEVICE_KEY"])
        let tokens = try await server.answer(
            .deviceVerifier, with: try device.responses(to: challenge), by: client
        ).tokens
        #expect(tokens.newDevice == nil)
        #expect(try tokens.claimedDevice == new.key.rawValue)
        let shown = try await server.administration.device(new.key, of: "ann", in: pool.id)
        #expect(shown.authenticatedAt == server.clock.now)
        #expect(shown.createdAt == server.clock.now.advanced(seconds: -60))
        #expect(try await server.signIn("ann", by: client).newDevice?.key != new.key, "without a key it is another")
    }

    @Test(arguments: Engine.available)
    func `the device is proven after a password by SRP, too`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.trackingDevices(engine)
        let device = try await server.makeDevice(by: client)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        var answer = try flow.responses(to: try await flow.start())
        answer["DEVICE_KEY"] = device.key.rawValue
        let asked = try await server.answer(.passwordVerifier, with: answer, by: client).pendingChallenge
        #expect(asked.challenge == .deviceProof)
        #expect(try await device.prove(after: asked, by: client).tokens.newDevice == nil)
    }

    // G.1.6, SRP-12
    @Test(arguments: Engine.available)
    func `an unknown device is told only with the right password, and leaves the challenge`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let device = try await server.makeDevice(by: client)
        try await server.administration.forgetDevice(device.key, of: "ann", in: pool.id)
        for key in [device.key.rawValue, "eu-test-1_0", "no key", String(repeating: "k", count: 5000), "k\u{0}"] {
            let key = DeviceKey(rawValue: key)
            #expect(
                try await refusal { try await server.begin(on: key, by: client) } == DeviceRefusal.notFound, "\(key)")
            let wrong = try await refusal {
                try await server.begin(
                    .password, with: ["USERNAME": "ann", "PASSWORD": "Wrong-Horse-9", "DEVICE_KEY": key.rawValue],
                    by: client)
            }
            #expect(wrong == SignInRefusal.wrongCredentials)
            server.clock.advance(.minutes(16))
        }
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let proof = try flow.responses(to: try await flow.start())
        let stale = proof.merging(["DEVICE_KEY": device.key.rawValue]) { $1 }
        #expect(
            try await refusal { try await server.answer(.passwordVerifier, with: stale, by: client) }
                == DeviceRefusal.notFound)
        // Apps repeat the same answer without the key.
        #expect(try await server.answer(.passwordVerifier, with: proof, by: client).tokens.newDevice != nil)
    }

    @Test(arguments: Engine.available)
    func `a client may begin the proof without the session`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let (device, other) = (try await server.makeDevice(by: client), try await server.makeDevice(by: client))
        let without = AskedChallenge(challenge: .deviceProof, session: nil, parameters: [:])
        func prove(_ device: TestDevice, of name: String = "ann", by client: Client) async throws -> (any Refusal)? {
            try await refusal { try await device.prove(after: without, of: name, by: client).tokens }
        }
        #expect(try await prove(device, by: client) == SignInRefusal.invalidSession, "no sign-in waits")
        _ = try await server.begin(on: device.key, by: client).pendingChallenge
        let elsewhere = try await server.client(in: pool)
        #expect(try await prove(other, by: client) == SignInRefusal.invalidSession, "of another device")
        #expect(try await prove(device, by: elsewhere) == SignInRefusal.invalidSession, "of another client")
        #expect(try await prove(device, of: "nobody", by: client) == SignInRefusal.invalidSession)
        #expect(try await prove(device, by: client) == nil)
        #expect(try await prove(device, by: client) == SignInRefusal.invalidSession, "it is used up")
        _ = try await server.begin(on: device.key, by: client).pendingChallenge
        server.clock.advance(.minutes(Int64(client.settings.authSessionValidity)))
        #expect(try await prove(device, by: client) == SignInRefusal.invalidSession, "it has expired")
    }

    // SRP-12
    @Test(arguments: Engine.available)
    func `a device forgotten during its proof is refused`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let device = try await server.makeDevice(by: client)
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        let answer = try device.responses(to: try await device.challenge(after: asked, by: client))
        try await server.administration.forgetDevice(device.key, of: "ann", in: pool.id)
        for work in [
            { _ = try await server.answer(.deviceVerifier, with: answer, by: client) },
            { _ = try await device.challenge(after: asked, by: client) },
        ] as [@Sendable () async throws -> Void] {
            #expect(try await refusal(of: work) == DeviceRefusal.notFound)
        }
    }

    // UP-DEV-15
    @Test(arguments: Engine.available)
    func `an administrator's sign-in is not tracked`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.trackingDevices(engine)
        let device = try await server.makeDevice(by: client)
        let tokens = try await server.begin(
            .adminPassword,
            with: ["USERNAME": "ann", "PASSWORD": TestServer.password, "DEVICE_KEY": device.key.rawValue], by: client,
            as: true
        ).tokens
        #expect(tokens.newDevice == nil)
        #expect(try tokens.claimedDevice == nil)
    }
}

extension NewDevice {
    /// A device that no sign-in was told of.
    static func sample(_ key: DeviceKey, group: String = "-AAAAAAAA") -> NewDevice {
        NewDevice(key: key, group: group)
    }
}
