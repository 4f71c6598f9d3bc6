import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// A client with an identity pool and, unless told otherwise, a user pool with the users jane and john.
struct Federated: Sendable {
    let clock = TestClock()
    let store = MemoryTokenStore()
    let pool = FakePool(["jane": .init(password: "Abc@123!"), "john": .init(password: "Abc@123!")])
    let identities: FakeIdentityPool
    let heard = EventLog()
    let client: AWSMobileClient
    private let hasUserPool: Bool

    init(hasUserPool: Bool = true) {
        identities = FakeIdentityPool(clock)
        self.hasUserPool = hasUserPool
        client = Self.client(pool, identities, store, clock, hasUserPool)
        identities.change {
            $0.tokens = [
                "graph.facebook.com": ["facebook-jane": "f1", "facebook-jane-2": "f1", "facebook-john": "f2"],
                "accounts.google.com": ["google-jane": "g1"],
            ]
        }
    }

    /// Another client of the same store, as after a restart.
    func restarted() async throws -> AWSMobileClient {
        let client = Self.client(pool, identities, store, clock, hasUserPool)
        try await client.initialize()
        return client
    }

    /// Initializes the client and records the states.
    func begun() async throws -> AWSMobileClient {
        try await client.initialize()
        client.addUserStateListener(heard) { [heard] state, info in
            heard.append(
                ([state.rawValue] + info.keys.sorted().map { "\($0)=\(info[$0] ?? "")" }).joined(separator: " "))
        }
        return client
    }

    /// Waits until no fetch is under way.
    func waitForFetches() async throws {
        try await eventually("No fetch is under way.") { client.driver.identity.fetches.read(\.isEmpty) }
        try await client.driver.onEventQueue {}
        try await eventually("No fetch is under way.") { client.driver.identity.fetches.read(\.isEmpty) }
    }

    private static func client(
        _ pool: FakePool, _ identities: FakeIdentityPool, _ store: MemoryTokenStore, _ clock: TestClock,
        _ hasUserPool: Bool
    ) -> AWSMobileClient {
        var document: [String: Any] = [
            "CredentialsProvider": [
                "CognitoIdentity": ["Default": ["PoolId": FakeIdentityPool.id, "Endpoint": "localhost:1"]]
            ],
            "Auth": ["Default": ["authenticationFlowType": "USER_PASSWORD_AUTH"]],
        ]
        if hasUserPool {
            document["CognitoUserPool"] = [
                "Default": [
                    "PoolId": "us-east-1_AbCdEf123", "AppClientId": "3n4b5urk1ft4fl3mg5e62d9ado",
                    "Endpoint": "localhost:1",
                ]
            ]
        }
        let made = document
        return AWSMobileClient(
            store: store, transport: identities.transport(before: pool), world: clock.world, app: "app"
        ) { made }
    }
}

/// The error of `work`, which is expected to be the client's.
func refusal(_ work: () async throws -> some Any) async -> String {
    do {
        _ = try await work()
        return "none"
    } catch { return (error as? AWSMobileClientError).map { String("\($0)".prefix { $0 != "(" }) } ?? "\(error)" }
}
