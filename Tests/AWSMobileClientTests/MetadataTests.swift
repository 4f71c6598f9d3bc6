import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireRuntime

/// What the pool's functions are sent, and in which member.
@Suite struct MetadataTests {
    /// The member of the last request for an operation, with its automatic entries apart.
    private func sent(_ pool: FakePool, _ operation: String, _ member: String = "ClientMetadata") throws -> (
        own: [String: String], automatic: Set<String>
    ) {
        let request = pool.state.read { state in
            zip(state.log, state.requests).filter { $0.0 == operation }.last?.1
        }
        let json = try JSONReader.read(try #require(request).body).object?[member]
        var all: [String: String] = [:]
        for entry in json?.object?.members ?? [] { all[entry.name] = entry.value.string }
        if case .array(let attributes)? = json {
            for case .object(let attribute) in attributes {
                all[attribute["Name"]?.string ?? ""] = attribute["Value"]?.string
            }
        }
        let automatic = all.keys.filter { $0.hasPrefix("cognito:") }
        return (all.filter { !$0.key.hasPrefix("cognito:") }, Set(automatic))
    }

    @Test func `before the proof functions get validation data, after it client metadata`() async throws {
        let pool = FakePool.withJane()
        pool.change { $0.users["jane"]?.factors = ["SMS_MFA"] }
        let client = AWSMobileClient.testing(pool, flow: "USER_SRP_AUTH")
        try await client.signIn(
            username: "jane", password: "Abc@123!", validationData: ["a": "1"], clientMetaData: ["b": "2"])
        let before = try sent(pool, "InitiateAuth")
        #expect(before.own == ["a": "1"] && before.automatic.contains("cognito:systemName"))
        let after = try sent(pool, "RespondToAuthChallenge")
        #expect(after.own == ["b": "2"] && after.automatic.isEmpty)
        try await client.confirmSignIn(challengeResponse: "123456", clientMetaData: ["c": "3"])
        #expect(try sent(pool, "RespondToAuthChallenge").own == ["c": "3"])
    }

    @Test func `a flow of one request sends both, and validation data decides`() async throws {
        let pool = FakePool.withJane()
        try await AWSMobileClient.testing(pool).signIn(
            username: "jane", password: "Abc@123!", validationData: ["a": "1"], clientMetaData: ["a": "2", "b": "2"])
        #expect(try sent(pool, "InitiateAuth").own == ["a": "1", "b": "2"])
    }

    @Test func `a sign-up sends each in its own member`() async throws {
        let pool = FakePool()
        let client = AWSMobileClient.testing(pool)
        try await client.signUp(
            username: "joe", password: "Abc@123!", validationData: ["a": "1"], clientMetaData: ["b": "2"])
        let data = try sent(pool, "SignUp", "ValidationData")
        #expect(data.own == ["a": "1"] && data.automatic.contains("cognito:systemName"))
        let metadata = try sent(pool, "SignUp")
        #expect(metadata.own == ["b": "2"] && metadata.automatic.isEmpty)
    }

    @Test func `the calls with completion handlers take client metadata where the iOS SDK has it`() async throws {
        let (pool, log) = (FakePool.withJane(), EventLog())
        let client = AWSMobileClient.testing(pool, flow: "USER_SRP_AUTH")
        client.signIn(username: "jane", password: "Abc@123!", validationData: nil, clientMetaData: ["b": "2"]) {
            result, _ in log.append(result?.signInState.rawValue ?? "")
        }
        try await eventually { log.all == ["SIGN_IN_COMPLETE"] }
        #expect(try sent(pool, "RespondToAuthChallenge").own == ["b": "2"])
        client.resendSignUpCode(username: "jane", clientMetaData: ["r": "1"]) { _, _ in log.append("sent") }
        try await eventually { log.all.count == 2 }
        #expect(try sent(pool, "ResendConfirmationCode").own == ["r": "1"])
    }

    @Test func `the automatic entries can be turned off, and an app's own value counts`() async throws {
        let pool = FakePool.withJane()
        let entry: [String: Any] = [
            "PoolId": "us-east-1_AbCdEf123", "AppClientId": "c", "Endpoint": "localhost:1", "MigrationEnabled": true,
            "ShouldProvideCognitoValidationData": false,
        ]
        let client = AWSMobileClient(
            configuration: ["CognitoUserPool": ["Default": entry]], store: MemoryTokenStore(), transport: pool.transport
        )
        try await client.signIn(username: "jane", password: "Abc@123!", validationData: ["cognito:model": "own"])
        #expect(try sent(pool, "InitiateAuth").automatic == ["cognito:model"])
        let describing = try AWSMobileClient.testing(pool).driver.pool.get()
        let data = describing.validationData(["cognito:systemName": "own"])
        #expect(data["cognito:systemName"] == "own" && data["cognito:model"] != nil)
        #expect(data.values.allSatisfy { !$0.isEmpty })
        #if os(Linux)
            #expect(data["cognito:iOSVersion"] == nil && data["cognito:idForVendor"] == nil)
        #endif
    }
}
