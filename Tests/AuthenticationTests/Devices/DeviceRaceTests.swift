import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens

/// Thirty-two calls at once about one device (RACE).
@Suite struct DeviceRaceTests {
    @Test(arguments: Engine.available)
    func `of thirty-two confirmations of one device, one succeeds`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let tokens = try await server.signIn("ann", by: client)
        let device = try TestDevice(tokens.requireNewDevice(), at: server)
        let race = await Race { _ in try await device.confirm(tokens) }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? DeviceRefusal == .alreadyConfirmed } == 31)
        _ = try await server.signIn(on: device, by: client)
        let listed = try await server.administration.devices(of: "ann", in: pool.id, after: nil, limit: 60)
        #expect(listed.items.count == 1)
    }

    // MFA-11, RACE-06
    @Test(arguments: Engine.available)
    func `of thirty-two answers with one proof, one gets tokens`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.trackingDevices(engine)
        let device = try await server.makeDevice(by: client)
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        let answer = try device.responses(to: try await device.challenge(after: asked, by: client))
        let race = await Race { _ in try await server.answer(.deviceVerifier, with: answer, by: client).tokens }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? SignInRefusal == .invalidSession } == 31)
    }

    // Each proof has a challenge of its own; the auth session of all is one.
    @Test(arguments: Engine.available)
    func `of many right proofs in one session, one gets tokens`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.trackingDevices(engine)
        let device = try await server.makeDevice(by: client)
        let asked = try await server.begin(on: device.key, by: client).pendingChallenge
        var answers: [[String: String]] = []
        for _ in 1...8 {
            answers.append(try device.responses(to: try await device.challenge(after: asked, by: client)))
        }
        let race = await Race(8) { [answers] number in
            try await server.answer(.deviceVerifier, with: answers[number], by: client).tokens
        }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? SignInRefusal == .invalidSession } == 7)
    }

    @Test(arguments: Engine.available)
    func `of thirty-two calls that forget a device, one does`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let device = try await server.makeDevice(by: client)
        let race = await Race { _ in
            try await server.administration.forgetDevice(device.key, of: "ann", in: pool.id)
        }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? DeviceRefusal == .notFound } == 31)
    }
}
