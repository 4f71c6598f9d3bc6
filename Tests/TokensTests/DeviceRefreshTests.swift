import Accounts
import Directory
import Kernel
import TestKit
import Testing
import Tokens

/// Refresh tokens of sessions that began on a device.
@Suite struct DeviceRefreshTests {
    private func refresh(_ tokens: IssuedTokens, on key: String?, _ server: TestServer, _ client: Client) async throws
        -> IssuedTokens
    {
        var parameters = ["REFRESH_TOKEN": tokens.refresh]
        parameters["DEVICE_KEY"] = key
        return try await server.begin(.refreshToken, with: parameters, by: client).tokens
    }

    @Test(arguments: Engine.available)
    func `a session is refreshed on its own device, confirmed or not`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.trackingDevices(engine)
        let first = try await server.signIn("ann", by: client)
        let device = try TestDevice(first.requireNewDevice(), at: server)
        let other = try await server.makeDevice(by: client)
        for _ in 1...2 {
            let renewed = try await refresh(first, on: device.key.rawValue, server, client)
            #expect(try renewed.claimedDevice == device.key.rawValue)
            #expect(renewed.newDevice == nil)
            for key in [nil, "", other.key.rawValue, device.key.rawValue.uppercased(), "k\u{0}"] {
                #expect(
                    try await refusal { try await refresh(first, on: key, server, client) }
                        == RefreshTokenRefusal.invalid, "\(key ?? "none")")
            }
            if try await server.administration.devices(of: "ann", in: client.pool, after: nil, limit: 9).items.count < 2
            {
                try await device.confirm(first)
            }
        }
        let proven = try await server.signIn(on: device, by: client)
        _ = try await refresh(proven, on: device.key.rawValue, server, client)
    }

    @Test(arguments: Engine.available)
    func `a rotated token needs the device at every step`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.trackingDevices(engine) {
            $0.explicitAuthFlows = [.allowUserPassword]
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 0)
        }
        var tokens = try await server.signIn("ann", by: client)
        let key = try tokens.requireNewDevice().key
        for _ in 1...3 {
            let token = Secret(tokens.refresh)
            for wrong in [nil, DeviceKey(rawValue: "eu-test-1_0")] {
                let refused = try await refusal {
                    try await server.refresh.exchange(token, device: wrong, client: client.id, secret: nil)
                }
                #expect(refused == RefreshTokenRefusal.invalid)
            }
            tokens = try await server.refresh.exchange(token, device: key, client: client.id, secret: nil)
            server.clock.advance(60)
        }
    }

    // UP-DEV-15, UP-AUTH-08, AUTH-ADM-08
    @Test(arguments: Engine.available)
    func `what an administrator's flow issued is not refreshed while devices are tracked`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let tokens = try await server.begin(
            .adminPassword, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: client, as: true
        ).tokens
        for key in [nil, "eu-test-1_0"] {
            #expect(
                try await refusal { try await refresh(tokens, on: key, server, client) } == RefreshTokenRefusal.invalid)
        }
        try await server.pools.change(pool.id) { $0.settings.devices = nil }
        _ = try await refresh(tokens, on: nil, server, client)
    }

    @Test(arguments: Engine.available)
    func `a forgotten device's sessions are not refreshed, and stay otherwise`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let first = try await server.signIn("ann", by: client)
        let device = try TestDevice(first.requireNewDevice(), at: server)
        try await device.confirm(first)
        let second = try await server.signIn(on: device, by: client)
        let elsewhere = try await server.signIn("ann", by: client)
        try await server.administration.forgetDevice(device.key, of: "ann", in: pool.id)
        for tokens in [first, second] {
            #expect(
                try await refusal { try await refresh(tokens, on: device.key.rawValue, server, client) }
                    == RefreshTokenRefusal.invalid)
            _ = try await server.identity(of: tokens)
        }
        _ = try await refresh(elsewhere, on: try elsewhere.requireNewDevice().key.rawValue, server, client)
    }
}
