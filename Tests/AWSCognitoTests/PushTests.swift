import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

@Suite struct PushTests {
    private let service = FakeSync(TestClock())
    private let device: TestDevice

    init() { device = TestDevice(service) }

    // D.6, PUSH-IOS-01, PUSH-IOS-02, PUSH-SRV-08
    @Test func `a device is registered once for an identity and a token`() async throws {
        let client = device.client
        #expect(client.deviceId == "LOCAL" && client.pushPlatform == .apnsSandbox)
        #expect(try await client.registerDevice(Data([0xab, 0x00, 0x7f])) == "device-1")
        #expect(try await client.registerDevice(Data([0xab, 0x00, 0x7f])) == "device-1")
        let known = service.state.read { $0.devices["device-1"].map { [$0.identity, $0.platform, $0.token] } }
        #expect(known == [TestDevice.identity, "APNS_SANDBOX", "AB007F"] && client.deviceId == "device-1")
        client.pushPlatform = .apns
        #expect(try await client.registerDevice(Data([0xab, 0x00, 0x7f])) == "device-2")
        #expect(try await client.registerDevice(token: "fcm", on: .gcm) == "device-3")
        device.credentials.become(TestDevice.other)
        #expect(client.deviceId == "LOCAL")
        #expect(try await client.registerDevice(token: "fcm", on: .gcm) == "device-4")
        device.credentials.become(TestDevice.identity)
        #expect(client.deviceId == "device-3" && service.count("RegisterDevice") == 4)
        await expectError(-3000) { _ = try await client.registerDevice(Data()) }
    }

    @Test func `a registered device is the author of its changes`() async throws {
        try await device.client.registerDevice(token: "t", on: .adm)
        let dataset = try device.client.openOrCreateDataset("prefs")
        try dataset.setString("v", forKey: "k")
        #expect(try dataset.record(forKey: "k")?.lastModifiedBy == "device-1")
        try await dataset.synchronize()
        let stored = service.state.read { $0.datasets[TestDevice.identity]?["prefs"] }
        #expect(stored?.records.values.map(\.author) == ["device-1"])
    }

    // PUSH-IOS-03, PUSH-IOS-04, PUSH-AND-02, PUSH-AND-03, PUSH-AND-04
    @Test func `subscriptions need a registered device, and datasets that the service has`() async throws {
        let client = device.client
        let (one, two) = (try client.openOrCreateDataset("one"), try client.openOrCreateDataset("two"))
        await expectError(-8000) { try await one.subscribe() }
        await expectError(-8000) { try await client.subscribeAll() }
        let id = try await client.registerDevice(token: "t", on: .gcm)
        try one.setString("v", forKey: "k")
        try await one.synchronize()
        await expectError(-1000) { try await client.subscribe(["two", "one"]) }
        #expect(service.state.read(\.subscriptions) == ["\(id) one"])
        try two.setString("v", forKey: "k")
        try await two.synchronize()
        try await client.subscribeAll()
        #expect(service.state.read(\.subscriptions) == ["\(id) one", "\(id) two"])
        try await one.unsubscribe()
        #expect(service.state.read(\.subscriptions) == ["\(id) two"])
        try await client.unsubscribeAll()
        #expect(service.state.read(\.subscriptions) == [])
    }

    private func message(
        _ dataset: String = "prefs", _ identity: String = TestDevice.identity, count: Any = 1
    ) -> [AnyHashable: Any] {
        [
            "aps": ["content-available": 1],
            "data": [
                "source": "cognito-sync", "identityPoolId": FakeSync.pool, "identityId": identity,
                "datasetName": dataset, "syncCount": count,
            ] as [String: Any],
        ]
    }

    // PUSH-PAY-01, PUSH-PAY-02, PUSH-PAY-03, PUSH-PAY-04, PUSH-PAY-05, PUSH-PAY-06
    @Test func `a message is read with its members in data or beside the platform's`() throws {
        for count in [7 as Any, Int64(7), "7", NSNumber(value: 7)] {
            let update = try #require(AWSCognitoPushUpdate(message(count: count)))
            #expect(update.datasetName == "prefs" && update.identityId == TestDevice.identity)
            #expect(update.identityPoolId == FakeSync.pool && update.syncCount == 7)
        }
        let plain = try #require(message()["data"] as? [AnyHashable: Any])
        #expect(AWSCognitoPushUpdate(plain)?.datasetName == "prefs")
        for missing in plain.keys {
            var part = plain
            part[missing] = nil
            #expect(AWSCognitoPushUpdate(part) == nil, "\(missing)")
        }
        #expect(AWSCognitoPushUpdate(["source": "another"]) == nil)
    }

    // PUSH-IOS-05, PUSH-AND-05
    @Test func `a message synchronizes the dataset unless this device has the change`() async throws {
        let tablet = TestDevice(service)
        let other = try tablet.client.openOrCreateDataset("prefs")
        try other.setString("v", forKey: "k")
        try await other.synchronize()
        let update = try #require(AWSCognitoPushUpdate(message()))
        #expect(try await device.client.synchronize(update) == .synchronized)
        #expect(try device.client.openOrCreateDataset("prefs").getAll() == ["k": "v"])
        #expect(try await device.client.synchronize(update) == .upToDate)
        let foreign = try #require(AWSCognitoPushUpdate(message("prefs", TestDevice.other, count: 9)))
        #expect(try await device.client.synchronize(foreign) == .ignored)
        #expect(service.count("ListRecords") == 2)
    }

    @Test func `the app's delegate hands messages over`() async throws {
        let client = device.client
        let done = await withCheckedContinuation { continuation in
            let isOurs = client.didReceiveRemoteNotification(message()) { result, _ in
                continuation.resume(returning: result)
            }
            #expect(isOurs)
        }
        #expect(done == .synchronized)
        let ignored = await withCheckedContinuation { continuation in
            let isOurs = client.didReceiveRemoteNotification(["aps": 1]) { result, _ in
                continuation.resume(returning: result)
            }
            #expect(!isOurs)
        }
        #expect(ignored == .ignored && service.count("ListRecords") == 1)
    }
}
