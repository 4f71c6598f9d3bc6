import Authentication
import Directory
import TestKit
import Testing
import Tokens
import WireRuntime

/// What functions are told of devices.
@Suite struct DeviceTriggerTests {
    private func server(_ engine: Engine, tracksDevices: Bool) async throws -> (TestServer, Client) {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine,
            pool: {
                if tracksDevices { $0.devices = DeviceSettings() }
                $0.call(.postAuthentication, .preTokenGeneration)
            })
        for kind in [TriggerKind.postAuthentication, .preTokenGeneration] {
            server.functions.respond(to: kind, JSONObject())
        }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, client)
    }

    private func sources(_ server: TestServer) -> [String] {
        server.functions.events.compactMap { $0["triggerSource"]?.string }
    }

    @Test(arguments: Engine.available)
    func `the function is told that a device is new, and that it is known`(on engine: Engine) async throws {
        let (server, client) = try await server(engine, tracksDevices: true)
        let device = try await server.makeDevice(by: client)
        #expect(server.functions.requests(.postAuthentication).last?["newDeviceUsed"] == .boolean(true))
        _ = try await server.signIn(on: device, by: client)
        #expect(server.functions.requests(.postAuthentication).last?["newDeviceUsed"] == .boolean(false))
    }

    @Test(arguments: Engine.available)
    func `no device is new in a pool that does not track them`(on engine: Engine) async throws {
        let (server, client) = try await server(engine, tracksDevices: false)
        _ = try await server.signIn("ann", by: client)
        #expect(server.functions.requests(.postAuthentication).last?["newDeviceUsed"] == .boolean(false))
    }

    // UP-LAM-42
    @Test(arguments: Engine.available)
    func `tokens after the proof of a device have a source of their own`(on engine: Engine) async throws {
        let (server, client) = try await server(engine, tracksDevices: true)
        let device = try await server.makeDevice(by: client)
        #expect(sources(server).contains("TokenGeneration_Authentication"))
        #expect(!sources(server).contains("TokenGeneration_AuthenticateDevice"))
        _ = try await server.signIn(on: device, by: client)
        #expect(sources(server).filter { $0 == "TokenGeneration_AuthenticateDevice" }.count == 1)
    }
}
