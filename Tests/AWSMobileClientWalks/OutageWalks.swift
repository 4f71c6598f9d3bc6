import Foundation
import Kernel
import Testing
import WireClient

@testable import AWSMobileClient

/// The server gone and back, no network, and clocks that are wrong.
@Suite(.timeLimit(.minutes(3))) struct OutageWalks {
    // Spec B.5; F, row 15
    @Test(arguments: WalkEngine.available)
    func `a server that is gone signs nobody out, and back again it goes on with the same session`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.start(on: engine)
        let person = try await server.person()
        let (device, diary) = (try await server.device(of: person), Diary())
        let before = try await device.client.getTokens()
        device.client.addUserStateListener(diary) { state, _ in diary.note("\(state)") }
        try await server.kill()
        #expect(try await device.client.getTokens().accessToken?.tokenString == before.accessToken?.tokenString)
        await #expect(throws: URLError.self) { try await device.client.getUserAttributes() }
        device.clock.advance(seconds: 3600)
        await #expect(throws: URLError.self) { try await device.client.getTokens() }
        #expect(device.client.currentUserState == .signedIn && device.client.username == person.username)
        try await server.start()
        let after = try await device.client.getTokens()
        #expect(before.accessToken?.tokenString != after.accessToken?.tokenString)
        #expect(try await device.client.getUserAttributes()["email"] == person.email)
        #expect(diary.all.isEmpty)
    }

    // Spec B.5, B.2: a question stays open where the network failed
    @Test(arguments: WalkEngine.available)
    func `a sign-in that meets a dead server fails with the network's error, and works when it is back`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.start(on: engine)
        let (person, device) = (try await server.person(), try server.device())
        try await device.client.initialize()
        try await server.kill()
        await #expect(throws: URLError.self) { try await device.signIn(person) }
        #expect(device.client.currentUserState == .signedOut)
        try await server.start()
        #expect(try await device.signIn(person).signInState == .signedIn)
    }

    // Spec B.1: initialize needs no network
    @Test(arguments: WalkEngine.available)
    func `an app that starts without a network knows who is signed in, and asks when there is one`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, store) = (try await server.person(), MemoryTokenStore())
        _ = try await server.device(of: person, store: store)
        let device = try server.device(store: store)
        device.line.cut()
        device.clock.advance(seconds: 86_400)
        #expect(try await device.client.initialize() == .signedIn && device.client.username == person.username)
        await #expect(throws: URLError.self) { try await device.client.getTokens() }
        #expect(device.client.currentUserState == .signedIn)
        device.line.mend()
        #expect(try await device.client.getTokens().accessToken != nil && device.line.refreshes == 2)
    }

    // Spec F, row 1: calls honour cancellation
    @Test(arguments: WalkEngine.available)
    func `a call whose task is cancelled ends at once, and the refresh it began serves the next`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let device = try await server.device(of: try await server.person())
        device.clock.advance(seconds: 3600)
        device.line.hold()
        let call = Task { try await device.client.getTokens() }
        try await eventually { device.line.refreshes == 1 }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        device.line.mend()
        #expect(try await device.client.getTokens().accessToken != nil && device.line.refreshes == 1)
        #expect(device.client.currentUserState == .signedIn)
    }

    // Spec B.4: the expiry is the time of receipt, by the device's own clock
    @Test(arguments: [-86_400, -400, 3_200, 3_400, 315_360_000])
    func `a clock that is put forward or back costs one refresh at most, and nobody's session`(
        _ seconds: Int
    ) async throws {
        for engine in WalkEngine.available {
            let server = try await Martlet.shared(on: engine)
            let person = try await server.person()
            let device = try await server.device(of: person)
            device.clock.advance(seconds: Int64(seconds))
            for _ in 0..<3 { _ = try await device.client.getTokens() }
            #expect(device.line.refreshes == (seconds > 3_300 ? 1 : 0))
            #expect(try await device.client.getUserAttributes()["email"] == person.email)
            device.clock.advance(seconds: Int64(-seconds))
            #expect(try await device.client.getTokens().accessToken != nil)
            #expect(device.client.currentUserState == .signedIn)
        }
    }

    // Spec B.9.2: the timestamp in a proof is the device's
    @Test(arguments: WalkEngine.available)
    func `a device whose clock is a year wrong signs in by SRP`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let device = try server.device(flow: "USER_SRP_AUTH")
        device.clock.advance(seconds: -31_536_000)
        #expect(try await device.signIn(try await server.person()).signInState == .signedIn)
        #expect(try await device.client.getTokens().accessToken != nil && device.line.refreshes == 0)
    }

    // Spec B.4: any other error than a refusal changes nothing
    @Test(arguments: WalkEngine.available)
    func `what is no answer of the service, as from a portal in between, signs nobody out`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let store = MemoryTokenStore()
        _ = try await server.device(of: try await server.person(), store: store)
        let portal = Transport { _ in ClientResponse(status: 200, body: Array("<html>Please pay</html>".utf8)) }
        let client = AWSMobileClient(
            store: store, transport: portal, world: DeviceClock().world.advanced(seconds: 3600), app: "walks"
        ) { try ConfigurationFile.read(server.configurationFile) }
        #expect(try await client.initialize() == .signedIn)
        await #expect(throws: UnreadableAnswer.self) { try await client.getTokens() }
        #expect(client.currentUserState == .signedIn)
    }
}

extension World {
    /// The same world, so many seconds later.
    fileprivate func advanced(seconds: Int64) -> World {
        World(now: { now().advanced(seconds: seconds) }, bytes: bytes)
    }
}
