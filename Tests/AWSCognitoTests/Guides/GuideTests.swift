import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

@Suite struct GuideTests {
    private let service = FakeSync(TestClock())

    // SYN-INI-04, SYN-RW-07
    @Test func `the samples of the guide do what it says`() async throws {
        let (phone, tablet) = (TestDevice(service), TestDevice(service))
        #expect(try await Guide.begin(phone.client) == "my value")
        #expect(service.values("myDataSet") == ["myKey": "my value"])
        let (mine, other) = (
            try phone.client.openOrCreateDataset("myDataSet"), try tablet.client.openOrCreateDataset("myDataSet")
        )
        Guide.resolve(mine)
        Guide.keep(other)
        try other.setString("theirs", forKey: "note")
        try await other.synchronize()
        try mine.setString("mine", forKey: "note")
        try await mine.synchronize()
        #expect(service.values("myDataSet")["note"] == "mine\ntheirs")
        try await Guide.delete(mine)
        #expect(service.values("myDataSet") == [:])
        try await other.synchronize()
        #expect(service.values("myDataSet") == ["myKey": "my value", "note": "theirs"])
    }

    @Test func `the sample for copies folds them`() async throws {
        let device = TestDevice(service)
        Guide.fold(device.client)
        device.credentials.become(TestDevice.identity, isGuest: true)
        try device.client.openOrCreateDataset("myDataSet").setString("guest's", forKey: "k")
        device.credentials.become(TestDevice.other)
        let dataset = try device.client.openOrCreateDataset("myDataSet")
        try await dataset.synchronize()
        try await eventually { try device.client.listDatasets().map(\.name) == ["myDataSet"] }
        #expect(try dataset.getAll() == ["k": "guest's"])
    }

    // PUSH-IOS-01, PUSH-IOS-05
    @Test func `the samples for push messages register and receive`() async throws {
        let device = TestDevice(service)
        _ = try await Guide.begin(device.client)
        try await Guide.register(device.client, Data([1, 2]))
        #expect(service.state.read(\.subscriptions) == ["\(device.client.deviceId) myDataSet"])
        let lines = Locked<[String]>([])
        let dataset = try device.client.openOrCreateDataset("myDataSet")
        let following = Task { await Guide.follow(dataset) { line in lines.change { $0.append(line) } } }
        service.change { $0.isOnline = false }
        try await eventually {
            try? await dataset.synchronize()
            return lines.read { $0.first?.hasPrefix("Not synchronized:") == true }
        }
        following.cancel()
        Guide.receive(device.client, ["aps": 1])
    }
}
