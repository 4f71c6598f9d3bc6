import Directory
import IdentityPools
import Kernel
import Sync
import SyncAPI
import TestKit
import Testing

/// The operations of push sync, as callers see them.
@Suite struct PushCallTests {
    private static let google = "arn:aws:sns:eu-test-1:123456789012:app/GCM/notes"
    private static let role = "arn:aws:iam::123456789012:role/push"

    private func register(_ api: SyncAPI) async throws -> String {
        let made = try await api.call(
            "POST", api.identityPath.replacing("/identities/", with: "/identity/") + "/device",
            ["Platform": "GCM", "Token": "token"])
        return try #require(made["DeviceId"] as? String)
    }

    private func enable(_ api: SyncAPI) async throws {
        let application = FunctionARN(rawValue: Self.google)
        api.base.functions.handle(application) { $0 }
        try await api.base.push().set(PushSettings(applications: [application], role: Self.role), of: api.pool.id)
    }

    // PUSH-SRV-01, PUSH-SRV-04, PUSH-IOS-03, PUSH-IOS-04, MOD-SYN-12, MOD-SYN-15, MOD-SYN-16, MOD-FACT-20
    @Test(arguments: Engine.available)
    func `a user registers a device and subscribes it to a dataset`(on engine: Engine) async throws {
        let api = try await SyncAPI(engine)
        await #expect(throws: APIError.self) { try await register(api) }
        let path = api.identityPath.replacing("/identities/", with: "/identity/") + "/device"
        let refusal = try await api.refusal("POST", path, ["Platform": "GCM", "Token": "token"])
        #expect(
            refusal == """
                400 InvalidConfigurationException: The identity pool has no push notifications on this platform.
                """)
        try await enable(api)
        let device = try await register(api)
        let subscription = api.datasetPath() + "/subscriptions/\(device)"
        let missing = try await api.refusal("POST", subscription)
        #expect(missing == "404 ResourceNotFoundException: Dataset 'notes' does not exist.")
        try await api.write("a", "1")
        #expect(try await api.call("POST", subscription).isEmpty)
        try await api.write("b", "1")
        let sender = api.base.pushSender()
        while try await sender.sendDue() { await sender.finish() }
        #expect(api.base.functions.calls.compactMap(\.push).map(\.token) == ["token"])
        #expect(try await api.call("DELETE", subscription).isEmpty)
        try await api.write("c", "1")
        #expect(try await !sender.sendDue())
        let stranger = try await api.refusal("POST", api.datasetPath() + "/subscriptions/none")
        #expect(stranger == "404 ResourceNotFoundException: The device is not registered.")
    }

    // MOD-FACT-17
    @Test func `an administrator registers no devices`() async throws {
        let api = try await SyncAPI(signsAsIdentity: false)
        try await enable(api)
        for (method, path) in [
            ("POST", api.identityPath.replacing("/identities/", with: "/identity/") + "/device"),
            ("POST", api.datasetPath() + "/subscriptions/d"), ("DELETE", api.datasetPath() + "/subscriptions/d"),
        ] {
            let refusal = try await api.refusal(method, path, ["Platform": "GCM", "Token": "t"])
            #expect(refusal?.contains("NotAuthorizedException: Only credentials of an identity pool") == true)
        }
    }

    // PUSH-SRV-04, PUSH-SRV-05, PUSH-SRV-06, MOD-SYN-08, MOD-SYN-14
    @Test(arguments: Engine.available)
    func `the applications of a pool are set, shown and taken away`(on engine: Engine) async throws {
        let api = try await SyncAPI(engine, signsAsIdentity: false)
        api.base.functions.handle(FunctionARN(rawValue: Self.google)) { $0 }
        let path = api.poolPath + "/configuration"
        let push: [String: Any] = ["ApplicationArns": [Self.google], "RoleArn": Self.role]
        let set = try await api.call("POST", path, ["PushSync": push])
        #expect((set["PushSync"] as? [String: Any])?["RoleArn"] as? String == Self.role)
        try await api.call("POST", path, ["CognitoStreams": ["StreamName": "s", "StreamingStatus": "DISABLED"]])
        let shown = try await api.call("GET", path)["PushSync"] as? [String: Any]
        #expect(shown?["ApplicationArns"] as? [String] == [Self.google], "what is not named stays as it is")
        for wrong: [String: Any] in [
            ["ApplicationArns": [Self.google]], ["RoleArn": Self.role],
            ["ApplicationArns": ["arn:aws:sns:eu-test-1:123456789012:app/ADM/x"], "RoleArn": Self.role],
        ] {
            let refusal = try await api.refusal(
                "POST", path, ["PushSync": wrong, "CognitoStreams": ["StreamName": "other"]])
            #expect(refusal?.hasPrefix("400 InvalidParameterException") == true)
        }
        let kept = try await api.call("GET", path)
        #expect((kept["CognitoStreams"] as? [String: Any])?["StreamName"] as? String == "s")
        #expect(kept["PushSync"] != nil)
        try await api.call("POST", path, ["PushSync": [String: Any]()])
        #expect(try await api.call("GET", path)["PushSync"] == nil)
    }
}
