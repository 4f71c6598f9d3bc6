import Foundation
import Kernel
import Testing
import WireClient

@testable import AWSMobileClient

/// Outages of the server and of the network, and wrong clocks.
@Suite(.timeLimit(.minutes(10))) struct OutageWalks {
    @Test(arguments: WalkEngine.available)
    func `the session survives a restart of the server`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.start(on: engine)
        let user = try await server.user()
        let (device, log) = (try await server.device(of: user), WalkLog())
        let before = try await device.client.getTokens()
        device.client.addUserStateListener(log) { state, _ in log.append("\(state)") }
        try await server.kill()
        #expect(try await device.client.getTokens().accessToken?.tokenString == before.accessToken?.tokenString)
        await #expect(throws: URLError.self) { try await device.client.getUserAttributes() }
        device.clock.advance(seconds: 3600)
        await #expect(throws: URLError.self) { try await device.client.getTokens() }
        #expect(device.client.currentUserState == .signedIn && device.client.username == user.username)
        try await server.start()
        let after = try await device.client.getTokens()
        #expect(before.accessToken?.tokenString != after.accessToken?.tokenString)
        #expect(try await device.client.getUserAttributes()["email"] == user.email)
        #expect(log.all.isEmpty)
    }

    @Test(arguments: WalkEngine.available)
    func `a sign-in without a server throws the network's error, and works after the restart`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.start(on: engine)
        let (user, device) = (try await server.user(), try server.device())
        try await device.client.initialize()
        try await server.kill()
        await #expect(throws: URLError.self) { try await device.signIn(user) }
        #expect(device.client.currentUserState == .signedOut)
        try await server.start()
        #expect(try await device.signIn(user).signInState == .signedIn)
    }

    @Test(arguments: WalkEngine.available)
    func `an app that starts without a network knows the user, and refreshes the tokens later`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, store) = (try await server.user(), MemoryTokenStore())
        _ = try await server.device(of: user, store: store)
        let device = try server.device(store: store)
        device.network.disconnect()
        device.clock.advance(seconds: 86_400)
        #expect(try await device.client.initialize() == .signedIn && device.client.username == user.username)
        await #expect(throws: URLError.self) { try await device.client.getTokens() }
        #expect(device.client.currentUserState == .signedIn)
        device.network.restore()
        #expect(try await device.client.getTokens().accessToken != nil && device.network.refreshes == 2)
    }

    @Test(arguments: WalkEngine.available)
    func `a cancelled call ends at once, and its refresh serves the next call`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let device = try await server.device(of: try await server.user())
        device.clock.advance(seconds: 3600)
        device.network.delay()
        let call = Task { try await device.client.getTokens() }
        try await eventually { device.network.refreshes == 1 }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        device.network.restore()
        #expect(try await device.client.getTokens().accessToken != nil && device.network.refreshes == 1)
        #expect(device.client.currentUserState == .signedIn)
    }

    // The expiry is computed from the time of receipt, by the device's clock.
    @Test(arguments: [-86_400, -400, 3_200, 3_400, 315_360_000])
    func `a clock that jumps costs one refresh at most, and never the session`(
        _ seconds: Int
    ) async throws {
        for engine in WalkEngine.available {
            let server = try await MartletProcess.shared(on: engine)
            let user = try await server.user()
            let device = try await server.device(of: user)
            device.clock.advance(seconds: Int64(seconds))
            for _ in 0..<3 { _ = try await device.client.getTokens() }
            #expect(device.network.refreshes == (seconds > 3_300 ? 1 : 0))
            #expect(try await device.client.getUserAttributes()["email"] == user.email)
            device.clock.advance(seconds: Int64(-seconds))
            #expect(try await device.client.getTokens().accessToken != nil)
            #expect(device.client.currentUserState == .signedIn)
        }
    }

    @Test(arguments: WalkEngine.available)
    func `a device whose clock is a year wrong signs in by SRP`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let device = try server.device(flow: "USER_SRP_AUTH")
        device.clock.advance(seconds: -31_536_000)
        #expect(try await device.signIn(try await server.user()).signInState == .signedIn)
        #expect(try await device.client.getTokens().accessToken != nil && device.network.refreshes == 0)
    }

    @Test(arguments: WalkEngine.available)
    func `a response of a captive portal does not sign the user out`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let store = MemoryTokenStore()
        _ = try await server.device(of: try await server.user(), store: store)
        let portal = Transport { _ in ClientResponse(status: 200, body: Array("<html>Please pay</html>".utf8)) }
        let client = AWSMobileClient(
            store: store, transport: portal, world: DeviceClock().world.advanced(seconds: 3600), app: "walks"
        ) { try AWSConfigurationFile.read(server.configurationFile) }
        #expect(try await client.initialize() == .signedIn)
        await #expect(throws: UnreadableResponseError.self) { try await client.getTokens() }
        #expect(client.currentUserState == .signedIn)
    }
}

extension World {
    /// The world with its clock put forward.
    fileprivate func advanced(seconds: Int64) -> World {
        World(now: { now().advanced(seconds: seconds) }, bytes: bytes)
    }
}
