import Foundation
import Kernel

@testable import AWSMobileClient

/// A device with the app, and with a network, a clock and a store that the walk controls.
struct Device: Sendable {
    let client: AWSMobileClient
    let network: TestNetwork
    let clock: DeviceClock

    /// Signs `user` in.
    @discardableResult
    func signIn(_ user: TestUser) async throws -> SignInResult {
        try await client.signIn(username: user.username, password: user.password)
    }

    /// The number of the app's calls that wait for their answer.
    var waiting: Int { client.driver.pending.read(\.count) }
}

/// The system's clock with an offset.
final class DeviceClock: Sendable {
    private let offset = Locked<Int64>(0)

    func advance(seconds: Int64) { offset.change { $0 += seconds } }

    var world: World {
        World(
            now: { World.system.now().advanced(seconds: self.offset.read { $0 }) },
            bytes: World.system.bytes)
    }
}

/// An app client of a pool.
struct AppClient: Sendable {
    let pool: String
    let id: String
    let secret: String?
}

extension MartletProcess {
    /// A new run of the app, with the configuration that `--dev` wrote, or with `app` as its app client.
    ///
    /// It sends passwords, which is faster than SRP in a debug build, unless `flow` differs.
    func device(
        _ app: AppClient? = nil, flow: String = "USER_PASSWORD_AUTH", store: any TokenStore = MemoryTokenStore(),
        network: TestNetwork = TestNetwork(), clock: DeviceClock = DeviceClock()
    ) throws -> Device {
        var document = try AWSConfigurationFile.read(configurationFile)
        document["Auth"] = ["Default": ["authenticationFlowType": flow]]
        if let app { document["CognitoUserPool"] = ["Default": section(of: app)] }
        let client = AWSMobileClient(store: store, transport: network.transport, world: clock.world, app: "walks") {
            document
        }
        // A walk that waits without effect fails and does not hang.
        client.signInWaitLimit = .seconds(30)
        return Device(client: client, network: network, clock: clock)
    }

    /// A new run of the app with `user` signed in.
    func device(of user: TestUser, app: AppClient? = nil, store: any TokenStore = MemoryTokenStore()) async throws
        -> Device
    {
        let device = try device(app, store: store)
        try await device.client.initialize()
        try await device.signIn(user)
        return device
    }

    private func section(of app: AppClient) -> [String: Any] {
        var section = ["PoolId": app.pool, "AppClientId": app.id, "Endpoint": origin]
        section["AppClientSecret"] = app.secret
        return section
    }
}
