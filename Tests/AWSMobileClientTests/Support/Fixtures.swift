import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

/// A clock for tests.
final class TestClock: Sendable {
    private let time = Locked(Instant(seconds: 1_800_000_000))

    func advance(seconds: Int64) { time.change { $0 = $0.advanced(seconds: seconds) } }

    var world: World {
        World(
            now: { self.time.read { $0 } }, bytes: { count in (0..<count).map { UInt8(truncatingIfNeeded: $0 &+ 3) } })
    }
}

extension AWSMobileClient {
    /// A client of `pool` that sends passwords, which is faster than SRP.
    static func testing(
        _ pool: FakePool, store: any TokenStore = MemoryTokenStore(), clock: TestClock = TestClock(),
        flow: String = "USER_PASSWORD_AUTH", secret: String? = nil, clientID: String = "3n4b5urk1ft4fl3mg5e62d9ado"
    ) -> AWSMobileClient {
        var entry: [String: Any] = [
            "PoolId": "us-east-1_AbCdEf123", "AppClientId": clientID, "Endpoint": "localhost:1",
        ]
        entry["AppClientSecret"] = secret
        let document: [String: Any] = [
            "CognitoUserPool": ["Default": entry], "Auth": ["Default": ["authenticationFlowType": flow]],
        ]
        return AWSMobileClient(store: store, transport: pool.transport, world: clock.world, app: "app") { document }
    }

    /// A client with jane signed in.
    static func signedIn(
        _ pool: FakePool, store: any TokenStore = MemoryTokenStore(), clock: TestClock = TestClock()
    ) async throws -> AWSMobileClient {
        let client = testing(pool, store: store, clock: clock)
        try await client.initialize()
        try await client.signIn(username: "jane", password: "Abc@123!")
        return client
    }
}

/// Waits until `isSo`, for ten seconds at most.
func eventually(
    _ what: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () -> Bool
) async throws {
    for _ in 0..<10_000 {
        if isSo() { return }
        try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record(what ?? "It did not become true in time.", sourceLocation: sourceLocation)
}

/// Records lines in order.
final class EventLog: Sendable {
    private let lines = Locked<[String]>([])

    func append(_ line: String) { lines.change { $0.append(line) } }
    var all: [String] { lines.read { $0 } }
}
