import Foundation
import Kernel

@testable import AWSMobileClient

/// A device with the app on it, whose way to the service, clock and store are in the walk's hands.
struct Device: Sendable {
    let client: AWSMobileClient
    let line: Line
    let clock: DeviceClock

    /// Signs `person` in.
    @discardableResult
    func signIn(_ person: Person) async throws -> SignInResult {
        try await client.signIn(username: person.username, password: person.password)
    }

    /// How many calls of the app wait for their answer.
    var waiting: Int { client.driver.pending.read(\.count) }
}

/// This machine's clock, put forward or back.
final class DeviceClock: Sendable {
    private let offset = Locked<Int64>(0)

    func advance(seconds: Int64) { offset.change { $0 += seconds } }

    var world: World {
        World(
            now: { World.system.now().advanced(seconds: self.offset.read { $0 }) },
            bytes: World.system.bytes)
    }
}

/// An app client of a pool, as an app knows it.
struct AppClient: Sendable {
    let pool: String
    let id: String
    let secret: String?
}

extension Martlet {
    /// Another run of the app on a device, by what `--dev` wrote for apps, or as the client `app`.
    ///
    /// It sends passwords, which an unoptimised build does in no time, unless `flow` says otherwise.
    func device(
        _ app: AppClient? = nil, flow: String = "USER_PASSWORD_AUTH", store: any TokenStore = MemoryTokenStore(),
        line: Line = Line(), clock: DeviceClock = DeviceClock()
    ) throws -> Device {
        var document = try ConfigurationFile.read(configurationFile)
        document["Auth"] = ["Default": ["authenticationFlowType": flow]]
        if let app { document["CognitoUserPool"] = ["Default": section(of: app)] }
        let client = AWSMobileClient(store: store, transport: line.transport, world: clock.world, app: "walks") {
            document
        }
        // A walk that waits in vain is to fail and not to hang.
        client.signInWaitLimit = .seconds(30)
        return Device(client: client, line: line, clock: clock)
    }

    /// The same with `person` signed in.
    func device(of person: Person, _ app: AppClient? = nil, store: any TokenStore = MemoryTokenStore()) async throws
        -> Device
    {
        let device = try device(app, store: store)
        try await device.client.initialize()
        try await device.signIn(person)
        return device
    }

    private func section(of app: AppClient) -> [String: Any] {
        var section = ["PoolId": app.pool, "AppClientId": app.id, "Endpoint": origin]
        section["AppClientSecret"] = app.secret
        return section
    }
}
