import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing
import Tokens

/// Devices and second factors (UP-DEV-11, MFA-11).
@Suite struct DeviceFactorTests {
    /// A pool with codes by text message, and a device that `ann` confirmed before she enabled them.
    private func withDevice(_ engine: Engine, _ devices: DeviceSettings) async throws -> (
        TestServer, UserPool, Client, TestDevice
    ) {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms]) {
            $0.devices = devices
        }
        let device = try await server.makeDevice(by: client)
        try await server.enable(.sms, in: pool)
        return (server, pool, client, device)
    }

    private func proveCode(
        _ asked: AskedChallenge, on device: DeviceKey? = nil, _ server: TestServer, _ client: Client
    )
        async throws -> SignInStep
    {
        var answer = ["USERNAME": "ann", "SMS_MFA_CODE": await server.lastCode(to: TestServer.phone)]
        answer["DEVICE_KEY"] = device?.rawValue
        return try await server.answer(.sms, session: asked.session, with: answer, by: client)
    }

    // UP-DEV-11
    @Test(arguments: Engine.available)
    func `a remembered device stands for the second factor if the pool says so`(on engine: Engine) async throws {
        let (server, pool, client, device) = try await withDevice(engine, DeviceSettings(standsForSecondFactor: true))
        _ = try await server.signIn(on: device, by: client)
        #expect(try await server.challenge(by: client).challenge == .sms, "a new device does not")
        try await server.administration.setDevice(device.key, isRemembered: false, of: "ann", in: pool.id)
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        #expect(asked.challenge == .sms, "one that is not remembered does not")
        let next = try await proveCode(asked, on: device.key, server, client).pendingChallenge
        #expect(next.challenge == .deviceProof)
        _ = try await device.prove(after: next, by: client).tokens
        try await server.administration.setDevice(device.key, isRemembered: true, of: "ann", in: pool.id)
        _ = try await server.signIn(on: device, by: client)
    }

    @Test(arguments: Engine.available)
    func `otherwise the device is proven after the second factor`(on engine: Engine) async throws {
        let (server, _, client, device) = try await withDevice(engine, DeviceSettings())
        // Some apps name the device with the code, some only with the password.
        for key in [device.key, nil] {
            let asked = try await server.begin(on: device.key, by: client).pendingChallenge
            #expect(asked.challenge == .sms)
            let next = try await proveCode(asked, on: key, server, client).pendingChallenge
            #expect(next.challenge == .deviceProof)
            let tokens = try await device.prove(after: next, by: client).tokens
            #expect(tokens.newDevice == nil)
            #expect(try tokens.claimedDevice == device.key.rawValue)
        }
        let asked = try await server.challenge(by: client)
        let tokens = try await proveCode(asked, server, client).tokens
        #expect(tokens.newDevice != nil)
    }

    @Test(arguments: Engine.available)
    func `a device that is no longer remembered when it is proven leads to the factor`(
        on engine: Engine
    ) async throws {
        let (server, pool, client, device) = try await withDevice(engine, DeviceSettings(standsForSecondFactor: true))
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        #expect(asked.challenge == .deviceProof)
        let challenge = try await device.challenge(after: asked, by: client)
        try await server.administration.setDevice(device.key, isRemembered: false, of: "ann", in: pool.id)
        let answer = try device.responses(to: challenge)
        let next = try await server.answer(.deviceVerifier, with: answer, by: client).pendingChallenge
        #expect(next.challenge == .sms)
    }

    // MFA-11, SRP-12
    @Test(arguments: Engine.available)
    func `only the user's own device with its own secret skips the factor`(on engine: Engine) async throws {
        let (server, _, client, device) = try await withDevice(engine, DeviceSettings(standsForSecondFactor: true))
        try await server.makeUser(
            "bob", attributes: ["email": "bob@example.com", "phone_number": "+12065550199"], by: client)
        let bobs = try await server.makeDevice(of: "bob", by: client)
        #expect(
            try await refusal { try await server.begin(on: bobs.key, by: client) } == DeviceRefusal.notFound,
            "of another user")
        var (guessed, forged, stolen) = (device, device, bobs)
        guessed.password = "another-password"
        forged.group = "-AAAAAAAA"
        stolen.group = device.group
        for wrong in [guessed, forged] {
            let asked = try await server.begin(on: device.key, by: client).pendingChallenge
            #expect(
                try await refusal { try await wrong.prove(after: asked, by: client) } == SignInRefusal.wrongCredentials)
        }
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        #expect(
            try await refusal { try await stolen.prove(after: asked, by: client) } == SignInRefusal.invalidSession,
            "the session is of another device")
        #expect(
            try await refusal { try await device.prove(after: asked, of: "bob", by: client) }
                == SignInRefusal.invalidSession, "the session is of another user")
        _ = try await device.prove(after: asked, by: client).tokens
        #expect(
            try await refusal { try await device.prove(after: asked, by: client) } == SignInRefusal.invalidSession,
            "the session is used up")
    }

    // MFA-11
    @Test(arguments: Engine.available)
    func `a challenge is answered once, and the session with a right proof`(on engine: Engine) async throws {
        let (server, _, client, device) = try await withDevice(engine, DeviceSettings(standsForSecondFactor: true))
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        let challenge = try await device.challenge(after: asked, by: client)
        func answer(_ parameters: [String: String]) async throws -> (any Refusal)? {
            try await refusal { try await server.answer(.deviceVerifier, with: parameters, by: client).tokens }
        }
        var guessed = device
        guessed.password = "another-password"
        #expect(try await answer(guessed.responses(to: challenge)) == SignInRefusal.wrongCredentials)
        #expect(try await answer(device.responses(to: challenge)) == SignInRefusal.invalidSession)
        let (first, second) = (
            try device.responses(to: try await device.challenge(after: asked, by: client)),
            try device.responses(to: try await device.challenge(after: asked, by: client))
        )
        #expect(try await answer(first) == nil)
        #expect(try await answer(first) == SignInRefusal.invalidSession)
        #expect(try await answer(second) == SignInRefusal.invalidSession)
        let block = ["PASSWORD_CLAIM_SECRET_BLOCK": Base64.encode([1, 2, 3])]
        #expect(try await answer(second.merging(block) { $1 }) == SignInRefusal.wrongCredentials)
    }

    @Test(arguments: Engine.available)
    func `a password's challenge is no device's, nor the other way round`(on engine: Engine) async throws {
        let (server, _, client, device) = try await withDevice(engine, DeviceSettings(standsForSecondFactor: true))
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        let ofDevice = try device.responses(to: try await device.challenge(after: asked, by: client))
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let ofPassword = try flow.responses(to: try await flow.start())
            .merging(["DEVICE_KEY": device.key.rawValue]) { $1 }
        for (name, answer) in [(.passwordVerifier, ofDevice), (.deviceVerifier, ofPassword)]
            as [(AskedChallenge.Name, [String: String])]
        {
            #expect(
                try await refusal { try await server.answer(name, with: answer, by: client) }
                    == SignInRefusal.wrongCredentials)
        }
    }

    // MFA-11
    @Test(arguments: Engine.available)
    func `wrong proofs lock the user as wrong passwords do`(on engine: Engine) async throws {
        let (server, _, client, device) = try await withDevice(engine, DeviceSettings(standsForSecondFactor: true))
        var guessed = device
        guessed.password = "another-password"
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        for _ in 1...5 {
            #expect(
                try await refusal { try await guessed.prove(after: asked, by: client) }
                    == SignInRefusal.wrongCredentials)
        }
        #expect(
            try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.attemptsExceeded)
        #expect(
            try await refusal { try await device.prove(after: asked, by: client) } == SignInRefusal.attemptsExceeded)
        server.clock.advance(2)
        _ = try await device.prove(after: asked, by: client).tokens
    }

    @Test(arguments: Engine.available)
    func `a device that is proven after a code asks for no password`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(
            engine, pool: { $0.devices = DeviceSettings() })
        let device = try await server.makeDevice(by: client)
        try await server.administration.resetPassword(of: "ann", in: pool.id)
        let asked = try await server.begin(preferring: "SMS_OTP", by: client).pendingChallenge
        let answer = [
            "USERNAME": "ann", "SMS_OTP_CODE": await server.lastCode(to: TestServer.phone),
            "DEVICE_KEY": device.key.rawValue,
        ]
        let next = try await server.answer(
            asked.challenge, session: asked.session, with: answer, by: client
        ).pendingChallenge
        #expect(next.challenge == .deviceProof)
        #expect(try await device.prove(after: next, by: client).tokens.newDevice == nil)
    }

    // MFA-07
    @Test(arguments: Engine.available)
    func `a remembered device does not take the place of a factor that must be set up`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken]) {
            $0.devices = DeviceSettings(standsForSecondFactor: true)
        }
        let device = try await server.makeDevice(by: client)
        try await server.pools.change(pool.id) { $0.settings.mfa = .on }
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        #expect(asked.challenge == .setup)
        let (secret, session) = try await server.authenticator.associateSoftwareToken(Secret(asked.session ?? ""))
        let code = AuthenticatorApp(secret).code(at: server.clock.now)
        let next = try await server.authenticator.verifySoftwareToken(Secret(code), deviceName: nil, session: session)
        let last = try await server.answer(.setup, session: next.exposed, with: ["USERNAME": "ann"], by: client)
            .pendingChallenge
        #expect(last.challenge == .deviceProof)
        _ = try await device.prove(after: last, by: client).tokens
    }
}
