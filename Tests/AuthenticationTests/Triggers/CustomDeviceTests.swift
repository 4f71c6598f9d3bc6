import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens

/// Custom sign-ins in pools that track devices.
@Suite struct CustomDeviceTests {
    /// A pool whose functions ask for a sum, and a device that `ann` has confirmed.
    private func withDevice(_ engine: Engine, _ devices: DeviceSettings = DeviceSettings()) async throws -> (
        TestServer, UserPool, Client, TestDevice
    ) {
        let (server, pool, client) = try await TestServer.withCustomSignIns(engine, pool: { $0.devices = devices })
        return (server, pool, client, try await server.makeDevice(by: client))
    }

    /// What follows the proof of the device after the password.
    private func proveBoth(_ device: TestDevice, _ server: TestServer, _ client: Client) async throws -> SignInStep {
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let begin = ["USERNAME": "ann", "SRP_A": flow.shown, "CHALLENGE_NAME": "SRP_A"]
        let proof = try await server.begin(.custom, with: begin, by: client).pendingChallenge
        var answer = try flow.responses(to: proof.parameters)
        answer["DEVICE_KEY"] = device.key.rawValue
        let asked = try await server.answer(.passwordVerifier, with: answer, by: client).pendingChallenge
        #expect(asked.challenge == .deviceProof)
        return try await device.prove(after: asked, by: client)
    }

    private func answerSum(_ asked: AskedChallenge, on device: DeviceKey?, _ server: TestServer, _ client: Client)
        async throws -> SignInStep
    {
        var answer = ["USERNAME": "ann", "ANSWER": TestServer.sum]
        answer["DEVICE_KEY"] = device?.rawValue
        return try await server.answer(.custom, session: asked.session, with: answer, by: client)
    }

    // UP-LDC-02, AUTH-CUS-03, MFA-07
    @Test(arguments: Engine.available)
    func `the proof of a device leaves out no challenge of the functions`(on engine: Engine) async throws {
        let (server, _, client, device) = try await withDevice(engine)
        // Some apps name the device with every answer.
        for key in [nil, device.key] {
            let sum = try await proveBoth(device, server, client).pendingChallenge
            #expect(sum.challenge == .custom)
            let session = try #require(server.functions.requests(.defineAuthChallenge).last?.session)
            #expect(
                session.map(\.name) == ["SRP_A", "PASSWORD_VERIFIER", "DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER"])
            #expect(session.allSatisfy { $0.isRight })
            let tokens = try await answerSum(sum, on: key, server, client).tokens
            #expect(tokens.newDevice == nil)
            #expect(try tokens.claimedDevice == device.key.rawValue)
        }
        let sum = try await proveBoth(device, server, client).pendingChallenge
        let again = try await server.answerCustom(sum, with: "41", by: client).pendingChallenge
        #expect(again.challenge == .custom)
        #expect(try await server.answerCustom(again, by: client).tokens.newDevice == nil, "it stays proven")
    }

    // MFA-11
    @Test(arguments: Engine.available)
    func `a device that is forgotten before the functions decide ends the sign-in`(on engine: Engine) async throws {
        let (server, pool, client, device) = try await withDevice(engine, DeviceSettings(standsForSecondFactor: true))
        let sum = try await proveBoth(device, server, client).pendingChallenge
        try await server.administration.forgetDevice(device.key, of: "ann", in: pool.id)
        for key in [nil, device.key] {
            #expect(
                try await refusal { try await answerSum(sum, on: key, server, client) } == SignInRefusal.invalidSession)
        }
    }

    // UP-DEV-05
    @Test(arguments: Engine.available)
    func `a sign-in without a password is told of a new device, and can be refreshed on it`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(
            engine, pool: { $0.devices = DeviceSettings() })
        let tokens = try await server.answerCustom(try await server.beginCustom(by: client), by: client).tokens
        let new = try tokens.requireNewDevice()
        #expect(try tokens.claimedDevice == new.key.rawValue)
        let refresh = ["REFRESH_TOKEN": tokens.refresh, "DEVICE_KEY": new.key.rawValue]
        #expect(
            try await server.begin(.refreshToken, with: refresh, by: client).tokens.claimedDevice == new.key.rawValue)
        let administrators = try await server.answerCustom(
            try await server.beginCustom(by: client, as: true), by: client, as: true
        ).tokens
        #expect(administrators.newDevice == nil)
        #expect(try administrators.claimedDevice == nil)
    }

    // UP-DEV-06
    @Test(arguments: Engine.available)
    func `without a password a known device is proven last, and the functions are not asked again`(
        on engine: Engine
    ) async throws {
        let (server, _, client, device) = try await withDevice(engine)
        for (first, last) in [(device.key, nil), (nil, device.key)] as [(DeviceKey?, DeviceKey?)] {
            var begin = ["USERNAME": "ann"]
            begin["DEVICE_KEY"] = first?.rawValue
            let sum = try await server.begin(.custom, with: begin, by: client).pendingChallenge
            #expect(sum.challenge == .custom)
            let asked = try await answerSum(sum, on: last, server, client).pendingChallenge
            #expect(asked.challenge == .deviceProof)
            let count = server.functions.calls.count
            let tokens = try await device.prove(after: asked, by: client).tokens
            #expect(tokens.newDevice == nil)
            #expect(try tokens.claimedDevice == device.key.rawValue)
            #expect(server.functions.calls.count == count)
        }
    }

    // G.1.6
    @Test(arguments: Engine.available)
    func `an unknown device is told after the functions' decision, and leaves the challenge`(
        on engine: Engine
    ) async throws {
        let (server, _, client, _) = try await withDevice(engine)
        let unknown = DeviceKey(rawValue: "eu-test-1_00000000-0000-4000-8000-000000000000")
        let sum = try await server.beginCustom(by: client)
        #expect(
            try await refusal { try await answerSum(sum, on: unknown, server, client) } == DeviceRefusal.notFound)
        #expect(try await answerSum(sum, on: nil, server, client).tokens.newDevice != nil)
    }

    // The functions decide, so a temporary password does not matter
    // (decisions/0026-what-the-functions-of-a-sign-in-decide.md).
    @Test(arguments: Engine.available)
    func `a device asks for no password that the functions did not ask for`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withCustomSignIns(
            engine, pool: { $0.devices = DeviceSettings() })
        try await server.invite("new", to: pool)
        let first = try await server.answerCustom(
            try await server.beginCustom("new", by: client), of: "new", by: client
        ).tokens
        let device = try TestDevice(first.requireNewDevice(), at: server)
        try await device.confirm(first)
        let begin = ["USERNAME": "new", "DEVICE_KEY": device.key.rawValue]
        let sum = try await server.begin(.custom, with: begin, by: client).pendingChallenge
        let asked = try await server.answerCustom(sum, of: "new", by: client).pendingChallenge
        _ = try await device.prove(after: asked, of: "new", by: client).tokens
        #expect(try await server.user("new", in: pool.id).status == .forceChangePassword)
    }
}
