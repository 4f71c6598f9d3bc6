import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireRuntime

/// Devices that the pool tracks.
@Suite struct DeviceTests {
    private func pool(factors: [String] = []) -> FakePool {
        let pool = FakePool.withJane()
        pool.change { state in
            state.tracksDevices = true
            state.users["jane"]?.factors = factors
            state.users["jane"]?.alias = "jane@example.com"
        }
        return pool
    }

    private func entries(_ store: MemoryTokenStore) -> [String: String] {
        store.entries(of: "app.AWSCognitoIdentityUserPool").filter { $0.key.hasPrefix("us-east-1_AbCdEf123.") }
    }

    /// The last parameters of a request.
    private func parameters(_ pool: FakePool, _ operation: String, _ member: String) throws -> JSONObject {
        let request = try #require(
            pool.state.read { state in
                zip(state.log, state.requests).filter { $0.0 == operation }.last?.1
            })
        return try #require(try JSONReader.read(request.body).object?[member]?.object)
    }

    @Test(arguments: ["USER_SRP_AUTH", "USER_PASSWORD_AUTH"])
    func `a new device is confirmed, kept over a sign-out, and proven by the client`(_ flow: String) async throws {
        let (pool, store) = (pool(), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store, flow: flow)
        try await client.signIn(username: "jane", password: "Abc@123!")
        let prefix = "us-east-1_AbCdEf123.jane.device."
        let kept = entries(store)
        #expect(Set(kept.keys) == [prefix + "id", prefix + "group", prefix + "secret"])
        #expect(pool.count("ConfirmDevice") == 1 && kept[prefix + "group"] == "-group-of-jane")
        client.signOut()
        #expect(entries(store) == kept)
        let again = AWSMobileClient.testing(pool, store: store, flow: flow, secret: "c2VjcmV0", clientID: "other")
        #expect(try await again.signIn(username: "jane", password: "Abc@123!").signInState == .signedIn)
        #expect(pool.count("ConfirmDevice") == 1 && entries(store) == kept)
        let proof = try parameters(pool, "RespondToAuthChallenge", "ChallengeResponses")
        #expect(proof["DEVICE_KEY"]?.string == kept[prefix + "id"] && proof["SECRET_HASH"] != nil)
    }

    @Test func `numbers are sent in the shortest two's complement`() {
        #expect(PoolCalls.signed([0, 0, 0x80, 1]) == [0, 0x80, 1] && PoolCalls.signed([0, 0x7F, 1]) == [0x7F, 1])
        #expect(PoolCalls.signed([0, 0]) == [0])
    }

    @Test func `a remembered device stands for the second factor, which another one proves first`() async throws {
        let (pool, store) = (pool(factors: ["SMS_MFA"]), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store)
        #expect(try await client.signIn(username: "jane", password: "Abc@123!").signInState == .smsMFA)
        try await client.confirmSignIn(challengeResponse: "123456")
        client.signOut()
        // Known, but not remembered: both are proven.
        #expect(try await client.signIn(username: "jane", password: "Abc@123!").signInState == .smsMFA)
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
        try await client.deviceOperations.updateStatus(remembered: true)
        client.signOut()
        #expect(try await client.signIn(username: "jane", password: "Abc@123!").signInState == .signedIn)
    }

    @Test func `a user who signs in by another name has one device`() async throws {
        let (pool, store) = (pool(), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store)
        for name in ["jane@example.com", "jane@example.com", "jane"] {
            try await client.signIn(username: name, password: "Abc@123!")
            #expect(client.username == "jane")
            client.signOut()
        }
        #expect(pool.count("ConfirmDevice") == 1)
        #expect(entries(store)["us-east-1_AbCdEf123.jane@example.com.device.username"] == "jane")
    }

    @Test(arguments: ["USER_SRP_AUTH", "USER_PASSWORD_AUTH"])
    func `a device that the service has forgotten is forgotten here, and the step repeated`(_ flow: String)
        async throws
    {
        let (pool, store) = (pool(), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store, flow: flow)
        try await client.signIn(username: "jane", password: "Abc@123!")
        client.signOut()
        let former = entries(store)
        pool.change { $0.devices = [:] }
        #expect(try await client.signIn(username: "jane", password: "Abc@123!").signInState == .signedIn)
        #expect(entries(store).count == 3 && entries(store) != former && pool.count("ConfirmDevice") == 2)
    }

    @Test func `an alias of another user by now does not forget the first one's device`() async throws {
        let (pool, store) = (pool(), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store)
        try await client.signIn(username: "jane@example.com", password: "Abc@123!")
        client.signOut()
        pool.change { state in
            state.users["jane"]?.alias = nil
            state.users["john"] = .init(password: "Abc@123!", attributes: ["sub": "john"], alias: "jane@example.com")
        }
        try await client.signIn(username: "jane@example.com", password: "Abc@123!")
        #expect(client.username == "john" && pool.count("ConfirmDevice") == 2)
        #expect(entries(store)["us-east-1_AbCdEf123.jane.device.id"] != nil)
        #expect(entries(store)["us-east-1_AbCdEf123.jane@example.com.device.username"] == "john")
    }

    @Test func `a device whose proof is refused is forgotten, so that the next sign-in succeeds`() async throws {
        let (pool, store) = (pool(), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store)
        try await client.signIn(username: "jane", password: "Abc@123!")
        client.signOut()
        store.change("app.AWSCognitoIdentityUserPool") { $0["us-east-1_AbCdEf123.jane.device.secret"] = "damaged" }
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")) {
            try await client.signIn(username: "jane", password: "Abc@123!")
        }
        #expect(entries(store) == [:])
        #expect(try await client.signIn(username: "jane", password: "Abc@123!").signInState == .signedIn)
    }

    @Test func `after an interruption between the code and the device, the sign-in goes on`() async throws {
        let (pool, store) = (pool(factors: ["SMS_MFA"]), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store)
        try await client.signIn(username: "jane", password: "Abc@123!")
        try await client.confirmSignIn(challengeResponse: "123456")
        client.signOut()
        try await client.signIn(username: "jane", password: "Abc@123!")
        // The code counts; the second proof meets no network.
        pool.change { $0.responsesBeforeFault = 2 }
        await #expect(throws: URLError.self) { try await client.confirmSignIn(challengeResponse: "123456") }
        #expect(!client.isSignedIn)
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
    }

    @Test func `a service that asks for the device without end is not answered without end`() async throws {
        let (pool, store) = (pool(), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store)
        try await client.signIn(username: "jane", password: "Abc@123!")
        client.signOut()
        pool.change { $0.asksForDeviceAgain = true }
        await #expect(throws: AWSMobileClientError.unsupportedChallenge("DEVICE_SRP_AUTH")) {
            try await client.signIn(username: "jane", password: "Abc@123!")
        }
        #expect(pool.count("RespondToAuthChallenge") == 2)
    }

    @Test func `a challenge for a device whose keys are not here is an error`() async throws {
        let pool = pool()
        let client = AWSMobileClient.testing(pool)
        let challenge = SignInChallenge(kind: .device, username: "jane", session: nil, parameters: [:])
        await #expect(throws: AWSMobileClientError.deviceUnknown) {
            _ = try await client.driver.pool.get().proveDevice(for: challenge, metadata: [:])
        }
        #expect(pool.count("RespondToAuthChallenge") == 0)
    }

    @Test func `a device that cannot be confirmed fails the sign-in`() async throws {
        let (pool, store) = (pool(factors: ["SMS_MFA"]), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store)
        try await client.signIn(username: "jane", password: "Abc@123!")
        pool.change { $0.faultsOf["ConfirmDevice"] = [.error(.timedOut)] }
        await #expect(throws: URLError.self) { try await client.confirmSignIn(challengeResponse: "123456") }
        #expect(!client.isSignedIn && entries(store) == [:])
        await #expect(throws: AWSMobileClientError.nothingToConfirm) {
            try await client.confirmSignIn(challengeResponse: "123456")
        }
    }

    @Test(arguments: [false, true])
    func `a refresh names the device of its session, not that of a later one`(_ wantsExchange: Bool) async throws {
        let (pool, store, clock) = (pool(), MemoryTokenStore(), TestClock())
        pool.change { $0.wantsExchange = wantsExchange }
        let client = AWSMobileClient.testing(pool, store: store, clock: clock)
        try await client.signIn(username: "jane", password: "Abc@123!")
        clock.advance(seconds: 3_600)
        #expect(try await client.getTokens().accessToken != nil)
        // A failure must not wait for a sign-in.
        client.signInWaitLimit = .milliseconds(1)
        // Another sign-in replaced the kept device meanwhile.
        store.change("app.AWSCognitoIdentityUserPool") { $0["us-east-1_AbCdEf123.jane.device.id"] = "another" }
        clock.advance(seconds: 3_600)
        #expect(try await client.getTokens().accessToken != nil && client.currentUserState == .signedIn)
    }

    @Test func `operations concern this device, or another by its key`() async throws {
        let (pool, store) = (pool(), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store)
        try await client.signIn(username: "jane", password: "Abc@123!")
        let operations = client.deviceOperations
        #expect(try await operations.list().devices == [])
        // The service hides it, and knows it all the same.
        await #expect(throws: AWSMobileClientError.thisDeviceNotRemembered) { try await operations.get() }
        try await operations.updateStatus(remembered: true)
        let listed = try #require(try await client.devices.list(limit: 60).devices)
        let here = try await operations.get()
        #expect(listed == [here] && here.createDate == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(here.attributes?["device_name"] == (DeviceDescription.name ?? ""))
        let key = try #require(here.deviceKey)
        #expect(try await operations.get(deviceId: key) == here)
        try await operations.updateStatus(deviceId: key, remembered: false)
        #expect(try await operations.list().devices == [])
        try await operations.forget()
        #expect(entries(store) == [:])
        for call in [
            operations.forget as () async throws -> Void, { try await operations.updateStatus(remembered: true) },
        ] {
            await #expect(throws: AWSMobileClientError.thisDeviceNotRemembered) { try await call() }
        }
        await #expect(throws: AWSMobileClientError.resourceNotFound(message: "Device does not exist.")) {
            try await operations.get(deviceId: key)
        }
        await #expect(throws: AWSMobileClientError.noUserSignedIn) {
            try await AWSMobileClient.testing(pool).deviceOperations.get()
        }
    }

    @Test func `a device that was forgotten elsewhere is not remembered here either`() async throws {
        let (pool, store) = (pool(), MemoryTokenStore())
        let client = AWSMobileClient.testing(pool, store: store)
        try await client.signIn(username: "jane", password: "Abc@123!")
        pool.change { $0.devices = [:] }
        await #expect(throws: AWSMobileClientError.thisDeviceNotRemembered) {
            try await client.deviceOperations.updateStatus(remembered: true)
        }
        #expect(entries(store) == [:])
    }

    @Test func `the calls with completion handlers answer once`() async throws {
        let client = AWSMobileClient.testing(pool())
        let log = EventLog()
        try await client.signIn(username: "jane", password: "Abc@123!")
        try await client.devices.updateStatus(remembered: true)
        let key = try #require(try await client.devices.get().deviceKey)
        let operations = client.deviceOperations
        operations.updateStatus(remembered: true) { result, error in log.append("\(result != nil) \(error == nil)") }
        operations.updateStatus(deviceId: key, remembered: true) { result, _ in log.append("\(result != nil) true") }
        operations.get { device, _ in log.append("\(device?.deviceKey == key) true") }
        operations.get(deviceId: key) { device, _ in log.append("\(device?.deviceKey == key) true") }
        try await eventually { log.all.count == 4 }
        operations.list(limit: 60) { result, _ in log.append("\(result?.devices?.count == 1) true") }
        try await eventually { log.all.count == 5 }
        operations.forget { log.append("\($0 == nil) true") }
        try await eventually { log.all.count == 6 }
        #expect(Set(log.all) == ["true true"])
        operations.forget(deviceId: key) { log.append("\($0 == nil)") }
        try await eventually { log.all.last == "false" }
    }

    @Test func `a deleted user leaves neither session nor device`() async throws {
        let (pool, store) = (pool(), MemoryTokenStore())
        let (client, log) = (AWSMobileClient.testing(pool, store: store), EventLog())
        try await client.signIn(username: "jane@example.com", password: "Abc@123!")
        #expect(entries(store).count == 4)
        client.deleteUser { log.append("\($0 == nil)") }
        try await eventually { log.all == ["true"] }
        #expect(store.entries(of: "app.AWSCognitoIdentityUserPool") == [:] && !client.isSignedIn)
    }
}
